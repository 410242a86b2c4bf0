// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSystem

/// A namespace for the sources of facts about a desktop.
public enum DesktopSources {
  /// Returns the sources of the current desktop, the most trusted first.
  ///
  /// They are: environment variables (`CHIARO_STYLE` and others), the file named by
  /// `CHIARO_APPEARANCE_FILE`, the desktop portal, the settings of GNOME or KDE, the displays, and
  /// the name of the GTK theme.
  public static func standard() -> [any DesktopFactSource] {
    let bus = BusConnection()
    let folder = DesktopFolders.configuration ?? "/.config"
    let desktop = System.environment("XDG_CURRENT_DESKTOP") ?? ""
    let kde = KDEFacts(folder: folder)
    let gnome = GSettingsFacts(bus)
    // A computer with both has GNOME's settings at their defaults when KDE runs.
    let isKDE = desktop.split(separator: ":").contains("KDE")
    let own: [any DesktopFactSource] = isKDE ? [kde] : [gnome]
    return overrides + [PortalFacts(bus)] + own + [
      DisplayFacts(),
      ThemeNameGuess(folder: folder, theme: System.environment("GTK_THEME")),
    ]
  }

  /// The sources for overrides of one program: the environment, and a file that it names.
  private static var overrides: [any DesktopFactSource] {
    [EnvironmentFacts()]
      + (System.environment("CHIARO_APPEARANCE_FILE").map { [OverrideFile(path: $0)] } ?? [])
  }
}
