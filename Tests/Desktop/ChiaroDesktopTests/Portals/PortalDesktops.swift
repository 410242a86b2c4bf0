// SPDX-License-Identifier: MIT

/// A desktop with the files for portals that its project ships: keys and values as they are there.
struct PortalDesktop: CustomStringConvertible, Sendable {
  /// What `XDG_CURRENT_DESKTOP` says.
  var name: String
  /// The name and the text of the configuration below `/usr/share`; nil where there is none.
  var configuration: (name: String, text: String)?
  /// The names of the back ends that are installed.
  var backEnds: [String]

  var description: String { name }
  /// The parts of the name.
  var names: [String] { name.split(separator: ":").map(String.init) }

  /// The files of the desktop, by path.
  var files: [String: String] {
    var files: [String: String] = [:]
    for backEnd in backEnds {
      files["/usr/share/xdg-desktop-portal/portals/\(backEnd).portal"] = Self.text(backEnd)
    }
    if let configuration {
      files["/usr/share/xdg-desktop-portal/\(configuration.name)"] = configuration.text
    }
    return files
  }

  /// Every interface of a back end that xdg-desktop-portal 1.21 has.
  static let interfaces = [
    "Access", "Account", "AppChooser", "Background", "Clipboard", "DynamicLauncher", "Email",
    "FileChooser", "GlobalShortcuts", "Inhibit", "InputCapture", "Lockdown", "Notification",
    "Print", "RemoteDesktop", "ScreenCast", "Screenshot", "Secret", "Settings", "Usb", "Wallpaper",
  ].map { "org.freedesktop.impl.portal.\($0)" }

  /// The desktops of the acceptance, and some whose files are of other kinds.
  static let all = [
    PortalDesktop(
      name: "GNOME",
      configuration: (
        "gnome-portals.conf",
        """
        [preferred]
        default=gnome;gtk;
        org.freedesktop.impl.portal.Access=gnome-shell;gtk;
        org.freedesktop.impl.portal.Secret=gnome-keyring;

        """
      ), backEnds: ["gnome", "gnome-shell", "gtk", "gnome-keyring"]),
    PortalDesktop(
      name: "ubuntu:GNOME",
      configuration: ("gnome-portals.conf", "[preferred]\ndefault=gnome;gtk;\n"),
      backEnds: ["gnome", "gtk", "gnome-keyring"]),
    PortalDesktop(
      name: "KDE", configuration: ("kde-portals.conf", "[preferred]\ndefault=kde\n"),
      backEnds: ["kde", "gtk"]),
    PortalDesktop(
      name: "sway",
      configuration: (
        "sway-portals.conf",
        """
        [preferred]
        # Use xdg-desktop-portal-gtk for every portal interface...
        default=gtk
        # ... except for the ScreenCast, Screenshot and Secret
        org.freedesktop.impl.portal.ScreenCast=wlr
        org.freedesktop.impl.portal.Screenshot=wlr
        org.freedesktop.impl.portal.Inhibit=none

        """
      ), backEnds: ["wlr", "gtk", "gnome"]),
    PortalDesktop(
      name: "Hyprland",
      configuration: ("hyprland-portals.conf", "[preferred]\ndefault=hyprland;gtk"),
      backEnds: ["hyprland", "gtk", "wlr"]),
    PortalDesktop(
      name: "niri",
      configuration: (
        "niri-portals.conf",
        """
        [preferred]
        default=gnome;gtk;
        org.freedesktop.impl.portal.Access=gtk;
        org.freedesktop.impl.portal.Notification=gtk;
        org.freedesktop.impl.portal.Secret=gnome-keyring;

        """
      ), backEnds: ["gnome", "gtk", "gnome-keyring"]),
    PortalDesktop(
      name: "COSMIC",
      configuration: (
        "cosmic-portals.conf",
        """
        [preferred]
        default=cosmic;gtk;
        org.freedesktop.impl.portal.Secret=oo7-portal;gnome-keyring;

        """
      ), backEnds: ["cosmic", "gtk", "gnome-keyring"]),
    PortalDesktop(name: "i3", configuration: nil, backEnds: ["gtk"]),
    PortalDesktop(name: "river", configuration: nil, backEnds: ["gtk", "wlr"]),
    PortalDesktop(
      name: "labwc:wlroots",
      configuration: ("portals.conf", "[other]\nx=y\n[preferred]\r\ndefault=*\r\n"),
      backEnds: ["wlr", "gtk", "kde"]),
    PortalDesktop(
      name: "Odd",
      configuration: (
        "odd-portals.conf", "[preferred]\ndefault=none\norg.freedesktop.impl.portal.Settings=none\n"
      ), backEnds: ["gtk", "gnome"]),
  ]

  private static func text(_ backEnd: String) -> String {
    let able = (abilities[backEnd] ?? []).map { "org.freedesktop.impl.portal.\($0)" }
    let users = desktops[backEnd].map { "UseIn=\($0)\n" } ?? ""
    return """
      [portal]
      DBusName=org.freedesktop.impl.portal.desktop.\(backEnd)
      Interfaces=\(able.joined(separator: ";"));
      \(users)
      """
  }

  private static let desktops = [
    "gnome": "gnome", "gtk": "gnome", "kde": "KDE", "cosmic": "COSMIC",
    "hyprland": "wlroots;Hyprland;sway;Wayfire;river", "gnome-shell": "gnome",
    "wlr": "wlroots;sway;Wayfire;river;phosh;Hyprland;",
  ]

  private static let abilities: [String: [String]] = [
    "gnome": [
      "Access", "Account", "AppChooser", "Background", "Clipboard", "DynamicLauncher",
      "FileChooser", "GlobalShortcuts", "InputCapture", "Lockdown", "Notification", "Print",
      "RemoteDesktop", "ScreenCast", "Screenshot", "Settings", "Usb", "Wallpaper",
    ],
    "gnome-shell": ["Access"], "gnome-keyring": ["Secret"],
    "gtk": [
      "FileChooser", "AppChooser", "Print", "Notification", "Inhibit", "Access", "Account", "Email",
      "DynamicLauncher", "Lockdown", "Settings",
    ],
    "kde": [
      "Access", "Account", "AppChooser", "Background", "Clipboard", "DynamicLauncher", "Email",
      "FileChooser", "GlobalShortcuts", "Inhibit", "InputCapture", "Notification", "Print",
      "RemoteDesktop", "ScreenCast", "Screenshot", "Settings", "Usb", "Wallpaper",
    ],
    "wlr": ["Screenshot", "ScreenCast", "InputCapture"],
    "hyprland": ["Screenshot", "ScreenCast", "GlobalShortcuts", "InputCapture"],
    "cosmic": [
      "Access", "FileChooser", "RemoteDesktop", "Screenshot", "Settings", "ScreenCast",
      "InputCapture",
    ],
  ]
}
