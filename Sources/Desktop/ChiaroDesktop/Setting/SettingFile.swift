// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The desktop's setting on disk, with the file's other members.
///
/// Apple counterpart: `UserDefaults`, the global domain · Source: XDG Base Directory Specification
/// 0.8 · Fidelity: approximate
package struct SettingFile: Sendable {
  /// The setting that was last read or written.
  package private(set) var setting: DesktopSetting
  /// The diagnostics of reading the file.
  package let diagnostics: [Diagnostic]
  /// Whether there was no setting on disk.
  package let isNew: Bool
  /// Whether a copy was missing, damaged or out of date, so that the setting should be written
  /// again.
  package let needsRepair: Bool
  /// The path of the first of the two copies.
  package var path: String { file.path }

  private let file: StateFile
  private var content: JSON?

  /// Reads `setting.json` in a folder, or starts with a new setting where there is none.
  package init(folder: String) {
    let file = StateFile(path: "\(folder)/setting.json")
    let reading = file.read()
    var diagnostics = reading.diagnostics
    self.file = file
    content = reading.content
    isNew = content == nil
    needsRepair = !isNew && !reading.isComplete
    setting = DesktopSetting(
      reading.content ?? .object([]), file: file.path, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The folder `chiaro` in the user's state folder; nil where the user has no home folder.
  package static var usualFolder: String? { DesktopFolders.state.map { "\($0)/chiaro" } }

  /// Tries for two seconds to take the lock of a folder, which every writer must hold.
  package static func lock(folder: String) -> FileLock.Attempt {
    FileLock.take("\(folder)/setting.json.lock", within: 2)
  }

  /// Puts a new setting in force and writes it to disk.
  ///
  /// - Returns: a warning when only one of the two copies could be written
  /// - Throws: `FileError` when nothing could be written; the setting is in force all the same
  package mutating func keep(_ setting: DesktopSetting) throws(FileError) -> [Diagnostic] {
    self.setting = setting
    let written = try file.write(setting.json(over: content), after: content)
    content = written.content
    return written.diagnostics
  }

  /// A member of the file that does not belong to the setting.
  subscript(member: String) -> JSON? {
    get { content?[member] }
    set {
      var changed = content ?? .object([])
      changed[member] = newValue
      content = changed
    }
  }
}
