// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A person's choice about a follower.
package struct FollowerChoice: Hashable, Sendable {
  /// Whether the follower is on; nil leaves the choice to the follower.
  package var isOn: Bool?
  /// The value for light: the name of a theme, or a file; nil for the sister of the present one.
  package var light: String?
  /// The value for dark.
  package var dark: String?

  /// Creates a choice, by default of nothing.
  package init(isOn: Bool? = nil, light: String? = nil, dark: String? = nil) {
    self.isOn = isOn
    self.light = light
    self.dark = dark
  }

  /// The value for a style.
  subscript(isDark isDark: Bool) -> String? { isDark ? dark : light }
}

/// The file with a person's choice of followers: `followers.json` in the configuration folder.
package struct FollowerChoices: Sendable {
  /// The path of the file.
  package let path: String
  private(set) var choices: [String: FollowerChoice] = [:]
  /// The problems in the file.
  package private(set) var diagnostics: [Diagnostic] = []
  private var content: JSON = .object([])
  /// Whether the file cannot be read: it is not written then.
  private var isUnreadable = false

  private static let limit = 1 << 18

  /// Reads the file of a folder of configuration; none is no choice.
  init(folder: String) {
    path = Path.join(folder, "chiaro/followers.json")
    do throws(FileError) {
      let bytes = try FileReader.bytes(atPath: path, limit: Self.limit)
      let reading = JSONDocument.read(bytes, file: path)
      diagnostics = reading.diagnostics
      guard let root = reading.document?.root, root.kind == .object else {
        isUnreadable = true
        warn("it is not a JSON object, so chiaro ignores it")
        return
      }
      content = JSON(root)
      take(content["followers"])
    } catch {
      if error.kind == .notFound { return }
      isUnreadable = true
      warn(error.reason)
    }
  }

  /// The choice of a follower.
  package subscript(name: String) -> FollowerChoice { choices[name] ?? FollowerChoice() }

  /// Changes a choice and writes the file; other members stay.
  ///
  /// - Throws: `FileError` where it cannot be written, or could not be read
  package mutating func set(_ name: String, _ choice: FollowerChoice) throws(FileError) {
    if isUnreadable {
      throw FileError(
        .notWritten, path: path, detail: "it cannot be read, so chiaro does not change it")
    }
    choices[name] = choice
    var all = content["followers"] ?? .object([])
    if case .object = all {} else { all = .object([]) }
    all[name] = choice.json
    content["version"] = 1
    content["followers"] = all
    try DesktopFolders.make(Path.parent(path))
    try AtomicFile.write(content.text() + "\n", toPath: path)
  }

  private mutating func take(_ all: JSON?) {
    guard let all else { return }
    guard case .object(let members) = all else {
      return warn("the value of followers is not an object")
    }
    for member in members {
      guard let choice = FollowerChoice(member.value) else {
        warn("\(member.name) has an invalid value and counts as not set")
        continue
      }
      choices[member.name] = choice
    }
  }

  private mutating func warn(_ words: String) {
    diagnostics.append(
      Diagnostic(.warning, id: "follower-choice", at: SourceLocation(file: path), words))
  }
}

extension FollowerChoice {
  /// Reads a choice: true, false, or an object with `on`, `light` and `dark`.
  fileprivate init?(_ json: JSON) {
    self.init()
    switch json {
    case .bool(let isOn): self.isOn = isOn
    case .object:
      if case .bool(let isOn) = json["on"] { self.isOn = isOn }
      if case .string(let text) = json["light"] { light = text }
      if case .string(let text) = json["dark"] { dark = text }
    default: return nil
    }
  }

  fileprivate var json: JSON {
    var members: [JSON.Member] = []
    if let isOn { members.append(.init("on", .bool(isOn))) }
    if let light { members.append(.init("light", .string(light))) }
    if let dark { members.append(.init("dark", .string(dark))) }
    return .object(members)
  }
}
