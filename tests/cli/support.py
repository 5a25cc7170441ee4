"""Runs warpdeck-cli as a user would: a process of its own, with its own data folder, a fixed clock and zone."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

PROGRAM = os.environ["WARPDECK_CLI"]
DRILL_CONTENT = pathlib.Path(__file__).parent.parent / "data" / "content" / "drill"
NOW = "2026-12-01T08:00:00Z"


class CliTest(unittest.TestCase):
    """A test with an empty home; `bank()` is a bank compiled from the drill content."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="warpdeck-"))
        self.addCleanup(self.remove)
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "COLUMNS": "80",
        }
        for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
            if name in os.environ:
                self.environment[name] = os.environ[name]

    def remove(self):
        subprocess.run(["chmod", "-R", "u+rwX", str(self.folder)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run_cli(self, *arguments, stdin="", expected=0, **environment):
        result = subprocess.run([PROGRAM, *map(str, arguments)], input=stdin.encode() if isinstance(stdin, str) else stdin,
                                capture_output=True, env={**self.environment, **environment}, timeout=120)
        result.out = result.stdout.decode()
        result.err = result.stderr.decode()
        self.assertNotIn("Sanitizer", result.err)
        self.assertEqual(result.returncode, expected, f"{arguments}\n{result.out}\n{result.err}")
        return result

    def json_of(self, *arguments):
        return json.loads(self.run_cli(*arguments, "--json").out)

    def copy_of_content(self):
        copy = self.folder / "content"
        shutil.copytree(DRILL_CONTENT, copy)
        return copy

    def bank(self):
        file = self.folder / "drill.wdbank"
        if not file.exists():
            self.run_cli("build", DRILL_CONTENT, "--output", file)
        return file

    @property
    def profile(self):
        return self.folder / "data" / "warpdeck" / "profiles" / "default.wdprofile"

    def practise(self, lines, *arguments, now=NOW, expected=0, **environment):
        return self.run_cli("practice", "--bank", self.bank(), "--now", now, "--seed", "1", *arguments, stdin=lines,
                            expected=expected, **environment)

    def log(self):
        rows = self.run_cli("export-log").out.splitlines()
        header = rows[0].split(",")
        return [dict(zip(header, row.split(","))) for row in rows[1:]]
