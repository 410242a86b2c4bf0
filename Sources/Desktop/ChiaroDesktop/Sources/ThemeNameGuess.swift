// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import Synchronization

/// A source that guesses from the name of the GTK theme, as a last resort.
///
/// It reports dark or nothing, never light: a theme whose name does not contain "dark" may still be
/// dark.
///
/// Source: GTK 3 `settings.ini`, `GTK_THEME` · Fidelity: approximate
package final class ThemeNameGuess: DesktopFactSource {
  /// The name of the source.
  package let name = "theme"
  private let path: String
  private let theme: String?
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a source from a configuration folder, `$XDG_CONFIG_HOME`, and the value of the
  /// variable `GTK_THEME`, which takes precedence.
  package init(folder: String, theme: String?) {
    path = folder + "/gtk-3.0/settings.ini"
    self.theme = theme
  }

  /// Starts the source, which reports its guess now and whenever the settings change.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let (path, theme) = (path, theme)
    let read: @Sendable () -> Void = {
      let settings = InitializationFile(SettingsFile.text(atPath: path) ?? "")
      report(FactReport(Self.facts(theme: theme, settings: settings)))
    }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Stops the source.
  package func stop() { watch.withLock { $0 = nil } }

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

  /// Whether a theme's name is that of a dark one, such as `Adwaita-dark`, `Adwaita:dark`,
  /// `Breeze-Dark` or `HighContrastInverse`.
  static func isDark(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["-dark", ":dark", "_dark", "inverse"].contains(where: name.hasSuffix)
      || name.contains("-dark-")
  }

  private static func isHighContrast(_ name: String) -> Bool {
    name.lowercased().hasPrefix("highcontrast")
  }
}
