// SPDX-License-Identifier: MIT

import ChiaroSource

/// What followers have changed, and what stood there before: `followers.json` in the folder of
/// state, in two copies.
struct FollowerJournal: Sendable {
  private let file: StateFile
  private var content: JSON?
  /// The files in which values of ours stand, by path.
  private(set) var files: [String: KeptFile] = [:]
  /// The style that each follower was told last.
  var told: [String: String] = [:]
  /// What went wrong when they were told last, by follower.
  var problems: [String: String] = [:]
  /// What is odd in the journal.
  let diagnostics: [Diagnostic]

  /// The largest size of what is kept, in bytes, so that it can be read again.
  private static let limit = StateFile.limit / 2

  /// The key of what went wrong with the programs that a follower runs.
  static func programs(of name: String) -> String { "run/\(name)" }

  /// The folder of the journal, in the folder of state.
  static func folder(_ place: FollowerPlace) -> String { "\(place.state)/chiaro" }

  /// Reads the journal.
  init(_ place: FollowerPlace) {
    file = StateFile(path: "\(Self.folder(place))/followers.json")
    let reading = file.read()
    content = reading.content
    diagnostics = reading.diagnostics
    if case .array(let kept) = content?["files"] {
      for file in kept.compactMap(KeptFile.init) { files[file.path] = file }
    }
    told = Self.texts(content?["told"])
    problems = Self.texts(content?["problems"])
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { files.isEmpty && told.isEmpty && problems.isEmpty }

  /// Puts a file in, or takes it out, and writes the journal through to the disk.
  ///
  /// - Throws: `FileError` where it cannot be written, or would be too large to be read again
  mutating func keep(_ kept: KeptFile?, of path: String) throws(FileError) {
    let former = files[path]
    if former == kept { return }
    files[path] = kept
    do throws(FileError) { try write() } catch {
      files[path] = former
      throw error
    }
  }

  /// Writes the journal through to the disk.
  mutating func write() throws(FileError) {
    var new = content ?? .object([])
    new["version"] = 1
    new["files"] = .array(files.values.sorted { $0.path < $1.path }.map(\.json))
    new["told"] = Self.json(told)
    new["problems"] = Self.json(problems)
    if new == content { return }
    guard new.text().utf8.count <= Self.limit else {
      throw FileError(.notWritten, path: file.path, detail: "it would exceed its size limit")
    }
    content = try file.write(new, after: content).content
  }

  private static func texts(_ json: JSON?) -> [String: String] {
    guard case .object(let members) = json else { return [:] }
    var texts: [String: String] = [:]
    for member in members { if case .string(let text) = member.value { texts[member.name] = text } }
    return texts
  }

  private static func json(_ texts: [String: String]) -> JSON {
    .object(texts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
  }
}
