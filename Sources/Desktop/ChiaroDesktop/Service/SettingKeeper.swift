// SPDX-License-Identifier: MIT

import ChiaroSource
import Dispatch

/// The storage of the service's setting, which retries while the disk is full.
@MainActor
final class SettingKeeper {
  /// Whether there was no setting on disk.
  let isNew: Bool
  private var file: SettingFile
  private let say: (Diagnostic) -> Void
  private var retry: OwnedSource<any DispatchSourceTimer>?

  /// The time in seconds between two attempts.
  private static let pause = 10

  /// Creates a storage that begins with the setting read from a file.
  init(file: SettingFile, say: @escaping (Diagnostic) -> Void) {
    self.file = file
    isNew = file.isNew
    self.say = say
    for diagnostic in file.diagnostics { say(diagnostic) }
    if file.needsRepair { for diagnostic in keep(setting) { say(diagnostic) } }
  }

  /// The setting in force.
  var setting: DesktopSetting { file.setting }

  /// A member of the file outside of the setting; writing it saves the file at once.
  subscript(member: String) -> JSON? {
    get { file[member] }
    set {
      file[member] = newValue
      _ = keep(setting)
    }
  }

  /// Reads the file again, including changes made by others.
  ///
  /// - Returns: the setting on disk; nil where it cannot be read, or where the setting in force
  ///   could not be saved yet
  func reload() -> DesktopSetting? {
    if retry != nil { return nil }
    let read = SettingFile(folder: Path.parent(file.path))
    for diagnostic in read.diagnostics { say(diagnostic) }
    if read.isNew {
      _ = keep(setting)
      return nil
    }
    file = read
    if read.needsRepair { for diagnostic in keep(setting) { say(diagnostic) } }
    return setting
  }

  /// Puts a setting in force and saves it.
  ///
  /// - Returns: diagnostics about saving
  func keep(_ setting: DesktopSetting) -> [Diagnostic] {
    do throws(FileError) {
      let diagnostics = try file.keep(setting)
      retry = nil
      return diagnostics
    } catch {
      retryLater()
      return [
        Diagnostic(
          .warning, id: "state-not-written", at: SourceLocation(file: error.path),
          "the setting is in force, but not saved yet: \(error.reason)")
      ]
    }
  }

  private func retryLater() {
    if retry != nil { return }
    let timer = OwnedSource.timer { [weak self] in
      guard let self else { return }
      // Said once, when it failed first.
      _ = keep(setting)
    }
    timer.source.schedule(
      deadline: .now() + .seconds(Self.pause), repeating: .seconds(Self.pause), leeway: .seconds(1))
    retry = timer
  }
}
