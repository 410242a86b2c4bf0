// SPDX-License-Identifier: MIT

import ChiaroSource
import Synchronization

/// A source of facts from KDE Plasma's settings file `kdeglobals`, read again when it changes.
///
/// Source: kdeglobals of KDE Plasma 5.27
package final class KDEFacts: DesktopFactSource {
  /// The name of the source.
  package let name = "kde"
  private let path: String
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a source of the file in a configuration folder, `$XDG_CONFIG_HOME`.
  package init(folder: String) { path = folder + "/kdeglobals" }

  /// Starts the source, which reports the settings now and whenever the file changes.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let path = path
    let read: @Sendable () -> Void = {
      let text = SettingsFile.text(atPath: path)
      report(FactReport(text.map { KDEGlobals.facts(of: InitializationFile($0)) } ?? .init()))
    }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Stops the source.
  package func stop() { watch.withLock { $0 = nil } }
}

/// A settings file of another program.
enum SettingsFile {
  /// Returns the file as text; nil where it cannot be read, which is no error for these files.
  static func text(atPath path: String) -> String? {
    (try? FileReader.bytes(atPath: path, limit: 1 << 20)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
