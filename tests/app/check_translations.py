#!/usr/bin/env python3
"""Fails when a sentence of the user interface is missing in a language, unfinished, or has lost a placeholder.

Usage: check_translations.py PROJECT_DIR LUPDATE
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

LANGUAGES = ["de", "fr", "es", "pt_BR", "ja", "zh_CN", "ko", "ar", "hi"]
PLACEHOLDER = re.compile(r"%(?:L?\d+|n)")
COMMAND = re.compile(r"`[^`]+`|--[a-z]+|:[lhuq?]\b")


def messages(path):
    """(context, source, comment) -> list of translations, one for each plural form; None where it is unfinished."""
    found = {}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            translation = message.find("translation")
            finished = translation is not None and translation.get("type") not in ("unfinished", "vanished", "obsolete")
            forms = [form.text or "" for form in translation.iter("numerusform")] if translation is not None else []
            found[key] = (forms or [(translation.text or "") if translation is not None else ""]) if finished else None
    return found


def plural_messages(path):
    return [(context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            for context in xml.parse(path).getroot().iter("context")
            for message in context.iter("message") if message.get("numerus") == "yes"]


def current_sources(project, lupdate):
    """All sentences, and those of them that count something."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / "warpdeck_en.ts"
        sources = [str(p) for p in sorted((project / "app").rglob("*")) if p.suffix in {".cpp", ".h"}]
        subprocess.run([lupdate, "-silent", "-locations", "none", *sources, "-I", str(project), "-ts", str(fresh)], check=True)
        return set(messages(fresh)), set(plural_messages(fresh))


def problems_of(language, translated, wanted):
    for key in sorted(wanted - set(translated)):
        yield f"{language}: not in the file (run ./dev format): {key[0]}: {key[1]}"
    for key in sorted(set(translated) - wanted):
        yield f"{language}: no longer used (run ./dev format): {key[0]}: {key[1]}"
    for key in sorted(set(translated) & wanted):
        forms = translated[key]
        if forms is None or not all(form.strip() for form in forms):
            yield f"{language}: not translated: {key[0]}: {key[1]}"
            continue
        for form in forms:
            for pattern, what in ((PLACEHOLDER, "placeholders"), (COMMAND, "commands and options")):
                source, target = (collections.Counter(pattern.findall(text)) for text in (key[1], form))
                if source != target and not (what == "placeholders" and "%n" in source and set(source) - set(target) <= {"%n"}):
                    yield f"{language}: {what} differ: {key[1]!r} / {form!r}"


def main(project, lupdate):
    wanted, plurals = current_sources(project, lupdate)
    # English needs a translation for its plural forms only.
    problems = list(problems_of("en", messages(project / "translations" / "warpdeck_en.ts"), plurals))
    for language in LANGUAGES:
        file = project / "translations" / f"warpdeck_{language}.ts"
        problems.extend(problems_of(language, messages(file), wanted) if file.exists() else [f"{file}: missing"])
    print("\n".join(problems) or f"{len(wanted)} sentences in {len(LANGUAGES)} languages")
    return 1 if problems or not wanted else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2]))
