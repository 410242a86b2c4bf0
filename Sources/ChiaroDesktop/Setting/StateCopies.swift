// SPDX-License-Identifier: MIT

package import ChiaroSource

/// Chooses among the copies of a state file, whose bytes anybody may have written.
package struct StateCopies {
  /// What the copies so far come to.
  package private(set) var reading = StateFile.Reading(
    content: nil, diagnostics: [], isComplete: false)
  private var serials: [StateSerial] = []

  /// What is written after these copies, as it stands in a file.
  package func next(_ content: JSON) -> [UInt8] {
    var content = content
    content["serial"] = .integer(StateSerial(reading.content).next.number)
    return Array((content.text() + "\n").utf8)
  }

  /// Begins without a copy.
  package init() {}

  /// Takes a copy; one that is no object is passed over with a warning.
  package mutating func add(_ bytes: [UInt8], of path: String) {
    let document = JSONDocument.read(bytes, file: path)
    guard let root = document.document?.root, root.kind == .object else {
      let odd = document.diagnostics.last
      return passOver(
        odd?.location ?? SourceLocation(file: path), odd?.message ?? "no object")
    }
    let content = Self.withoutRepetitions(JSON(root))
    if let oddity = StateSerial.oddity(of: content) {
      warn("state-serial", SourceLocation(file: path), oddity)
      // It is read where there is no other, and is written again.
      if reading.content == nil { reading.content = content }
      return
    }
    take(content, StateSerial(content))
  }

  /// Passes a copy over that cannot be read.
  mutating func passOver(_ path: String, _ error: FileError) {
    passOver(SourceLocation(file: path), error.reason)
  }

  /// Of members with the same name the first one counts; another must not come up when it goes.
  private static func withoutRepetitions(_ object: JSON) -> JSON {
    guard case .object(let members) = object else { return object }
    var names: Set<String> = []
    return .object(members.filter { names.insert($0.name).inserted })
  }

  private mutating func take(_ content: JSON, _ serial: StateSerial) {
    if serials.allSatisfy({ serial.isNewer(than: $0) }) { reading.content = content }
    serials.append(serial)
    reading.isComplete = serials.count == 2 && serials[0] == serials[1]
  }

  private mutating func passOver(_ place: SourceLocation, _ reason: String) {
    warn("state-unreadable", place, "passed over: \(reason)")
  }

  private mutating func warn(_ id: String, _ place: SourceLocation, _ message: String) {
    reading.diagnostics.append(Diagnostic(.warning, id: id, at: place, message))
  }
}
