// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Colors that are made of others, in whatever shape these hang together: the work grows as the
/// number of properties and references does.
@Suite("The work for colors made of others")
struct MixedColorWorkTests {
  /// A way in which properties lead to each other.
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Whether the first property has a color.
    var hasColor = true
    /// The values of properties, by their number, in the order of the file.
    var values: @Sendable (_ count: Int) -> [(name: String, value: String)]
  }

  private static func mix(_ names: String...) -> String {
    let parts = names.map { "var(--\($0))" } + ["red"]
    return "color-mix(in srgb, \(parts[0]) 50%, \(parts[1]))"
  }

  static let shapes: [Shape] = [
    Shape(testDescription: "a chain") { count in
      (0..<count).map { ("c\($0)", mix("c\($0 + 1)")) } + [("c\(count)", "#123456")]
    },
    Shape(testDescription: "a chain from its end") { count in
      [("c\(count)", "#123456")] + (0..<count).reversed().map { ("c\($0)", mix("c\($0 + 1)")) }
    },
    Shape(testDescription: "a tree of shared nodes") { count in
      (0..<count).map { ("c\($0)", mix("c\($0 + 1)", "c\($0 + 2)")) }
        + [("c\(count)", "#123456"), ("c\(count + 1)", "teal")]
    },
    Shape(testDescription: "a color that all use") { count in
      [("c0", mix("c1"))] + (1..<count).map { ("c\($0)", mix("base")) } + [("base", mix("end"))]
        + [("end", "#123456")]
    },
    Shape(testDescription: "aliases and mixes by turns") { count in
      (0..<count).map { ("c\($0)", $0 % 2 == 0 ? mix("c\($0 + 1)") : "var(--c\($0 + 1))") }
        + [("c\(count)", "#123456")]
    },
    Shape(testDescription: "numbers at the end of a chain") { count in
      (0..<count).map { ("c\($0)", "rgb(var(--n\($0)) 10 20)") }
        + (0..<count).map { ("n\($0)", "var(--n\($0 + 1))") } + [("n\(count)", "40")]
    },
    Shape(testDescription: "a circle", hasColor: false) { count in
      (0..<count).map { ("c\($0)", mix("c\(($0 + 1) % count)")) }
    },
    Shape(testDescription: "circles in circles", hasColor: false) { count in
      (0..<count).map { ("c\($0)", mix("c\(($0 + 1) % count)", "c\($0 / 2)")) }
    },
    Shape(testDescription: "a chain into a circle", hasColor: false) { count in
      (0..<count).map { ("c\($0)", mix("c\($0 + 1)")) } + [("c\(count)", mix("c\(count)"))]
    },
  ]

  private static func reckoning(
    _ shape: Shape, _ count: Int
  ) -> (CSSReckoning, color: TokenColor?) {
    var cells: [String: CSSCells] = [:]
    let values = shape.values(count)
    for (index, one) in values.enumerated() {
      let value: CSSValues.Value =
        if let color = CSSColorText.color(one.value) {
          .known(.color(color))
        } else if one.value.hasPrefix("var(--") {
          .known(.alias(TokenName(String(one.value.dropFirst(6).dropLast()))))
        } else if CSSTriplets.isRaw(one.value) {
          .raw(one.value)
        } else {
          .made(one.value, of: index)
        }
      cells[one.name] = CSSCells([
        CSSDeclared(values: CSSValues(light: value, dark: nil), meaning: [:], weight: .init())
      ])
    }
    let reckoning = CSSReckoning(cells, CSSTriplets(cells, uses: [:]))
    var color: TokenColor?
    for one in values {
      let table = reckoning.table(one.name)
      if one.name == "c0", case .color(let found)? = table[TokenCell()] { color = found }
    }
    return (reckoning, color)
  }

  @Test("twice the properties are twice the steps, a few for each cell", arguments: shapes)
  func steps(_ shape: Shape) {
    let (small, color) = Self.reckoning(shape, 120)
    let (large, other) = Self.reckoning(shape, 240)
    #expect((color != nil) == shape.hasColor && (other != nil) == shape.hasColor)
    #expect(large.steps < small.steps * 2 + 100, "\(small.steps) and \(large.steps)")
    let properties = shape.values(240).count
    #expect(large.steps <= properties * TokenCell.all.count * 8, "\(large.steps)")
    #expect(large.circles.isEmpty == shape.hasColor)
  }

  @Test("the whole of a long chain, tree or circle is read, or told", arguments: shapes)
  func whole(_ shape: Shape) {
    let values = shape.values(500)
    let text = values.map { "--\($0.name): \($0.value);" }.joined(separator: "\n")
    let read = CSSFormat.read([TokenFile("a.css", ":root {\n\(text)\n}")])
    let names = Set(read.palette.tokens.map(\.name.description))
    #expect(names.contains("c0") == shape.hasColor)
    #expect(read.isWhole == shape.hasColor, "\(read.diagnostics.prefix(3))")
    let circles = read.diagnostics.filter { $0.id == "alias-cycle" }
    #expect(circles.isEmpty == shape.hasColor && circles.count <= 200)
  }

  @Test("the same holds of design tokens, in whichever order they stand", arguments: shapes)
  func tokens(_ shape: Shape) {
    let values = shape.values(250)
    let members = values.map { one in
      let value = one.value.replacing(/var\(--([a-z0-9]+)\)/) { "{\($0.1)}" }
      let type = CSSTriplets.isRaw(value) || one.name.hasPrefix("n") ? "number" : "color"
      return "\"\(one.name)\":{\"$type\":\"\(type)\",\"$value\":\"\(value)\"}"
    }
    for members in [members, members.reversed()] {
      let text = "{\(members.joined(separator: ","))}"
      let read = DTCGFormat.read([TokenFile("a.tokens.json", text)])
      #expect(read.isWhole == shape.hasColor, "\(read.diagnostics.prefix(3))")
      let names = Set(read.palette.tokens.map(\.name.description))
      #expect(names.contains("c0") == shape.hasColor)
      let colors = values.filter { $0.name.hasPrefix("c") }.count
      #expect(shape.hasColor == (names.filter { $0.hasPrefix("c") }.count == colors))
    }
  }

  @Test("a value whose references nest deeper than any is no color, and others are read")
  func nested() {
    let depth = 20_000
    let text = String(repeating: "var(", count: depth) + String(repeating: ")", count: depth)
    let read = CSSFormat.read([
      TokenFile("a.css", ":root { --a: color-mix(in srgb, \(text), red); --b: teal }")
    ])
    #expect(read.palette.tokens.map(\.name.description) == ["b"])
    #expect(read.gaps.map(\.id) == ["value-unknown"])
  }
}
