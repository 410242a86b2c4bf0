// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The expressions in code that made a visible element of a screen.
package struct DrawnExpression: Hashable, Sendable {
  /// The expression that made the view.
  package var made: SourceLocation
  /// The line on which the element of a storyboard or xib ends that made it; nil for code.
  var madeThrough: Int?
  /// The expression that gave it the color; nil for the system's own.
  package var color: SourceLocation?
  /// The expression that made the color itself, such as that of a constant.
  package var origin: SourceLocation?
  /// The expression that gave the background its color; nil for the system's own.
  package var ground: SourceLocation?
  /// The shown text; nil if there is none.
  package var text: String?
  /// The name of the color that fills it, as it is seen in dark.
  var value: String?
  /// Whether it, and what is under it, have colors that adapt with the system's.
  var hasSystemInk = true
  var hasSystemGround = true
  /// Whether it is drawn by itself, on the ground of no screen.
  var isAlone = false
  /// The assumptions on the way, each with file and line.
  package var assumed: [String] = []

  /// The expressions that have a share in how it is seen.
  var places: [SourceLocation] { [place, made, origin, ground].compactMap { $0 } }

  /// Whether a storyboard made it and it is drawn without the scene around it, of which the file's
  /// own drawing knows more: the table of a cell, for example.
  var isJudgedInItsScene: Bool {
    isAlone && madeThrough != nil && place.file.hasSuffix(".storyboard")
  }

  /// The place of a finding about the element: the expression of its color, or else that of its
  /// view.
  package var place: SourceLocation { color ?? made }

  /// The expression that made a screen.
  init(made: SourceLocation) { self.made = made }

  /// Reads the expressions of something that was measured; nil for what is of no code.
  init?(_ value: JSONValue) {
    guard let made = value["made"].flatMap(SourceLocation.init(measured:)) else { return nil }
    self.made = made
    madeThrough = value["madeThrough"]?.integer
    color = value["color"].flatMap(SourceLocation.init(measured:))
    origin = value["origin"].flatMap(SourceLocation.init(measured:))
    ground = value["ground"].flatMap(SourceLocation.init(measured:))
    text = value["text"]?.string
    self.value = value["value"]?.string
    hasSystemInk = value["hasSystemInk"]?.bool ?? true
    hasSystemGround = value["hasSystemGround"]?.bool ?? true
    isAlone = value["isAlone"]?.bool ?? false
    assumed = value["assumed"]?.elements.compactMap(\.string) ?? []
  }
}

extension SourceLocation {
  /// Reads a place as who measures screens tells it: file, line and column.
  init?(measured value: JSONValue) {
    guard value.kind == .array else { return nil }
    let parts = Array(value.elements)
    guard parts.count == 3, let file = parts[0].string, let line = parts[1].integer,
      let column = parts[2].integer
    else { return nil }
    self.init(file: file, line: line, column: column)
  }
}
