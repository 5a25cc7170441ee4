"""check, format, build and new."""
import json
import unittest

from support import DRILL_CONTENT, CliTest


class Check(CliTest):
    def test_clean_content_passes_with_its_coverage(self):
        report = self.json_of("check", DRILL_CONTENT)
        self.assertEqual(report["items"], 3)
        self.assertEqual(report["coverage"][0]["topic"], "basics")
        self.assertEqual(report["coverage"][0]["locales"]["de"]["missing"], 1)
        self.assertEqual([d for d in report["diagnostics"] if d["severity"] == "error"], [])

    def test_every_problem_is_named_at_once_with_place_and_hint(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        file.write_text(file.read_text().replace("kind: multiple", "kind: multipel").replace("answer: b", "answer: z"))
        result = self.run_cli("check", content, expected=1)
        self.assertRegex(result.err, r"basics/basics\.en\.md:\d+:\d+: error: [a-z-]+: .*multipel")
        self.assertRegex(result.err, r"basics/basics\.en\.md:\d+:\d+: error: [a-z-]+: .*z")

    def test_strict_turns_warnings_into_failure(self):
        content = self.copy_of_content()
        (content / "sources.tsv").write_text("key\tcitation\turl\tseen\n")
        self.run_cli("check", content)
        self.run_cli("check", content, "--strict", expected=1)

    def test_a_missing_folder_is_an_environment_failure(self):
        self.run_cli("check", self.folder / "nowhere", expected=3)


class Format(CliTest):
    def test_canonical_content_stays_as_it_is(self):
        self.run_cli("format", DRILL_CONTENT, "--check")

    def test_format_mends_and_then_has_nothing_to_do(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        canonical = file.read_bytes()
        file.write_bytes(b"\xef\xbb\xbf" + canonical.replace(b"\n", b"\r\n").rstrip())
        told = self.run_cli("format", content, "--check", expected=1)
        self.assertIn("basics/basics.en.md", told.out)
        self.run_cli("format", content)
        self.assertEqual(file.read_bytes(), canonical)
        self.assertEqual(self.run_cli("format", content).out, "")

    def test_a_file_with_errors_is_left_as_it_is(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        broken = file.read_bytes().replace(b"nibble", b"nib\xffble") + b"\n\n\n"
        file.write_bytes(broken)
        self.run_cli("format", content, expected=1)
        self.assertEqual(file.read_bytes(), broken)


class Build(CliTest):
    def test_the_same_content_gives_the_same_bytes(self):
        first, second = self.folder / "a.wdbank", self.folder / "b.wdbank"
        self.run_cli("build", DRILL_CONTENT, "--output", first)
        self.run_cli("build", DRILL_CONTENT, "--output", second)
        self.assertEqual(first.read_bytes(), second.read_bytes())

    def test_content_with_errors_builds_nothing_and_leaves_the_old_bank(self):
        content = self.copy_of_content()
        output = self.folder / "x.wdbank"
        self.run_cli("build", content, "--output", output)
        before = output.read_bytes()
        file = content / "basics" / "basics.en.md"
        file.write_text(file.read_text().replace("answer: b", "answer: nope"))
        result = self.run_cli("build", content, "--output", output, expected=1)
        self.assertIn("nope", result.err)
        self.assertEqual(output.read_bytes(), before)

    def test_lint_findings_do_not_keep_a_bank_from_being_built(self):
        content = self.copy_of_content()
        file = content / "basics" / "basics.en.md"
        file.write_text(file.read_text().replace("sixteen bits", "all of the above"))
        self.run_cli("check", content, expected=1)
        self.run_cli("build", content, "--output", self.folder / "x.wdbank")

    def test_names_that_look_like_placeholders_stay_as_they_are(self):
        output = self.folder / "100%1%2.wdbank"
        self.assertIn("100%1%2.wdbank: 3 items, 6 texts", self.run_cli("build", DRILL_CONTENT, "--output", output).out)
        self.assertIn("100%1%2.wdbank", self.run_cli("banks", "--bank", output).out)

    def test_an_output_that_cannot_be_written_is_said_so(self):
        self.run_cli("build", DRILL_CONTENT, "--output", self.folder / "no" / "such" / "folder.wdbank", expected=3)


class New(CliTest):
    def test_skeletons_are_complete_enough_to_be_read(self):
        topic = self.run_cli("new", "topic", "caches").out
        self.assertIn("topic: caches", topic)
        for kind in ("choice", "multiple", "number", "text", "cloze", "card", "comparison"):
            item = self.run_cli("new", "item", "cache-line", "--kind", kind).out
            self.assertIn("## cache-line | ", item)
            self.assertIn(f"kind: {kind}", item)

    def test_bad_ids_and_kinds_are_refused(self):
        self.run_cli("new", "topic", "Not An Id", expected=2)
        self.run_cli("new", "item", "x", "--kind", "riddle", expected=2)


if __name__ == "__main__":
    unittest.main()
