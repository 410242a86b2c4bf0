// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSystem

/// The sources of a desktop, the most trusted first.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum DesktopSources {
  /// Those of this desktop, as the environment has it.
  ///
  /// Variables of the environment (`CHIARO_STYLE` and others), then the file that
  /// `CHIARO_APPEARANCE_FILE` names, then the desktop portal, the settings of GNOME or KDE, the
  /// displays, and the name of GTK's theme.
  public static func standard() -> [any DesktopFactSource] {
    let bus = BusConnection()
    let home = System.environment("HOME") ?? "/"
    let folder = System.environment("XDG_CONFIG_HOME") ?? home + "/.config"
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

  /// What a person says for one program: the environment, and a file named there.
  private static var overrides: [any DesktopFactSource] {
    [EnvironmentFacts()]
      + (System.environment("CHIARO_APPEARANCE_FILE").map { [OverrideFile(path: $0)] } ?? [])
  }
}
