// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// What was called, in which order, with which current style.
@MainActor
package final class Trace {
  package private(set) var lines: [String] = []

  package init() {}

  package func add(_ name: String, _ method: String) {
    // Not tracked: noting must not make a method depend on the style.
    let style = TraitCollection.current.unwatched.userInterfaceStyle
    lines.append("\(name) \(method) \(style)")
  }

  /// What was noted since the last time.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// How often a method was called on an object.
  package func count(_ text: String) -> Int { lines.count { $0.hasPrefix(text) } }
}
