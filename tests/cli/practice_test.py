"""The drill, fed one answer a line."""
import os
import select
import signal
import subprocess
import unittest

from support import CliTest, PROGRAM


class Answering(CliTest):
    def test_a_right_answer_is_saved_with_its_rating(self):
        shown = self.practise("b\n4\n", "--count", 1).out
        self.assertIn("How many bits does a byte have?", shown)
        self.assertIn("✓ Right", shown)
        [review] = self.log()
        self.assertEqual((review["item"], review["rating"], review["mode"]), ("bits-per-byte", "4", "practice"))
        self.assertEqual(review["review_time_ms"], "1796112000000")

    def test_an_empty_rating_line_means_good(self):
        self.practise("b\n\n", "--count", 1)
        self.assertEqual([review["rating"] for review in self.log()], ["3"])

    def test_a_wrong_answer_is_saved_as_again_at_once(self):
        shown = self.practise("a\n", "--count", 1).out
        self.assertIn("✗ Wrong", shown)
        self.assertIn("Four bits are a nibble", shown)
        self.assertIn("Today's machines agree on eight.", shown)
        self.assertEqual([review["rating"] for review in self.log()], ["1"])

    def test_a_rating_line_after_a_wrong_answer_is_read_and_ignored(self):
        self.practise("a\n4\nb\n3\n", "--count", 1)
        self.assertEqual([review["rating"] for review in self.log()], ["1", "3"])

    def test_a_wrong_card_comes_back_in_the_session(self):
        shown = self.practise("a\n1\nac\n3\n\n3\nb\n3\n").out
        self.assertEqual(shown.count("How many bits does a byte have?"), 2)
        self.assertIn("once more", shown)

    def test_multiple_response_wants_all_keys_and_nothing_else(self):
        self.practise("b\n3\nac\n3\n")
        self.assertEqual([review["rating"] for review in self.log()], ["3", "3"])

    def test_half_of_a_multiple_response_is_wrong(self):
        self.practise("b\n3\na\n1\n")
        self.assertEqual([review["rating"] for review in self.log()], ["3", "1"])

    def test_a_flashcard_is_judged_by_the_learner(self):
        shown = self.practise("b\n3\nac\n3\n\n2\n").out
        self.assertIn("A group of eight bits.", shown)
        self.assertEqual([(r["item"], r["rating"]) for r in self.log()][-1], ("octet", "2"))

    def test_the_end_of_input_before_the_rating_records_nothing(self):
        self.practise("b\n", "--count", 1)
        self.assertEqual(self.log(), [])

    def test_quitting_before_the_rating_records_nothing(self):
        self.practise("b\n:q\n", "--count", 1)
        self.practise("q\n", "--count", 1)
        self.assertEqual(self.log(), [])

    def test_nonsense_is_explained_and_changes_nothing(self):
        shown = self.practise("zebra\n\n7\nab\nb\n9\n3\n", "--count", 1).out
        self.assertIn("Type the letter or digit of one answer.", shown)
        self.assertEqual([review["rating"] for review in self.log()], ["3"])


class Choosing(CliTest):
    def test_answers_survive_the_program_and_are_not_asked_again_before_others(self):
        self.practise("b\n4\n", "--count", 1)
        shown = self.practise("ac\n3\n", "--count", 1).out
        self.assertIn("Which of these are powers of two?", shown)
        self.assertEqual([review["item"] for review in self.log()], ["bits-per-byte", "byte-units"])

    def test_due_cards_come_first_and_early_ones_are_logged_as_such(self):
        self.practise("b\n3\nac\n3\n\n3\n")
        self.practise("b\n3\n", "--count", 1, now="2026-12-01T12:00:00Z")
        self.assertIn("early", [review["mode"] for review in self.log()])

    def test_another_topic_has_nothing_to_ask(self):
        self.practise("", "--topic", "nothing", expected=3)
        self.practise("", "--topic", "basics")

    def test_the_same_seed_shuffles_alike(self):
        first = self.practise(":q\n").out
        self.assertEqual(first, self.practise(":q\n").out)


class Undoing(CliTest):
    def test_undo_asks_the_same_question_again_and_leaves_no_trace_in_the_log(self):
        shown = self.practise("b\n4\n:u\nb\n2\n", "--count", 3).out
        self.assertEqual(shown.count("How many bits does a byte have?"), 2)
        self.assertEqual([(r["item"], r["rating"], r["review_index"]) for r in self.log()], [("bits-per-byte", "2", "0")])

    def test_any_number_of_answers_can_be_taken_back(self):
        self.practise("b\n4\nac\n3\n:u\n:u\n:u\n", "--count", 3)
        self.assertEqual(self.log(), [])
        statistics = self.json_of("stats", "--bank", self.bank(), "--now", "2026-12-02T08:00Z")
        self.assertEqual(statistics["cards"]["new"], 3)
        self.assertEqual(statistics["reviews"], 0)

    def test_an_unrated_answer_is_withdrawn(self):
        self.practise("b\n:u\na\n", "--count", 1)
        self.assertEqual([review["rating"] for review in self.log()], ["1"])


class Languages(CliTest):
    def test_the_language_is_chosen_and_switched_in_the_middle_of_a_question(self):
        shown = self.practise(":l en\nb\n3\n", "--locale", "de", "--count", 1).out
        self.assertIn("Wie viele Bits hat ein Byte?", shown)
        self.assertIn("How many bits does a byte have?", shown)
        self.assertEqual([review["locale"] for review in self.log()], ["en"])

    def test_switching_changes_neither_order_nor_count(self):
        switched = self.practise(":l\n" * 20 + "b\n3\n", "--locale", "en", "--count", 1).out
        self.assertEqual(switched.count("1 of 1"), 21)
        self.assertEqual(len(self.log()), 1)

    def test_a_missing_text_falls_back_with_a_badge(self):
        shown = self.practise("b\n3\nac\n3\n", "--locale", "de").out
        self.assertIn("[English, no Deutsch text yet]", shown)
        self.assertIn("What is an octet?", shown)

    def test_arabic_options_carry_arabic_letters_and_take_them(self):
        shown = self.practise("ب\n3\n", "--locale", "ar", "--count", 1).out
        self.assertIn("أ", shown)
        self.assertEqual([review["rating"] for review in self.log()], ["3"])

    def test_a_language_nobody_has_is_named_and_nothing_else_happens(self):
        shown = self.practise(":l fi\nb\n3\n", "--count", 1).out
        self.assertIn("It has: ar, de, en", shown)

    def test_the_interface_speaks_the_systems_language(self):
        shown = self.practise("b\n3\n", "--count", 1, LC_ALL="de_DE.UTF-8").out
        self.assertIn("✓ Richtig", shown)
        self.assertIn("Wie viele Bits hat ein Byte?", shown)


class Killed(CliTest):
    def drill_until(self, lines, wanted):
        """Types the lines, waits until `wanted` is on the screen, and kills the program."""
        program = subprocess.Popen([PROGRAM, "practice", "--bank", str(self.bank())], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, env=self.environment)
        program.stdin.write(lines)
        program.stdin.flush()
        output = b""
        while wanted not in output:
            ready, _, _ = select.select([program.stdout], [], [], 60)
            chunk = os.read(program.stdout.fileno(), 65536) if ready else b""
            self.assertTrue(chunk, output.decode())
            output += chunk
        program.send_signal(signal.SIGKILL)
        program.wait()
        program.stdin.close()
        program.stdout.close()

    def test_no_answer_is_lost_once_the_next_question_shows(self):
        self.drill_until(b"b\n3\n", b"Which of these are powers of two?")
        self.assertEqual([review["item"] for review in self.log()], ["bits-per-byte"])
        self.drill_until(b"ac\n4\n", b"What is an octet?")
        self.assertEqual([review["item"] for review in self.log()], ["bits-per-byte", "byte-units"])
        self.assertIn("good", self.run_cli("repair", "--bank", self.bank()).out)

    def test_a_wrong_answer_is_saved_before_its_explanation_is_read(self):
        self.drill_until(b"a\n", "✗ Wrong".encode())
        self.assertEqual([review["rating"] for review in self.log()], ["1"])

    def test_an_unrated_answer_is_asked_again(self):
        self.drill_until(b"b\n", b"1 Again")
        self.assertEqual(self.log(), [])
        self.drill_until(b"", b"How many bits does a byte have?")


if __name__ == "__main__":
    unittest.main()
