"""show, banks, stats, install and the common options."""
import subprocess
import unittest

from support import CliTest, NOW, PROGRAM


class Show(CliTest):
    def test_an_item_is_shown_whole_with_the_language_used(self):
        shown = self.run_cli("show", "bits-per-byte", "--bank", self.bank(), "--locale", "de").out
        for piece in ("Deutsch", "Wie viele Bits hat ein Byte?", "acht Bits", "Heutige Rechner", "2³\u00a0=\u00a08", "IEC 80000-13"):
            self.assertIn(piece, shown)

    def test_json_names_key_locale_and_fallback(self):
        item = self.json_of("show", "octet", "--bank", self.bank(), "--locale", "de")
        self.assertEqual((item["item"], item["locale"], item["wanted_locale"], item["fallback"]), ("octet", "en", "de", True))
        item = self.json_of("show", "drill/bits-per-byte", "--bank", self.bank(), "--locale", "de-AT")
        self.assertEqual((item["locale"], item["fallback"], item["locales"]), ("de", False, ["ar", "de", "en"]))
        self.assertEqual([option["id"] for option in item["options"] if option["key"]], ["b"])

    def test_an_unknown_item_is_an_environment_failure_with_advice(self):
        result = self.run_cli("show", "nothing", "--bank", self.bank(), expected=3)
        self.assertIn("nothing", result.err)
        self.assertIn("warpdeck-cli banks", result.err)

    def test_right_to_left_lines_are_balanced(self):
        shown = self.run_cli("show", "bits-per-byte", "--bank", self.bank(), "--locale", "ar").out
        for line in shown.splitlines():
            opened = sum(line.count(mark) for mark in "\u2066\u2067\u2068")
            self.assertEqual(opened, line.count("\u2069"), line)

    def test_no_colour_without_a_terminal(self):
        self.assertNotIn("\x1b", self.run_cli("show", "bits-per-byte", "--bank", self.bank()).out)


class Banks(CliTest):
    def test_the_list_tells_languages_and_topics(self):
        [bank] = self.json_of("banks", "--bank", self.bank())
        self.assertEqual((bank["bank"], bank["version"], bank["items"]), ("drill", 3, 3))
        self.assertEqual(bank["locales"], {"ar": 1, "de": 2, "en": 3})
        self.assertIn("basics", self.run_cli("banks", "--bank", self.bank()).out)

    def test_an_installed_bank_is_found_without_being_named(self):
        self.run_cli("install", self.bank())
        self.assertIn("drill", [bank["bank"] for bank in self.json_of("banks")])

    def test_an_update_replaces_an_added_bank_and_an_older_one_needs_asking(self):
        self.run_cli("install", self.bank())
        content = self.copy_of_content()
        newer = content / "bank.en.md"
        newer.write_text(newer.read_text().replace("version: 3", "version: 4"))
        update = self.folder / "update.wdbank"
        self.run_cli("build", content, "--output", update)
        self.run_cli("install", update)
        refused = self.run_cli("install", self.bank(), expected=3)
        self.assertIn("--replace", refused.err)
        self.run_cli("install", self.bank(), "--replace")

    def test_of_two_files_of_one_bank_the_higher_version_wins(self):
        content = self.copy_of_content()
        newer = content / "bank.en.md"
        newer.write_text(newer.read_text().replace("version: 3", "version: 4"))
        update = self.folder / "update.wdbank"
        self.run_cli("build", content, "--output", update)
        [bank] = self.json_of("banks", "--bank", self.bank(), "--bank", update)
        self.assertEqual(bank["version"], 4)


class Stats(CliTest):
    def test_a_new_learner_has_only_new_cards(self):
        statistics = self.json_of("stats", "--bank", self.bank(), "--now", NOW)
        self.assertEqual(statistics["reviews"], 0)
        self.assertEqual({k: statistics["cards"][k] for k in ("new", "learning", "due", "suspended")},
                         {"new": 3, "learning": 0, "due": 0, "suspended": 0})
        self.assertFalse(self.profile.exists(), "reading makes no profile")

    def test_cards_fall_due_on_later_days(self):
        self.practise("b\n3\nac\n3\n\n3\n")
        later = self.json_of("stats", "--bank", self.bank(), "--now", "2026-12-20T08:00Z")
        self.assertEqual((later["reviews"], later["cards"]["due"], later["cards"]["learning"]), (3, 3, 3))

    def test_the_study_day_begins_at_four(self):
        self.practise("b\n3\n", "--count", 1, now="2026-12-01T03:59Z")
        self.practise("ac\n3\n", "--count", 1, now="2026-12-01T04:01Z")
        statistics = self.json_of("stats", "--bank", self.bank(), "--now", "2026-12-01T05:00Z")
        self.assertEqual((statistics["streak"], statistics["reviews_today"]), (2, 1))


class CommandLine(CliTest):
    def test_every_command_explains_itself(self):
        listed = self.run_cli("--help").out
        for command in ("practice", "check", "build", "format", "new", "show", "install", "banks", "stats", "export-log", "repair"):
            self.assertIn(command, listed)
            self.assertIn("--help", self.run_cli(command, "--help").out)

    def test_usage_errors_exit_with_two(self):
        for arguments in ([], ["fly"], ["show"], ["show", "a", "b"], ["stats", "--nonsense"], ["practice", "--count", "0"],
                          ["practice", "--count", "x"], ["stats", "--now", "yesterday"]):
            self.assertIn("--help", self.run_cli(*arguments, expected=2).err)

    def test_common_options_may_stand_before_the_command(self):
        self.assertEqual(self.run_cli("--bank", self.bank(), "banks", "--json").out,
                         self.run_cli("banks", "--bank", self.bank(), "--json").out)

    def test_output_that_goes_nowhere_is_said_so(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([PROGRAM, "banks", "--bank", str(self.bank())], stdout=full, stderr=subprocess.PIPE,
                                    env=self.environment, timeout=60)
        self.assertEqual(result.returncode, 3)
        self.assertIn(b"cannot be written", result.stderr)

    def test_odd_locales_do_no_harm(self):
        for name in ("C", "POSIX", "xx_YY.UTF-8", "", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE@euro", "../../etc/passwd"):
            self.run_cli("show", "bits-per-byte", "--bank", self.bank(), LC_ALL=name, LANG=name)

    def test_help_is_translated(self):
        self.assertNotEqual(self.run_cli("--help").out, self.run_cli("--help", LC_ALL="ja_JP.UTF-8").out)


if __name__ == "__main__":
    unittest.main()
