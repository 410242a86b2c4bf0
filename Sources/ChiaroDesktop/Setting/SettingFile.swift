// SPDX-License-Identifier: MIT

public import ChiaroSource

/// The desktop's setting on disk: what is in force, and what the file said beside it.
///
/// Apple counterpart: `UserDefaults`, the global domain · Source: XDG Base Directory Specification
/// 0.8 · Fidelity: approximate
public struct SettingFile: Sendable {
  /// The setting that was read or written last.
  public private(set) var setting: DesktopSetting
  /// What was odd when it was read.
  public let diagnostics: [Diagnostic]
  /// Whether there was no setting on disk.
  public let isNew: Bool
  /// Whether a copy was missing, damaged or old, so that the setting is to be kept once more.
  public let needsRepair: Bool
  /// The first of the two copies.
  public var path: String { file.path }

  private let file: StateFile
  private var content: JSON?

  /// Reads `setting.json` in a folder, or begins with a new setting where there is none.
  public init(folder: String) {
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

  /// The folder `chiaro` among the user's states; nil without a home.
  public static var usualFolder: String? { DesktopFolders.state.map { "\($0)/chiaro" } }

  /// Tries to take the lock of a folder, which whoever writes there has to hold.
  public static func lock(folder: String) -> FileLock.Attempt {
    FileLock.take("\(folder)/setting.json.lock", within: 2)
  }

  /// Puts another setting in force and writes it.
  ///
  /// - Returns: a warning when only one of the two copies could be written
  /// - Throws: `FileError` when nothing could be written; the setting is in force all the same
  public mutating func keep(_ setting: DesktopSetting) throws(FileError) -> [Diagnostic] {
    self.setting = setting
    let written = try file.write(setting.json(over: content), after: content)
    content = written.content
    return written.diagnostics
  }

  /// A member of the file that is no part of the setting.
  subscript(member: String) -> JSON? {
    get { content?[member] }
    set {
      var changed = content ?? .object([])
      changed[member] = newValue
      content = changed
    }
  }
}
