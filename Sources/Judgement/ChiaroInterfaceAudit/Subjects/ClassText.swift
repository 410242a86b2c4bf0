// SPDX-License-Identifier: MIT

/// What is kept of the files of a class and of those that it inherits from.
struct ClassText: Sendable {
  /// The lines that speak of colors, styles or themes.
  var colorLines: [ColorLine] = []
  /// The lines that declare outlets.
  var outletLines: [Substring] = []
  /// The functions that are called on properties, by property.
  var calls: [String: Set<String>] = [:]
  /// What code calls each of several properties, or the elements of one, as it goes through them.
  var loops: [String: Set<String>] = [:]
  /// Whether one of the classes fills the cells of a list.
  var fillsCells = false
  /// Whether one of the classes inherits from a class that is neither here nor the system's.
  var inheritsFromOthers = false
  /// Whether one of the classes puts the views of other controllers on its own.
  var addsChildren = false
  /// The classes that it inherits from, as far as their names stand in the files.
  var superclasses: Set<String> = []
  /// The variables that hold what is loaded from a nib.
  var loaded: Set<String> = []
  /// The variables that hold a view found by its tag, by tag.
  var tagged: [String: Set<String>] = [:]
  /// Whether one of the classes draws itself, and fills something.
  var draws = false
  var fills = false

  /// Adds the lines of a file.
  ///
  /// - Parameters:
  ///   - lines: the lines
  ///   - type: the class that the file is of
  /// - Returns: the class that this one inherits from; nil if no line says so
  mutating func add(_ lines: [Substring], of type: String) -> String? {
    colorLines += lines.compactMap(ColorLine.init)
    addsChildren =
      addsChildren
      || lines.contains { $0.contains("addChild(") || $0.contains("addChildViewController(") }
    outletLines += lines.filter { $0.contains("IBOutlet") }
    draws = draws || lines.contains { $0.contains("func draw(") || $0.contains("drawRect:") }
    fills = fills || lines.contains { $0.contains("ill(") || $0.contains("ill]") }
    for call in lines.lazy.compactMap(Self.call) {
      calls[call.property, default: []].insert(call.function)
    }
    for loop in lines.lazy.compactMap(ElementLoop.init) {
      for property in loop.properties { loops[property, default: []].insert(loop.element) }
    }
    fillsCells =
      fillsCells || lines.contains { $0.contains("cellForRow") || $0.contains("cellForItem") }
    loaded.formUnion(lines.lazy.compactMap(Self.loaded))
    for found in lines.lazy.compactMap(TaggedView.init) {
      tagged[found.tag, default: []].insert(found.variable)
    }
    return lines.lazy.compactMap { Self.superclass(of: type, in: $0) }.first
  }

  /// The property and the function of a line that begins with `property.function(`.
  private static func call(in line: Substring) -> (property: String, function: String)? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let end = text.firstIndex(of: "(") else { return nil }
    let names = text[..<end].split { ".?!".contains($0) }
    guard names.count == 2 || names.count == 3 && names[0] == "self",
      names.allSatisfy({ $0.utf8.allSatisfy(SourceSurvey.isName) })
    else { return nil }
    return (String(names[names.count - 2]), String(names[names.count - 1]))
  }

  /// The variable of a line such as `let view = instantiateFromNib(owner: self)`.
  private static func loaded(in line: Substring) -> String? {
    guard ["Nib(", "Nib<", "nib(", "Nib.", "NibNamed("].contains(where: line.contains),
      let place = line.firstRange(of: "let ")
    else { return nil }
    let name = line[place.upperBound...].firstName
    return name.isEmpty ? nil : name
  }

  /// The class that a line gives as what another inherits from: `class A: B`, `@interface A : B`.
  private static func superclass(of type: String, in line: Substring) -> String? {
    guard
      let start = ["class \(type)", "@interface \(type)"].lazy
        .compactMap({ line.firstRange(of: $0)?.upperBound }).first
    else { return nil }
    let rest = line[start...].drop { $0 == " " }
    guard rest.first == ":" else { return nil }
    let name = rest.dropFirst().drop { $0 == " " }.firstName
    return name.isEmpty ? nil : name
  }
}

/// A line of source text that speaks of a color, style or theme.
struct ColorLine {
  let text: Substring
  let saysTheme: Bool

  /// Takes a line; nil for one that speaks of something else.
  init?(_ line: Substring) {
    let lower = line.lowercased()
    let words = [
      "color", "style", "theme", "decorate", "appearance", "attributedtext = ", "attributedtitle",
      "effect =", "material =",
    ]
    guard words.contains(where: lower.contains) else { return nil }
    text = line
    saysTheme = lower.contains("theme")
  }
}
