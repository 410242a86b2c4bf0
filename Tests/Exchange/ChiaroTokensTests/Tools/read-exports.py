# SPDX-License-Identifier: MIT
"""Reads what `chiaro export` wrote by the programs and libraries that it was written for.

Usage: read-exports.py READER FOLDER

    schema    validates design tokens by the group's JSON schemas; prints nothing when they hold
    android   compiles and links resources by aapt2, and chooses values as Android does
    gtk3      asks GTK 3, and libadwaita asks GTK 4, for named colors (needs a display)
    qt        reads qt5ct's palettes into a QPalette and asks that
    kde       asks KConfig for the colors of KDE's schemes
    terminals asks kitty and foot for their files, and libraries for those of other terminals
    gpl       reads GIMP's palettes by Pillow

All but the first print a line for each color: the cell's bits (1 dark, 2 increased contrast, 8
Display P3), the name, and red, green, blue and alpha from 0 to 255, with tabs between them.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile


def show(cell, name, values):
    print("\t".join([str(cell), name] + ["%.3f" % value for value in values]))


def schema(folder):
    import jsonschema

    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "..", "Schemas", "dtcg-2025.10.json")) as file:
        store = {schema["$id"]: schema for schema in json.load(file)}
    base = "https://www.designtokens.org/schemas/2025.10/"
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        kind = "resolver.json" if path.endswith(".resolver.json") else "format.json"
        root = store[base + kind]
        resolver = jsonschema.RefResolver(base + kind, root, store)
        with open(path) as file:
            value = json.load(file)
        for error in jsonschema.Draft7Validator(root, resolver=resolver).iter_errors(value):
            place = "/".join(map(str, error.absolute_path))
            print("%s: %s: %s" % (os.path.basename(path), place, error.message[:300]))


def android(folder):
    frame = "/usr/share/android-framework-res/framework-res.apk"
    with tempfile.TemporaryDirectory() as work:
        manifest = os.path.join(work, "AndroidManifest.xml")
        with open(manifest, "w") as file:
            file.write('<manifest package="org.example.colors"/>')
        package, linked = os.path.join(work, "res.zip"), os.path.join(work, "out.apk")
        for command in (
            ["aapt2", "compile", "--dir", folder, "-o", package],
            ["aapt2", "link", "-I", frame, "--manifest", manifest, "-o", linked, package],
        ):
            subprocess.run(command, check=True, stdout=sys.stderr)
        dump = subprocess.run(
            ["aapt2", "dump", "resources", linked], check=True, capture_output=True, text=True)
    values, numbers, name = {}, {}, None
    for line in dump.stdout.splitlines():
        if match := re.match(r"\s*resource (0x[0-9a-f]+) color/(\S+)", line):
            name = match[2]
            numbers[match[1]], values[name] = name, {}
        elif match := re.match(r"\s*\(([^)]*)\) (#\S+|@\S+)", line):
            words = frozenset(re.sub(r"-?v\d+$", "", match[1]).split("-")) - {""}
            values[name][words] = match[2]
    for cell, traits in ((0, set()), (1, {"night"}), (8, {"widecg"}), (9, {"night", "widecg"})):
        for start in values:
            name, text = start, "@"
            while text.startswith("@"):
                text = chosen(values[name], traits)
                if text.startswith("@"):
                    name = numbers.get(text[1:], text.split("/")[-1])
            digits = text[1:].rjust(8, "f")
            alpha, *rest = (int(digits[place : place + 2], 16) for place in (0, 2, 4, 6))
            show(cell, start, rest + [alpha])


def chosen(values, traits):
    """Android's rule: what contradicts is out; then the gamut decides before the night does."""
    left = {words: value for words, value in values.items() if words <= traits}
    for trait in ("widecg", "night"):
        having = {words: value for words, value in left.items() if trait in words}
        left = having or left
    return next(iter(left.values()))


def gtk(version, folder, sheets):
    import gi

    gi.require_version("Gtk", version)
    from gi.repository import Gtk

    Gtk.init() if version == "4.0" else Gtk.init([])
    for cell, names in sheets:
        provider, errors = Gtk.CssProvider(), []
        provider.connect("parsing-error", lambda *event: errors.append(event[-1].message))
        text = ""
        for name in names:
            with open(os.path.join(folder, name)) as file:
                text += file.read()
        provider.load_from_data(text.encode())
        for error in errors:
            print("parsing error: " + error)
        context = Gtk.Label().get_style_context()
        context.add_provider(provider, 800)
        for name in dict.fromkeys(re.findall(r"@define-color (\S+)", text)):
            found, color = context.lookup_color(name)
            if found:
                show(cell, name, [255 * part for part in
                                  (color.red, color.green, color.blue, color.alpha)])


def gtk3(folder):
    gtk("3.0", folder, [(0, ["gtk.css"]), (1, ["gtk-dark.css"])])


def libadwaita(folder):
    base, dark, high = "style.css", "style-dark.css", "style-hc.css"
    gtk("4.0", folder, [
        (0, [base]), (1, [base, dark]), (2, [base, high]), (3, [base, dark, high, "style-hc-dark.css"])])


def qt(folder):
    from PyQt5.QtCore import QSettings
    from PyQt5.QtGui import QColor, QPalette

    groups = {"active": QPalette.Active, "inactive": QPalette.Inactive,
              "disabled": QPalette.Disabled}
    roles = {"WindowText": QPalette.WindowText, "Window": QPalette.Window, "Base": QPalette.Base,
             "Text": QPalette.Text, "Highlight": QPalette.Highlight, "Link": QPalette.Link,
             "HighlightedText": QPalette.HighlightedText, "ButtonText": QPalette.ButtonText,
             "Button": QPalette.Button, "PlaceholderText": QPalette.PlaceholderText,
             "AlternateBase": QPalette.AlternateBase, "ToolTipBase": QPalette.ToolTipBase}
    for cell, style in ((0, "light"), (1, "dark")):
        settings = QSettings(os.path.join(folder, "colors-%s.conf" % style), QSettings.IniFormat)
        palette = QPalette()
        for name, group in groups.items():
            colors = settings.value("ColorScheme/%s_colors" % name)
            # What qt5ct asks for: a color for each role.
            assert len(colors) >= QPalette.NColorRoles, len(colors)
            for role in range(QPalette.NColorRoles):
                palette.setColor(group, QPalette.ColorRole(role), QColor(colors[role].strip()))
        for group in groups:
            for name, role in roles.items():
                color = palette.color(groups[group], role)
                show(cell, "%s.%s" % (group, name), color.getRgb())


def kde(folder):
    for cell, style in ((0, "Light"), (1, "Dark")):
        path = os.path.join(folder, "Colors%s.colors" % style)
        for group in ("Window", "View", "Selection", "Button"):
            for key in ("BackgroundNormal", "ForegroundNormal", "DecorationFocus"):
                text = subprocess.run(
                    ["kreadconfig5", "--file", path, "--group", "Colors:" + group, "--key", key],
                    check=True, capture_output=True, text=True).stdout
                show(cell, "%s.%s" % (group, key), [int(part) for part in text.split(",")] + [255])


def terminals(folder):
    import tomllib

    names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    for cell, style in ((0, "light"), (1, "dark")):
        def path(terminal, ending):
            return os.path.join(folder, terminal, "colors-%s%s" % (style, ending))

        def tell(terminal, colors, ground, text):
            for key, color in [*enumerate(colors), ("background", ground), ("foreground", text)]:
                digits = color.lstrip("#")
                values = [int(digits[place : place + 2], 16) for place in (0, 2, 4)]
                show(cell, "%s.%s" % (terminal, key), values + [255])

        script = ("import json, operator, sys; from kitty.config import load_config; o = load_config(sys.argv[-1]);"
                  "names = ['color%d' % n for n in range(16)] + ['background', 'foreground'];"
                  "print(json.dumps([color.as_sharp for color in operator.attrgetter(*names)(o)]))")
        read = json.loads(subprocess.run(
            ["kitty", "+runpy", script, path("kitty", ".conf")], check=True, capture_output=True,
            text=True).stdout)
        tell("kitty", read[:16], *read[16:])
        # foot says nothing of a file that it understands, and ends with 0.
        subprocess.run(["foot", "--check-config", "-c", path("foot", ".ini")], check=True,
                       capture_output=True)
        with open(path("alacritty", ".toml"), "rb") as file:
            colors = tomllib.load(file)["colors"]
        tell("alacritty", [colors[part][name] for part in ("normal", "bright") for name in names],
             colors["primary"]["background"], colors["primary"]["foreground"])
        with open(path("wezterm", ".toml"), "rb") as file:
            colors = tomllib.load(file)["colors"]
        tell("wezterm", colors["ansi"] + colors["brights"], colors["background"],
             colors["foreground"])


def gpl(folder):
    from PIL.GimpPaletteFile import GimpPaletteFile

    for cell, style in enumerate(("light", "dark", "light-high-contrast", "dark-high-contrast")):
        with open(os.path.join(folder, "colors-%s.gpl" % style), "rb") as file:
            lines = [line[:1] in b" 0123456789" for line in file][1:]
            file.seek(0)
            palette = GimpPaletteFile(file).palette
        # Pillow before 10 counts the lines of the head as well, and always has 256 colors.
        start = lines.index(True) if len(palette) == 768 else 0
        for index in range(sum(lines)):
            place = 3 * (start + index)
            show(cell, str(index), [*palette[place : place + 3], 255])


globals()[sys.argv[1]](sys.argv[2])
