#!/usr/bin/env python3
"""Writes colors.tsv: the colors that the interface files beside it give their views.

An independent reading, with Python's own XML parser: file, object, attribute, light, dark. Named
colors are the copies that the files keep, for no catalog is here. Colors of the system are from
the table below, which is Apple's (Human Interface Guidelines, Color) and, for macOS, that of public
dumps of AppKit's colors; those without a row here are left out.
"""
import os
import xml.etree.ElementTree as ElementTree

MAC = {
    "labelColor": ("#000000D8", "#FFFFFFD8"),
    "secondaryLabelColor": ("#0000007F", "#FFFFFF8C"),
    "controlTextColor": ("#000000D8", "#FFFFFFD8"),
    "headerTextColor": ("#000000D8", "#FFFFFFFF"),
    "textBackgroundColor": ("#FFFFFFFF", "#1E1E1EFF"),
    "controlBackgroundColor": ("#FFFFFFFF", "#1E1E1EFF"),
    "controlColor": ("#FFFFFFFF", "#FFFFFF3F"),
    "systemRedColor": ("#FF383CFF", "#FF4245FF"),
    "gridColor": ("#E6E6E6FF", "#1A1A1AFF"),
    "separatorColor": ("#00000019", "#FFFFFF19"),
}
PHONE = {
    "systemRedColor": ("#FF383CFF", "#FF4245FF"),
    "darkTextColor": ("#000000FF", "#000000FF"),
}


def value(color, system, copies):
    """The color in light and dark; None where this reading does not know it."""
    name = color.get("systemColor") or color.get("cocoaTouchSystemColor")
    if color.get("colorSpace") == "catalog":
        name = color.get("name")
    if name:
        return system.get(name)
    if color.get("name"):
        copy = copies.get(color.get("name"))
        return None if copy is None else value(copy, system, {})
    keys = ["white"] * 3 if color.get("white") is not None else ["red", "green", "blue"]
    numbers = [float(color.get(key, "0")) for key in keys] + [float(color.get("alpha", "1"))]
    text = "#" + "".join("%02X" % round(min(1, max(0, number)) * 255) for number in numbers)
    return text, text


def rows(path, name):
    root = ElementTree.parse(path).getroot()
    is_mac = root.get("targetRuntime", "").startswith("MacOSX")
    system = MAC if is_mac else PHONE
    copies = {each.get("name"): each.find("color") for each in root.iter("namedColor")}
    for view in root.iter():
        has_frame = any(child.tag == "rect" and child.get("key") == "frame" for child in view)
        if not has_frame or view.get("id") is None:
            continue
        holders = [view] + [
            child for child in view
            if child.get("key") == "cell" or child.tag == "state" and child.get("key") == "normal"
        ]
        for holder in holders:
            for color in holder.findall("color"):
                found = value(color, system, copies)
                if found and color.get("key"):
                    yield (name, view.get("id"), color.get("key")) + found


def main(folder):
    lines = []
    for top, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if name.endswith((".storyboard", ".xib")):
                path = os.path.join(top, name)
                lines += ["\t".join(row) for row in rows(path, os.path.relpath(path, folder))]
    with open(os.path.join(folder, "colors.tsv"), "w") as out:
        out.write("\n".join(lines) + "\n")


main(os.path.dirname(os.path.abspath(__file__)))
