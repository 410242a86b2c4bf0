#!/usr/bin/env python3
"""Writes digests.tsv: the elements, attributes and a hash of every interface file beside it.

The hash is FNV-1a over one line an element, in document order: line, column, name, attributes and
the text of elements that hold nothing else.
"""
import base64
import os
import sys
import xml.parsers.expat

MASK = (1 << 64) - 1


def digest(path):
    rows, open_rows = [], []
    parser = xml.parsers.expat.ParserCreate()
    parser.ordered_attributes = True
    parser.buffer_text = False

    def start(name, attributes):
        pairs = list(zip(attributes[::2], attributes[1::2]))
        place = (parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        row = {"place": place, "name": name, "pairs": pairs, "text": "", "leaf": True}
        if open_rows:
            open_rows[-1]["leaf"] = False
        rows.append(row)
        open_rows.append(row)

    def text(data):
        if open_rows:
            open_rows[-1]["text"] += data

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: open_rows.pop()
    parser.CharacterDataHandler = text
    with open(path, "rb") as file:
        parser.ParseFile(file)
    value = 0xCBF29CE484222325
    for row in rows:
        attributes = "".join(f" {name}={text}" for name, text in row["pairs"])
        kept = row["text"] if row["leaf"] else ""
        if dict(row["pairs"]).get("base64-UTF8") == "YES":
            kept = base64.b64decode(kept + "==").decode()
        line = f"{row['place'][0]}:{row['place'][1]} {row['name']}{attributes}|{kept}\n"
        for byte in line.encode():
            value = ((value ^ byte) * 0x100000001B3) & MASK
    return len(rows), sum(len(row["pairs"]) for row in rows), value


def main(folder):
    found = []
    for top, _, names in os.walk(folder):
        found += [os.path.join(top, n) for n in names if n.endswith((".storyboard", ".xib"))]
    with open(os.path.join(folder, "digests.tsv"), "w") as out:
        for path in sorted(found):
            elements, attributes, value = digest(path)
            relative = os.path.relpath(path, folder)
            out.write(f"{relative}\t{elements}\t{attributes}\t{value:016x}\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__)))
