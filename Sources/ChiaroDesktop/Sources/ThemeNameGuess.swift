// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import Synchronization

/// A guess from the name of GTK's theme, where nothing better is known.
///
/// It says dark or nothing, never light: a theme whose name says nothing may be anything.
///
/// Apple counterpart: none · Source: GTK 3 `settings.ini`, `GTK_THEME` · Fidelity: approximate
public final class ThemeNameGuess: DesktopFactSource {
  /// What it is called.
  public let name = "theme"
  private let path: String
  private let theme: String?
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a guess from a folder of settings, `$XDG_CONFIG_HOME`, and from the variable
  /// `GTK_THEME`, which wins.
  public init(folder: String, theme: String?) {
    path = folder + "/gtk-3.0/settings.ini"
    self.theme = theme
  }

  /// Reports the guess, now and whenever the settings change.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let (path, theme) = (path, theme)
    let read: @Sendable () -> Void = {
      let settings = InitializationFile(SettingsFile.text(atPath: path) ?? "")
      report(FactReport(Self.facts(theme: theme, settings: settings)))
    }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Ends the reports.
  public func stop() { watch.withLock { $0 = nil } }

  static func facts(theme: String?, settings: InitializationFile) -> DesktopFacts {
    var facts = DesktopFacts()
    let name = theme ?? settings["Settings", "gtk-theme-name"]
    let prefers = theme == nil ? settings["Settings", "gtk-application-prefer-dark-theme"] : nil
    if prefers == "1" || prefers?.lowercased() == "true" || name.map(isDark) == true {
      facts.colorScheme = .dark
    }
    if let name, isHighContrast(name) { facts.contrast = .high }
    return facts
  }

  /// `Adwaita-dark`, `Adwaita:dark`, `Breeze-Dark`, `HighContrastInverse`.
  static func isDark(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["-dark", ":dark", "_dark", "inverse"].contains(where: name.hasSuffix)
      || name.contains("-dark-")
  }

  private static func isHighContrast(_ name: String) -> Bool {
    name.lowercased().hasPrefix("highcontrast")
  }
}
