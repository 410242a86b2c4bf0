// SPDX-License-Identifier: MIT

import ChiaroSource

/// Chooses among the copies of a state file, whose bytes anybody may have written.
package struct StateCopies {
  /// What the copies so far come to.
  package private(set) var reading = StateFile.Reading(
    content: nil, diagnostics: [], isComplete: false)
  private var serials: [StateSerial] = []

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
    let content = JSON(root)
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
