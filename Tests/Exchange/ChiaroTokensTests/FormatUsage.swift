// SPDX-License-Identifier: MIT

/// How to use the written files of each format, as its page says it.
enum FormatUsage {
  /// The words for each format, by its name.
  static let text: [String: String] = [
    "dtcg": """
    `colors.resolver.json` is for tools that read resolver documents; it lists the other files and when they apply. Other
    tools read `colors.tokens.json`, which has the light values. `--flavor style-dictionary` and `--flavor tokens-studio`
    write the dialects of these tools.
    """,
    "figma": """
    The file has the form of the answer that Figma's REST interface gives to a request for local variables. A plugin or a
    script that reads this form creates the variables.
    """,
    "css": """
    Load `colors.css` with a `link` element or with `@import`, and write `var(--accent)` in your rules.
    """,
    "tailwind": """
    Import the file after Tailwind: `@import "tailwindcss"; @import "./colors.tailwind.css";`. Tailwind then has classes
    such as `bg-accent` and `text-accent`.
    """,
    "android": """
    Copy the folders into `app/src/main/res`. Layouts then use `@color/accent`, and code uses `R.color.accent`.
    """,
    "compose": """
    Add `Colors.kt` to your module. `colors(isSystemInDarkTheme())` returns the palette for the style in force.
    """,
    "swift": """
    Add `Colors.swift` to your target. Write `Colors.accent` for UIKit and AppKit, and `Colors.Views.accent` for SwiftUI.
    """,
    "flutter": """
    Copy the file into `lib`, and import it with a prefix, because Flutter has a class `Colors` too:
    `import 'colors.dart' as app;`. `CupertinoDynamicColor.resolve(app.Colors.accent, context)` returns the color for the
    style in force.
    """,
    "libadwaita": """
    Add the files to your application's resources, directly below its base path. An `AdwApplication` loads the files for
    the style and contrast in force. Your rules then use `@accent`.
    """,
    "gtk3": """
    Load the file for the style in force with a `GtkCssProvider`, or write `@import` in the `gtk.css` and `gtk-dark.css`
    of a theme. Your rules then use `@accent`.
    """,
    "kde": """
    Copy the files to `~/.local/share/color-schemes`. Plasma's settings then list `ColorsLight` and `ColorsDark`, and
    `plasma-apply-colorscheme ColorsDark` applies one.

    \(plasma)
    """,
    "qt": """
    Copy the files to `~/.config/qt6ct/colors`, or `~/.config/qt5ct/colors`, and choose one there as the custom palette.

    \(qt)
    """,
    "kitty": """
    Copy the files to `~/.config/kitty`, and add `include colors-dark.conf` to `kitty.conf`. Since version 0.38, kitty
    follows the desktop if the files are named `light-theme.auto.conf` and `dark-theme.auto.conf`.

    \(terminal)
    """,
    "ghostty": """
    Copy the files to `~/.config/ghostty/themes`, and add `theme = light:colors-light,dark:colors-dark` to Ghostty's
    configuration.

    \(terminal)
    """,
    "alacritty": """
    Copy the files to `~/.config/alacritty`, and add a file to `import` in the section `general` of `alacritty.toml`:
    `import = ["~/.config/alacritty/colors-dark.toml"]`.

    \(terminal)
    """,
    "foot": """
    Copy the files to `~/.config/foot`, and add `include=~/.config/foot/colors-dark.ini` to `foot.ini`.

    \(terminal)
    """,
    "wezterm": """
    Copy the files to `~/.config/wezterm/colors`, and write `config.color_scheme = "Colors dark"` in `wezterm.lua`.

    \(terminal)
    """,
    "windows-terminal": """
    Copy the two objects of the list `schemes` into the list `schemes` of Windows Terminal's `settings.json`. Then write
    `"colorScheme": { "light": "Colors Light", "dark": "Colors Dark" }` in a profile.

    \(terminal)
    """,
    "svg": """
    Browsers and programs for vector graphics open the file.
    """,
    "ase": """
    Adobe's programs load the file as swatches: for example with *Open Swatch Library* in Illustrator, or with *Load
    Swatches* in InDesign.
    """,
    "gpl": """
    Copy the files to the folder `palettes` of the program's settings, such as `~/.config/inkscape/palettes`.
    """,
  ]

  private static let plasma = names(
    "background", "view", "text", "secondary text", "accent", "text on the accent", "link",
    "selection", "red", "orange", "green", "magenta")

  private static let qt = names(
    "background", "view", "text", "secondary text", "accent", "text on the accent", "link",
    "selection", "border", "magenta", "black", "white")

  private static let terminal = names(
    "background", "text", "accent", "selection", "text on the selection", "red", "green", "yellow",
    "blue", "magenta", "cyan", "black", "white")

  /// The names by which a scheme finds its colors, for the places that it has.
  private static func names(_ places: String...) -> String {
    """
    ## Which colors it uses

    `chiaro` chooses a color for each place of the scheme by name. A name fits if it is one of these, or ends in one:

    | place | names, the best first |
    |---|---|
    \(places.map { "| \($0) | \(words[$0] ?? "") |" }.joined(separator: "\n"))

    A background must be opaque and not vivid, light in the light style and dark in the dark style. Text needs a contrast of
    at least 3:1 on the background. For a place without a color, `chiaro` writes the system color. There are
    exceptions: without a color of its own, a link, a selection and a cursor get the accent color, if the palette has one,
    and the text on a selection is white.
    """
  }

  private static let words = [
    "background": "background, window background, page, canvas, surface, bg, base",
    "view": "card, view, secondary background, surface, grouped background, content",
    "text": "text, label, primary text, ink, foreground, on background, body, title",
    "secondary text":
      "secondary text, secondary label, subtitle, muted, caption, placeholder",
    "accent": "accent color, accent, tint, primary, brand",
    "text on the accent": "on accent, on primary, on tint, button text",
    "text on the selection": "on accent, on primary, on tint, button text",
    "link": "link", "selection": "selection, highlight, selected background",
    "border": "border, separator, outline, divider, stroke",
    "red": "red, error, danger, destructive, negative", "orange": "orange, warning, caution",
    "yellow": "yellow", "green": "green, success, positive",
    "cyan": "cyan, teal, aqua, turquoise", "blue": "blue, info",
    "magenta": "magenta, purple, pink, violet", "black": "black", "white": "white",
  ]
}
