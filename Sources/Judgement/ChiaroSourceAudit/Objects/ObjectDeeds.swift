// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What a file of code does to the objects of interface files.
///
/// A line that names an object and a color, a style or a theme is taken for one that gives it to
/// the object. That is enough to say less of the object.
struct ObjectDeeds: Sendable {
  /// What the classes of the file do.
  private(set) var ofClasses: ObjectCode.Deeds = [:]
  /// What the file does for all others.
  private(set) var anywhere: ObjectCode.Deeds = [:]
  /// The classes that it declares, with what they inherit from; "" where it does not say.
  private(set) var classes: [String: String] = [:]
  /// Whether it applies a theme of the app's own.
  private(set) var appliesTheme = false

  private let properties: Set<String>

  /// Reads the lines of a file.
  ///
  /// - Parameters:
  ///   - lines: the lines
  ///   - question: what the interface files name
  ///   - isSwift: whether it is a file of Swift
  init(_ lines: [CodeLine], _ question: ObjectQuestion, isSwift: Bool) {
    var properties = question.properties
    let tagged = lines.compactMap(TaggedView.init)
    let loops = lines.compactMap(ElementLoop.init)
    properties.formUnion(tagged.map(\.variable))
    self.properties = properties.union(loops.map(\.element))
    for view in tagged { note(.finds, "\(view.tag) \(view.variable)") }
    for loop in loops {
      for property in loop.properties { note(.goesThrough, "\(property) \(loop.element)") }
    }
    let variables = Dictionary(grouping: tagged, by: \.variable).mapValues { $0.map(\.tag) }
    for line in lines {
      read(line, isSwift: isSwift)
      note(line.assignedPaths, taggedBy: variables)
      noteProxies(in: line)
    }
    appliesTheme = lines.contains { $0.appliesTheme(isSwift: isSwift) }
    if lines.contains(where: \.extendsViews) {
      for name in lines.flatMap({ $0.words(after: "func") }) { note(.declares, name) }
    }
    if isSwift, lines.contains(where: \.forcesContainer) {
      for name in lines.flatMap(\.made) where question.classes.contains(name) {
        note(.makesInForced, name)
      }
    }
  }

  private mutating func note(_ deed: ObjectCode.Deed, _ name: String) {
    switch deed {
    case .gives, .speaks, .themes, .calls, .goesThrough, .loads, .finds, .outlets, .has:
      ofClasses[deed, default: []].insert(name)
    case .givesAnywhere, .givesInCells, .paintsAround, .givesByTag, .givesProxy, .declares,
      .makesInForced, .hasAnywhere:
      anywhere[deed, default: []].insert(name)
    }
  }

  private mutating func note(_ trait: ObjectCode.Trait, if holds: Bool) {
    switch trait {
    case .groundsWindows, .textsBars, .themesViews:
      if holds { note(.hasAnywhere, trait.rawValue) }
    default: if holds { note(.has, trait.rawValue) }
    }
  }

  // MARK: What classes do

  private mutating func read(_ line: CodeLine, isSwift: Bool) {
    for (name, parent) in line.declaredClasses(isSwift: isSwift)
    where classes[name, default: ""].isEmpty { classes[name] = parent }
    if line.words.contains("IBOutlet") {
      for name in names(in: line) { note(.outlets, name) }
    }
    if let call = line.call, properties.contains(call.property) {
      note(.calls, "\(call.property).\(call.function)")
    }
    if let name = line.loaded { note(.loads, name) }
    let fillers = ["cellForRow", "cellForItem"]
    note(.fillsCells, if: line.words.contains { fillers.contains(where: $0.hasPrefix) })
    let adders = ["addChild", "addChildViewController"]
    note(.addsChildren, if: adders.contains { line.has($0, before: "(") })
    let isDrawing = line.words(after: "func").contains("draw") || line.has("drawRect", before: ":")
    note(.draws, if: isDrawing)
    note(.fills, if: line.has("ill", before: "(", "]"))
    note(.textsBars, if: line.mentions("titletextattributes"))
    note(.themesViews, if: isSwift && line.themesAllViews)
    if line.speaksOfColors { readColors(line) }
  }

  private mutating func readColors(_ line: CodeLine) {
    for path in line.givenPaths { note(.gives, path.joined(separator: ".")) }
    let named = names(in: line)
    for name in named { note(.speaks, name) }
    let saysTheme = line.mentions("theme")
    if saysTheme {
      note(.themes, "")
      for name in named { note(.themes, name) }
    }
    note(.setsColors, if: line.has("olor", before: "="))
    note(.forcesStyle, if: line.words.contains("overrideUserInterfaceStyle"))
    let cells = ["cell", "textLabel", "detailTextLabel"]
    note(
      .stylesCells,
      if: (saysTheme || line.has("tyle", before: "(")) && cells.contains(where: named.contains))
  }

  /// The properties that a line names; Objective-C's may be variables: `_mark` of `mark`.
  private func names(in line: CodeLine) -> Set<String> {
    var names: Set<String> = []
    for word in line.words where CodeLine.isName(word) {
      if properties.contains(word) { names.insert(word) }
      let bare = String(word.drop { $0 == "_" })
      if bare.count < word.count, properties.contains(bare) { names.insert(bare) }
    }
    return names
  }

  // MARK: What all code does

  /// Notes colors and texts with attributes that objects are given.
  private mutating func note(_ paths: [[String]], taggedBy variables: [String: [String]]) {
    for path in paths {
      let (object, member) = (path[path.count - 2], path[path.count - 1])
      note(.givesAnywhere, "\(object).\(member)")
      for tag in variables[object] ?? [] { note(.givesByTag, "\(tag).\(member)") }
      note(.groundsWindows, if: object.hasSuffix("window") && member == "backgroundColor")
      guard path.count > 2 else { continue }
      let holder = path[path.count - 3]
      if holder.hasSuffix("ell") { note(.givesInCells, "\(object).\(member)") }
      if object == "superview", member == "backgroundColor" {
        // Objective-C's outlets may be variables: `_mark` of `mark`.
        note(.paintsAround, String(holder.drop { $0 == "_" }))
      }
    }
  }

  private mutating func noteProxies(in line: CodeLine) {
    guard let call = line.words.firstIndex(of: "appearance"),
      let type = line.name(before: call, passing: ["."])
    else { return }
    for (end, member) in ["ackgroundColor": "backgroundColor", "extColor": "textColor"] {
      guard let place = line.words[call...].firstIndex(where: { $0.hasSuffix(end) }),
        // SwiftUI's lists of old were made clear so.
        !line.words[place...].prefix(6).contains("clear")
      else { continue }
      note(.givesProxy, "\(type).\(member)")
    }
  }
}
