"""Hostile and broken files: a clear message, the right exit code, the file as it was."""
import os
import random
import resource
import signal
import sqlite3
import subprocess
import unittest

from support import CliTest, DRILL_CONTENT, PROGRAM


class BadContent(CliTest):
    def spoil(self, old, new):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        text = file.read_bytes()
        self.assertIn(old, text)
        file.write_bytes(text.replace(old, new, 1))
        return content

    def test_each_fault_is_named_with_its_place(self):
        faults = [
            (b"kind: choice", b"kind: riddle", "riddle"),
            (b"level: 1", b"levle: 1", "levle"),
            (b"## octet |", b"## byte-units |", "byte-units"),
            (b"answer: b", b"answer: q", "q"),
            (b"How many", b"How m\xffny", "UTF-8"),
            (b"- c) sixteen", b"- b) sixteen", "b"),
            (b"topic: basics", b"topic: other", "other"),
            (b"### hint", b"### hunt", "hunt"),
        ]
        for old, new, word in faults:
            with self.subTest(new=new):
                result = self.run_cli("check", self.spoil(old, new), expected=1)
                self.assertRegex(result.err, r"basics/basics\.en\.md:\d+:\d+: error: [a-z0-9-]+: ")
                self.assertIn(word, result.err)
            self.remove()
            self.folder.mkdir()

    def test_an_option_missing_in_a_translation_is_named_there(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.de.md"
        text = file.read_text()
        start, end = text.index("- c) sechzehn"), text.index("### hint")
        file.write_text(text[:start] + text[end:])
        result = self.run_cli("check", content)
        self.assertIn("basics/basics.de.md:", result.err)
        self.assertIn("warning", result.err)

    def test_carriage_returns_and_byte_order_marks_are_warnings(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
        result = self.run_cli("check", content)
        self.assertIn("warning", result.err)
        self.run_cli("build", content, "--output", self.folder / "x.wdbank")

    def test_a_file_of_fifty_megabytes_is_refused_quickly(self):
        content = self.copy_of_content()
        (content / "basics" / "basics.en.md").write_bytes(b"# x\n" * (50 * 1024 * 1024 // 4))
        result = self.run_cli("check", content, expected=1)
        self.assertIn("basics.en.md", result.err)


class BadBanks(CliTest):
    def refuse(self, data, *words):
        file = self.folder / "bad.wdbank"
        file.write_bytes(data)
        result = self.run_cli("banks", "--bank", file, expected=3)
        for word in ("bad.wdbank", *words):
            self.assertIn(word, result.err)
        self.assertEqual(file.read_bytes(), data)

    def test_what_is_no_bank_is_called_so(self):
        self.refuse(b"just text, and more than a header's worth of it " * 40, "not a question bank")
        self.refuse(b"")
        other = self.folder / "other.sqlite"
        connection = sqlite3.connect(other)
        connection.execute("CREATE TABLE t (x)")
        connection.close()
        self.refuse(other.read_bytes(), "not a question bank")

    def test_a_newer_bank_asks_for_a_newer_program(self):
        data = bytearray(self.bank().read_bytes())
        data[60:64] = (99).to_bytes(4, "big")  # SQLite keeps user_version there
        self.refuse(bytes(data), "newer version")

    def test_a_cut_off_bank_is_damaged(self):
        data = self.bank().read_bytes()
        file = self.folder / "bad.wdbank"
        file.write_bytes(data[: len(data) // 2])
        result = self.run_cli("install", file, expected=3)
        self.assertIn("bad.wdbank", result.err)

    def test_flipped_bytes_never_crash_the_drill(self):
        original = self.bank().read_bytes()
        chance = random.Random(7)
        file = self.folder / "flipped.wdbank"
        for _ in range(40):
            data = bytearray(original)
            for _ in range(chance.randint(1, 8)):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            file.write_bytes(bytes(data))
            result = self.run_cli_any("practice", "--bank", file, "--profile", self.folder / "p.wdprofile", stdin="a\n3\na\n3\n")
            self.assertIn(result.returncode, (0, 3), result.stderr)

    def run_cli_any(self, *arguments, stdin):
        result = subprocess.run([PROGRAM, *map(str, arguments)], input=stdin.encode(), capture_output=True,
                                env=self.environment, timeout=60)
        self.assertNotIn(b"Sanitizer", result.stderr)
        return result

    def test_a_missing_bank_is_named(self):
        self.assertIn("nowhere.wdbank", self.run_cli("banks", "--bank", self.folder / "nowhere.wdbank", expected=3).err)


class BadProfiles(CliTest):
    def with_profile(self, data):
        self.profile.parent.mkdir(parents=True, exist_ok=True)
        self.profile.write_bytes(data)

    def refuse(self, *words):
        before = self.profile.read_bytes()
        result = self.practise("b\n3\n", expected=3)
        for word in words:
            self.assertIn(word, result.err)
        self.assertEqual(self.profile.read_bytes(), before, "the file is as it was")

    def test_a_newer_profile_is_left_untouched(self):
        self.practise("b\n3\n", "--count", 1)
        connection = sqlite3.connect(self.profile)
        connection.execute("PRAGMA user_version = 99")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        self.refuse("newer version")

    def test_what_is_no_profile_is_left_untouched(self):
        self.with_profile(b"my thesis, which I do not want to lose " * 100)
        self.refuse("not a Warpdeck profile")

    def test_a_damaged_profile_names_the_newest_good_backup(self):
        self.practise("b\n3\n", "--count", 1)
        data = bytearray(self.profile.read_bytes())
        for position in range(4096, len(data), 7):
            data[position] ^= 0xFF
        self.profile.write_bytes(bytes(data))
        result = self.run_cli("repair", "--bank", self.bank(), expected=3)
        self.assertIn("backups", result.err)

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_read_only_profile_is_said_so(self):
        self.practise("b\n3\n", "--count", 1)
        self.profile.chmod(0o400)
        self.profile.parent.chmod(0o500)
        self.refuse("read-only")

    def test_a_full_disk_shows_no_answer_as_saved(self):
        self.practise("b\n3\n", "--count", 1)

        def fill_the_disk():  # no file can grow any more
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

        result = subprocess.run([PROGRAM, "practice", "--bank", str(self.bank())], input=b"ac\n3\n", capture_output=True,
                                env=self.environment, preexec_fn=fill_the_disk, timeout=60)
        self.assertEqual(result.returncode, 3, result.stderr)
        self.assertTrue(b"cannot be written" in result.stderr or b"disk is full" in result.stderr, result.stderr)
        self.assertEqual(len(self.log()), 1)
        self.practise("ac\n3\n", "--count", 1)

    def test_a_damaged_profile_stops_the_drill_and_repair_puts_a_backup_in_its_place(self):
        self.practise("b\n3\n", "--count", 1)
        data = bytearray(self.profile.read_bytes())
        for position in range(4096, len(data), 5):
            data[position] ^= 0xFF
        self.profile.write_bytes(bytes(data))
        self.practise("ac\n3\n", expected=3)
        self.assertIn("repair --restore", self.run_cli("repair", "--bank", self.bank(), expected=3).err)
        self.run_cli("repair", "--restore", "--bank", self.bank())
        self.assertEqual(len(self.log()), 1)

    def test_the_profile_is_never_overwritten_by_another_command(self):
        self.practise("b\n3\n", "--count", 1)
        before = self.profile.read_bytes()
        self.run_cli("export-log", self.profile, expected=3)
        self.run_cli("build", DRILL_CONTENT, "--output", self.profile, expected=3)
        self.assertEqual(self.profile.read_bytes(), before)


if __name__ == "__main__":
    unittest.main()
