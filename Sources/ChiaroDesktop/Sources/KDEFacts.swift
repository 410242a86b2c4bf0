// SPDX-License-Identifier: MIT

import ChiaroSource
import Synchronization

/// Facts from the settings of KDE Plasma: `kdeglobals`, read again whenever it changes.
///
/// Apple counterpart: none · Source: kdeglobals of KDE Plasma 5.27 · Fidelity: exact
public final class KDEFacts: DesktopFactSource {
  /// What it is called.
  public let name = "kde"
  private let path: String
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a source of the file in a folder of settings, `$XDG_CONFIG_HOME`.
  public init(folder: String) { path = folder + "/kdeglobals" }

  /// Reports what the file says, now and whenever it says something else.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let path = path
    let read: @Sendable () -> Void = {
      let text = SettingsFile.text(atPath: path)
      report(FactReport(text.map { KDEGlobals.facts(of: InitializationFile($0)) } ?? .init()))
    }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Ends the reports.
  public func stop() { watch.withLock { $0 = nil } }
}

/// A file in which another program keeps its settings.
enum SettingsFile {
  /// The file as text; nil where it cannot be read, which others' files need not be.
  static func text(atPath path: String) -> String? {
    (try? FileReader.bytes(atPath: path, limit: 1 << 20)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
