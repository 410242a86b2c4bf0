# SPDX-License-Identifier: MIT
"""What --fix may change in a catalog, with a reader of JSON that forgives what the program forgives."""
import json

class Malformed(Exception):
    pass


class Reader:
    """Values as tuples: (kind, start, end, parts); parts of an object are (name, value)."""

    def __init__(self, data):
        self.data, self.at = data, 3 if data.startswith(b"\xef\xbb\xbf") else 0

    def space(self):
        while self.at < len(self.data) and self.data[self.at] in b" \t\r\n":
            self.at += 1

    def whole(self):
        value = self.value(0)
        self.space()
        if self.at != len(self.data):
            raise Malformed
        return value

    def value(self, depth):
        self.space()
        if depth > 128 or self.at >= len(self.data):
            raise Malformed
        byte = self.data[self.at:self.at + 1]
        if byte in (b"{", b"["):
            return self.container(depth, byte == b"{")
        start = self.at
        if byte == b'"':
            return self.string()
        while self.at < len(self.data) and self.data[self.at] not in b" \t\r\n,]}:":
            self.at += 1
        if start == self.at:
            raise Malformed
        return ("scalar", start, self.at, self.data[start:self.at])

    def string(self):
        start = self.at
        self.at += 1
        while self.at < len(self.data) and self.data[self.at] != 0x22:
            self.at += 2 if self.data[self.at] == 0x5C else 1
        if self.at >= len(self.data):
            raise Malformed
        self.at += 1
        return ("string", start, self.at, self.data[start:self.at])

    def container(self, depth, is_object):
        start, parts = self.at, []
        self.at += 1
        end = b"}" if is_object else b"]"
        while True:
            self.space()
            if self.data[self.at:self.at + 1] == end:
                self.at += 1
                return ("object" if is_object else "array", start, self.at, parts)
            name = None
            if is_object:
                if self.data[self.at:self.at + 1] != b'"':
                    raise Malformed
                name = self.string()
                self.space()
                if self.data[self.at:self.at + 1] != b":":
                    raise Malformed
                self.at += 1
            parts.append((name, self.value(depth + 1)))
            self.space()
            if self.data[self.at:self.at + 1] == b",":
                self.at += 1
            elif self.data[self.at:self.at + 1] != end:
                raise Malformed


def text(value):
    if value is None or value[0] != "string":
        return None
    try:
        return json.loads(value[3].decode("utf-8", "replace"), strict=False)
    except ValueError:
        return value[3]


def member(value, name):
    if value[0] != "object":
        return None
    return next((v for n, v in value[3] if text(n) == name), None)


def is_null(value):
    return value is None or value[0] == "scalar" and value[3] == b"null"


def may_go(entry, name):
    """Whether an entry is for dark and holds nothing: no color, no components; a picture may be that of light."""
    if entry[0] != "object":
        return False
    appearances = member(entry, "appearances")
    if appearances is None or appearances[0] != "array":
        return False
    dark = any(text(member(a, "value")) == "dark" and text(member(a, "appearance")) == "luminosity"
               for _, a in appearances[3] if a[0] == "object")
    if name == "images":
        return dark
    return dark and is_null(member(entry, "color")) and member(entry, "components") is None


def same(old, new, around=None):
    """Whether two values are the same, but for entries of `colors` and `images` that may be gone."""
    if old[0] != new[0]:
        return False
    if old[0] in ("scalar", "string"):
        return old[3] == new[3]
    left = list(new[3])
    for name, value in old[3]:
        kept = bool(left) and (name is None) == (left[0][0] is None)
        if kept and name is not None:
            kept = name[3] == left[0][0][3]
        if kept and same(value, left[0][1], name and text(name)):
            left.pop(0)
        elif not (around in ("colors", "images") and may_go(value, around)):
            return False
    return not left


def skeleton(data):
    """The bytes without white space and commas outside of strings."""
    out, at = bytearray(), 0
    while at < len(data):
        if data[at] == 0x22:
            start, at = at, at + 1
            while at < len(data) and data[at] != 0x22:
                at += 2 if data[at] == 0x5C else 1
            at += 1
            out += data[start:at]
        else:
            if data[at] not in b" \t\r\n,":
                out.append(data[at])
            at += 1
    return bytes(out)


def intended(before, after):
    if before == after:
        return True
    try:
        old, new = Reader(before).whole(), Reader(after).whole()
    except (Malformed, RecursionError):
        return False
    return same(old, new) and len(skeleton(after)) < len(skeleton(before))
