// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroDesktop

/// A home with a program's configuration, and what it becomes in each style.
struct FollowerCase: Sendable, CustomTestStringConvertible {
  var follower: String
  /// The files of the home, by path below it.
  var home: [String: String]
  /// What the program's file becomes in dark; the first of the home's files that differs.
  var dark: [String: String]
  /// What it becomes in light; as it was, if left out.
  var light: [String: String] = [:]
  var choice = FollowerChoice(isOn: true)
  /// Whether it is on by itself in such a home.
  var isOnByItself = false
  var desktop = ""

  var testDescription: String { "\(follower): \(dark.keys.sorted().first ?? "")" }

  static let all: [FollowerCase] = toolkits + terminals + tools
}

extension FollowerCase {
  static let toolkits: [FollowerCase] = [
    FollowerCase(
      follower: "gtk-2",
      home: [
        ".gtkrc-2.0": "# mine\ngtk-theme-name=\"Arc\"\ngtk-font-name=\"Sans 10\"\n",
        ".themes/Arc/gtk-2.0/gtkrc": "", ".themes/Arc-Dark/gtk-2.0/gtkrc": "",
      ],
      dark: [".gtkrc-2.0": "# mine\ngtk-theme-name=\"Arc-Dark\"\ngtk-font-name=\"Sans 10\"\n"],
      isOnByItself: true),
    FollowerCase(
      follower: "gtk-3",
      home: [
        ".config/gtk-3.0/settings.ini":
          "[Settings]\r\ngtk-theme-name = Arc\r\ngtk-font-name=Sans 10\r\n",
        ".themes/Arc/gtk-3.0/gtk.css": "", "share/themes/Arc-Dark/gtk-3.0/gtk.css": "",
      ],
      dark: [
        ".config/gtk-3.0/settings.ini":
          "[Settings]\r\ngtk-theme-name = Arc-Dark\r\ngtk-font-name=Sans 10\r\n"
      ],
      isOnByItself: true),
    FollowerCase(
      follower: "gtk-3",
      home: [
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-theme-name=Alone",
        ".themes/Alone/gtk-3.0/gtk-dark.css": "",
      ],
      dark: [
        ".config/gtk-3.0/settings.ini":
          "[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-theme-name=Alone"
      ],
      light: [
        ".config/gtk-3.0/settings.ini":
          "[Settings]\ngtk-application-prefer-dark-theme=0\ngtk-theme-name=Alone"
      ],
      isOnByItself: true),
    FollowerCase(
      follower: "gtk-3", home: [:],
      dark: [
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme=1\n"
      ],
      light: [
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme=0\n"
      ]),
    FollowerCase(
      follower: "gtk-4",
      home: [
        ".config/gtk-4.0/settings.ini":
          "[Settings]\ngtk-application-prefer-dark-theme=false\ngtk-theme-name=Orchis-Light\n",
        "share/themes/Orchis-Light/gtk-4.0/gtk.css": "",
        "share/themes/Orchis-Dark/gtk-4.0/gtk.css": "",
      ],
      dark: [
        ".config/gtk-4.0/settings.ini":
          "[Settings]\ngtk-application-prefer-dark-theme=true\ngtk-theme-name=Orchis-Dark\n"
      ],
      isOnByItself: true),
    FollowerCase(
      follower: "icons",
      home: [
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-icon-theme-name=Papirus-Light\n",
        "share/icons/Papirus-Light/index.theme": "", ".icons/Papirus-Dark/index.theme": "",
      ],
      dark: [".config/gtk-3.0/settings.ini": "[Settings]\ngtk-icon-theme-name=Papirus-Dark\n"],
      isOnByItself: true),
    FollowerCase(
      follower: "pointer",
      home: [
        ".icons/default/index.theme": "[Icon Theme]\nInherits=Vanilla\n",
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-cursor-theme-name=Vanilla\n",
      ],
      dark: [
        ".icons/default/index.theme": "[Icon Theme]\nInherits=Ink\n",
        ".config/gtk-3.0/settings.ini": "[Settings]\ngtk-cursor-theme-name=Ink\n",
      ],
      choice: FollowerChoice(isOn: true, light: "Vanilla", dark: "Ink")),
    FollowerCase(
      follower: "kde",
      home: [
        ".config/kdeglobals":
          "[Colors:Window]\nBackgroundNormal=239,240,241\nOwn=1\n\n[General]\n"
          + "ColorScheme=BreezeLight\nfont=Sans\n",
        "share/color-schemes/BreezeLight.colors":
          "[Colors:Window]\nBackgroundNormal=239,240,241\n[General]\nName=Breeze Light\n",
        "share/color-schemes/BreezeDark.colors":
          "[Colors:Header][Inactive]\nBackgroundNormal=1,2,3\n"
          + "[Colors:Window]\nBackgroundNormal=32,35,38\n[General]\nName=Breeze Dark\n",
      ],
      dark: [
        ".config/kdeglobals":
          "[Colors:Window]\nBackgroundNormal=32,35,38\nOwn=1\n\n[General]\n"
          + "ColorScheme=BreezeDark\nfont=Sans\n[Colors:Header][Inactive]\nBackgroundNormal=1,2,3\n"
      ],
      isOnByItself: true),
    qt("qt5ct"), qt("qt6ct"),
  ]

  private static func qt(_ part: String) -> FollowerCase {
    let text = { (name: String) in
      "[Appearance]\ncolor_scheme_path=HOME/share/\(part)/colors/\(name).conf\n"
        + "custom_palette=true\nstyle=Fusion\n"
    }
    return FollowerCase(
      follower: part,
      home: [
        ".config/\(part)/\(part).conf": text("airy"), "share/\(part)/colors/airy.conf": "",
        "share/\(part)/colors/darker.conf": "",
      ],
      dark: [".config/\(part)/\(part).conf": text("darker")], isOnByItself: true)
  }
}

extension FollowerCase {
  static let terminals: [FollowerCase] = [
    FollowerCase(
      follower: "kitty",
      home: [
        ".config/kitty/kitty.conf": "font_size 12\ninclude themes/gruvbox-light.conf\n",
        ".config/kitty/themes/gruvbox-light.conf": "",
        ".config/kitty/themes/gruvbox-dark.conf": "",
      ],
      dark: [
        ".config/kitty/kitty.conf": "font_size 12\ninclude themes/gruvbox-dark.conf\n"
      ]),
    FollowerCase(
      follower: "kitty",
      home: [
        ".config/kitty/kitty.conf": "font_size 12", ".config/kitty/day": "",
        ".config/kitty/night": "",
      ],
      dark: [".config/kitty/kitty.conf": "font_size 12\ninclude night\n"],
      light: [".config/kitty/kitty.conf": "font_size 12\ninclude day\n"],
      choice: FollowerChoice(isOn: true, light: "day", dark: "night")),
    FollowerCase(
      follower: "foot",
      home: [
        ".config/foot/foot.ini":
          "[main]\nfont=mono\n[colors-dark]\nforeground=ffffff\n[colors-light]\n"
          + "foreground=000000\n"
      ],
      dark: [
        ".config/foot/foot.ini":
          "[main]\ninitial-color-theme=dark\nfont=mono\n[colors-dark]\nforeground=ffffff\n"
          + "[colors-light]\nforeground=000000\n"
      ],
      light: [
        ".config/foot/foot.ini":
          "[main]\ninitial-color-theme=light\nfont=mono\n[colors-dark]\nforeground=ffffff\n"
          + "[colors-light]\nforeground=000000\n"
      ],
      isOnByItself: true),
    FollowerCase(
      follower: "foot",
      home: [
        ".config/foot/foot.ini": "include=HOME/foot-light.ini\n[cursor]\nblink=yes\n",
        "foot-light.ini": "", "foot-dark.ini": "",
      ],
      dark: [".config/foot/foot.ini": "include=HOME/foot-dark.ini\n[cursor]\nblink=yes\n"]),
    FollowerCase(
      follower: "alacritty",
      home: [
        ".config/alacritty/alacritty.toml":
          "[general]\nimport = [ # mine\n  \"keys.toml\",\n  \"~/solarized_light.toml\", # colors\n"
          + "]\n[font]\nsize = 12\n",
        "solarized_light.toml": "", "solarized_dark.toml": "",
      ],
      dark: [
        ".config/alacritty/alacritty.toml":
          "[general]\nimport = [ # mine\n  \"keys.toml\",\n  \"~/solarized_dark.toml\", # colors\n"
          + "]\n[font]\nsize = 12\n"
      ]),
    FollowerCase(
      follower: "ghostty",
      home: [".config/ghostty/config": "font-size = 12\ntheme = Latte\n"],
      dark: [".config/ghostty/config": "font-size = 12\ntheme = light:Latte,dark:Mocha\n"],
      light: [".config/ghostty/config": "font-size = 12\ntheme = light:Latte,dark:Mocha\n"],
      choice: FollowerChoice(isOn: true, light: "Latte", dark: "Mocha")),
    FollowerCase(
      follower: "konsole",
      home: [
        ".config/konsolerc": "[Desktop Entry]\nDefaultProfile=Own.profile\n",
        ".local/share/konsole/Own.profile": "[Appearance]\nColorScheme=SolarizedLight\n",
        "share/konsole/Solarized.colorscheme": "", "share/konsole/SolarizedLight.colorscheme": "",
      ],
      dark: [".local/share/konsole/Own.profile": "[Appearance]\nColorScheme=Solarized\n"]),
  ]

  static let tools: [FollowerCase] = [
    FollowerCase(
      follower: "helix",
      home: [
        ".config/helix/config.toml":
          "theme = \"gruvbox_light\" # by day\n\n[editor]\ntheme = \"none\"\n",
        "share/helix/runtime/themes/gruvbox_light.toml": "",
        "share/helix/runtime/themes/gruvbox.toml": "",
      ],
      dark: [
        ".config/helix/config.toml":
          "theme = \"gruvbox\" # by day\n\n[editor]\ntheme = \"none\"\n"
      ]),
    FollowerCase(
      follower: "bat",
      home: [".config/bat/config": "--paging=never\n--theme=\"Solarized (light)\"\n"],
      dark: [".config/bat/config": "--paging=never\n--theme=\"Solarized (dark)\"\n"]),
    FollowerCase(
      follower: "delta",
      home: [
        ".gitconfig": "[user]\n\tname = Somebody\n[delta]\n\tlight = true\n\tnavigate = true\n"
      ],
      dark: [
        ".gitconfig":
          "[user]\n\tname = Somebody\n[delta]\ndark=true\n\tlight = false\n\tnavigate = true\n"
      ],
      light: [
        ".gitconfig":
          "[user]\n\tname = Somebody\n[delta]\ndark=false\n\tlight = true\n\tnavigate = true\n"
      ]),
    FollowerCase(
      follower: "vscode",
      home: [
        ".config/Code/User/settings.json":
          "{\n  // \"window.autoDetectColorScheme\": true,\n  \"editor.fontSize\": 12,\n}\n"
      ],
      dark: [
        ".config/Code/User/settings.json":
          "{\n  \"workbench.preferredDarkColorTheme\": \"Ink\",\n"
          + "  \"window.autoDetectColorScheme\": true,\n"
          + "  // \"window.autoDetectColorScheme\": true,\n  \"editor.fontSize\": 12,\n}\n"
      ],
      light: [
        ".config/Code/User/settings.json":
          "{\n  \"workbench.preferredDarkColorTheme\": \"Ink\",\n"
          + "  \"window.autoDetectColorScheme\": true,\n"
          + "  // \"window.autoDetectColorScheme\": true,\n  \"editor.fontSize\": 12,\n}\n"
      ],
      choice: FollowerChoice(isOn: true, dark: "Ink")),
  ]
}
