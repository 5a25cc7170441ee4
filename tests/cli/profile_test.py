"""export-log and repair over a real profile."""
import fcntl
import sqlite3
import unittest

from support import CliTest


class ExportLog(CliTest):
    def test_columns_are_those_that_replay_reads(self):
        self.practise("b\n3\n", "--count", 1)
        header = self.run_cli("export-log").out.splitlines()[0]
        self.assertEqual(header, "card_id,review_index,review_time_ms,elapsed_days,rating,duration_ms,bank,item,facet,locale,mode")

    def test_elapsed_days_are_study_days(self):
        self.practise("b\n3\n", "--count", 1)
        self.practise("b\n3\n", "--count", 1, now="2026-12-09T03:00Z")
        self.assertEqual([review["elapsed_days"] for review in self.log() if review["item"] == "bits-per-byte"], ["0", "7"])

    def test_a_file_gets_the_same_lines(self):
        self.practise("b\n3\n", "--count", 1)
        file = self.folder / "log.csv"
        self.run_cli("export-log", file)
        self.assertEqual(file.read_text(), self.run_cli("export-log").out)

    def test_a_file_that_cannot_be_written_is_said_so(self):
        self.run_cli("export-log", self.folder / "no" / "folder.csv", expected=3)
        self.run_cli("export-log", "/dev/full", expected=3)

    def test_nothing_studied_is_a_header_only(self):
        self.assertEqual(len(self.run_cli("export-log").out.splitlines()), 1)


class Repair(CliTest):
    def test_states_are_rebuilt_from_the_log(self):
        self.practise("b\n3\nac\n4\n\n2\n")
        before = self.states()
        connection = sqlite3.connect(self.profile)
        connection.execute("UPDATE card_state SET stability = 99, lapses = 7 WHERE card_id = 1")
        connection.execute("DELETE FROM card_state WHERE card_id = 2")
        connection.commit()
        connection.close()
        self.assertNotEqual(self.states(), before)
        report = self.run_cli("repair", "--bank", self.bank()).out
        self.assertIn("2", report)
        self.assertEqual(self.states(), before)

    def test_states_that_cannot_be_read_are_rebuilt(self):
        self.practise("b\n3\n", "--count", 1)
        before = self.states()
        connection = sqlite3.connect(self.profile)
        connection.execute("UPDATE card_state SET reviews = -1")
        connection.commit()
        connection.close()
        self.run_cli("repair", "--bank", self.bank())
        self.assertEqual(self.states(), before)

    def test_a_sound_profile_stays_as_it_is(self):
        self.practise("b\n3\n", "--count", 1)
        before = self.states()
        self.assertIn("0", self.run_cli("repair", "--bank", self.bank()).out)
        self.assertEqual(self.states(), before)

    def test_without_a_profile_there_is_nothing_to_repair(self):
        self.run_cli("repair", "--bank", self.bank(), expected=3)

    def states(self):
        connection = sqlite3.connect(self.profile)
        rows = connection.execute("SELECT * FROM card_state ORDER BY card_id").fetchall()
        connection.close()
        return rows


class Backups(CliTest):
    def test_a_session_leaves_a_good_copy(self):
        self.practise("b\n3\n", "--count", 1)
        [copy] = list((self.folder / "data" / "warpdeck" / "backups").iterdir())
        connection = sqlite3.connect(copy)
        self.assertEqual(connection.execute("SELECT count(*) FROM review").fetchone(), (1,))
        connection.close()

    def test_copies_do_not_pile_up(self):
        for day in range(1, 15):
            self.practise("b\n3\n", "--count", 1, now=f"2026-12-{day:02}T08:00Z")
        copies = list((self.folder / "data" / "warpdeck" / "backups").iterdir())
        self.assertLessEqual(len(copies), 16)
        self.assertGreaterEqual(len(copies), 10)


class Locking(CliTest):
    def test_the_app_keeps_other_writers_out_but_not_readers(self):
        self.practise("b\n3\n", "--count", 1)
        lock = self.profile.with_name(self.profile.name + "-lock")
        with open(lock, "a", encoding="utf-8") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            self.assertIn("Another program", self.practise("ac\n3\n", expected=3).err)
            self.json_of("stats", "--bank", self.bank())
        self.practise("ac\n3\n", "--count", 1)

    def test_readers_work_while_somebody_studies_and_a_locked_profile_is_said_so(self):
        self.practise("b\n3\n", "--count", 1)
        holder = sqlite3.connect(self.profile)
        holder.execute("BEGIN IMMEDIATE")
        try:
            self.json_of("stats", "--bank", self.bank())
            result = self.practise("ac\n3\n", expected=3)
            self.assertIn("Another program", result.err)
        finally:
            holder.rollback()
            holder.close()
        self.practise("ac\n3\n", "--count", 1)


if __name__ == "__main__":
    unittest.main()
