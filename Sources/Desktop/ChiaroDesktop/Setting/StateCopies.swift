// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A choice among the copies of a state file, whose content is untrusted.
package struct StateCopies {
  /// The result of reading the copies added so far.
  package private(set) var reading = StateFile.Reading(
    content: nil, diagnostics: [], isComplete: false)
  private var serials: [StateSerial] = []
  /// Whether the first copy has no serial number: a person wrote it, which counts more than what
  /// the service kept.
  private var isByHand = false

  /// Returns the content to write for an object, with the serial number after that of the newest
  /// copy.
  package func next(_ content: JSON) -> [UInt8] {
    var content = content
    content["serial"] = .integer(StateSerial(reading.content).next.number)
    return Array((content.text() + "\n").utf8)
  }

  /// Creates a choice without a copy.
  package init() {}

  /// Adds a copy; one that is not a JSON object is skipped with a warning.
  package mutating func add(_ bytes: [UInt8], of path: String) {
    let document = JSONDocument.read(bytes, file: path)
    guard let root = document.document?.root, root.kind == .object else {
      let odd = document.diagnostics.last
      return passOver(
        odd?.location ?? SourceLocation(file: path), odd?.message ?? "not a JSON object")
    }
    let content = Self.withoutRepetitions(JSON(root))
    if let oddity = StateSerial.oddity(of: content) {
      warn("state-serial", SourceLocation(file: path), oddity)
      // It is read where there is no other, and is written again.
      if reading.content == nil { reading.content = content }
      return
    }
    if serials.isEmpty, reading.content == nil, content["serial"] == nil {
      isByHand = true
      reading.content = content
      return
    }
    take(content, StateSerial(content))
  }

  /// Skips a copy that cannot be read, with a warning.
  mutating func passOver(_ path: String, _ error: FileError) {
    passOver(SourceLocation(file: path), error.reason)
  }

  /// Returns an object with only the first of several members of the same name.
  private static func withoutRepetitions(_ object: JSON) -> JSON {
    guard case .object(let members) = object else { return object }
    var names: Set<String> = []
    return .object(members.filter { names.insert($0.name).inserted })
  }

  private mutating func take(_ content: JSON, _ serial: StateSerial) {
    if isByHand {
      // What is written next has to be newer than this copy too.
      reading.content?["serial"] = .integer(serial.number)
      return
    }
    if serials.allSatisfy({ serial.isNewer(than: $0) }) { reading.content = content }
    serials.append(serial)
    reading.isComplete = serials.count == 2 && serials[0] == serials[1]
  }

  private mutating func passOver(_ place: SourceLocation, _ reason: String) {
    warn("state-unreadable", place, "ignored: \(reason)")
  }

  private mutating func warn(_ id: String, _ place: SourceLocation, _ message: String) {
    reading.diagnostics.append(Diagnostic(.warning, id: id, at: place, message))
  }
}
