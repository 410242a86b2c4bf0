// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import Synchronization

/// What the project's source text does to the objects of interface files: whether a class sets
/// colors of itself or of what it has outlets to.
///
/// The text is searched, not parsed: a line that names an outlet and a color, a style or a theme is
/// taken for one that sets it. That is enough to say less of an object.
final class CodeMentions: Sendable {
  /// The paths of source files by the class that their names begin with, such as `Cell+Style`.
  private let files: [String: [String]]
  private let budget: RunBudget?
  private let texts = Mutex<[String: Once<ClassText>]>([:])
  private let survey = Once<SourceSurvey>()
  private let cut = Atomic(false)
  /// Whether code was not read because the run's budget was used up.
  var isCut: Bool { cut.load(ordering: .acquiring) }

  /// The largest size of a file that is searched.
  private static let largestFile = 1 << 20

  init(_ project: Project, _ budget: RunBudget?) {
    files = Dictionary(grouping: project.sources) { path in
      String(Path.stem(path).prefix { $0 != "+" && $0 != "." })
    }
    self.budget = budget
  }

  /// Returns whether a file of the project is called after a class.
  func hasFile(of type: String) -> Bool { files[type] != nil }

  /// Returns whether the project declares a class; true as well where it has no code.
  func declares(_ type: String) -> Bool {
    files.isEmpty || paths(of: type) != nil
  }

  /// Returns whether a class sets a color of one of its properties, or of itself.
  ///
  /// - Parameters:
  ///   - type: the name of the class
  ///   - property: the property that holds the object; nil for the object itself
  /// - Returns: whether a line of its files looks like it
  func setsColor(in type: String, of property: String?) -> Bool {
    text(of: type).colorLines.contains { line in
      guard let property else {
        return line.text.contains("olor =") || line.text.contains("olor=")
      }
      return Self.names(property, in: line.text)
    }
  }

  /// Returns whether a class assigns what an interface file gives one of its properties, or the
  /// object itself, so that the file's color is never seen.
  ///
  /// - Parameters:
  ///   - role: what the color is for, such as `background`, or the property that holds it
  ///   - property: the property that holds the object; nil for the object itself
  ///   - type: the name of the class
  /// - Returns: whether a line of its files does
  func assigns(_ role: String, to property: String?, in type: String) -> Bool {
    // What is no role is a property's own name, as that of an attribute is.
    let members = Self.members[role] ?? [role]
    let text = text(of: type)
    // `checkmarks.forEach { $0.tintColor = … }`, and the same on several lines.
    let each = property.flatMap { text.loops[$0] } ?? []
    return text.colorLines.contains { line in
      members.contains { member in
        Self.assigns(member, of: property, in: line.text)
          || each.contains { Self.assigns(member, of: $0, in: line.text) }
      }
    }
  }

  /// Returns whether a class assigns what an interface file gives to a view that it loads from a
  /// nib: `let card = loadNib(owner: self)`, `card.backgroundColor = .clear`.
  func assignsToLoaded(_ role: String, in type: String) -> Bool {
    text(of: type).loaded.contains { assigns(role, to: $0, in: type) }
  }

  /// Returns whether code anywhere gives an object one of a role's properties, by the lists of a
  /// survey.
  private func assigns(
    _ role: String, to object: String, by list: KeyPath<SourceSurvey, Set<String>>
  ) -> Bool {
    let known = everywhere[keyPath: list]
    return Self.members[role]?.contains { known.contains("\(object).\($0)") } ?? false
  }

  /// Returns the variables in which a class holds the view that it finds by a tag.
  func variables(withTag tag: String, in type: String) -> Set<String> {
    text(of: type).tagged[tag] ?? []
  }

  /// Returns whether code anywhere gives a view that it finds by a tag a color.
  func assigns(_ role: String, toTag tag: String) -> Bool {
    assigns(role, to: tag, by: \.taggedAssignments)
  }

  /// Returns whether code anywhere gives all objects of a class a color: `UILabel.appearance()`.
  func assigns(_ role: String, toProxyOf type: String) -> Bool {
    assigns(role, to: type, by: \.proxied)
  }

  /// Returns whether code anywhere gives a label of the cells' own styles a color, as what fills a
  /// list does for a class that fills no cells itself.
  func assigns(_ role: String, toCellsOf type: String, label: String) -> Bool {
    !text(of: type).fillsCells && assigns(role, to: label, by: \.assignments)
  }

  /// Returns whether a class hands one of its properties to a function that the project declares
  /// for such objects, which may give it any color: `okButton.setText("OK", .filled)`.
  func callsOwnFunction(in type: String, on property: String) -> Bool {
    let text = text(of: type)
    let names = [property] + (text.loops[property] ?? [])
    let called = names.flatMap { text.calls[$0] ?? [] }
    return called.contains(where: everywhere.functions.contains)
  }

  /// Returns whether code anywhere assigns what an interface file gives an object, by the name that
  /// properties with its class mostly have: `accountHeader.backgroundColor = …` of an
  /// `AccountHeader`.
  func assigns(_ role: String, toOneOf type: String) -> Bool {
    guard let first = type.first else { return false }
    return assigns(role, to: "\(first.lowercased())\(type.dropFirst())", by: \.assignments)
  }

  /// Returns whether code assigns a color to a property called like one of a class whose file is
  /// not called after it.
  func assignsElsewhere(_ role: String, to property: String, in type: String) -> Bool {
    files[type] == nil && assigns(role, to: property, by: \.assignments)
  }

  /// Returns whether whoever fills a list assigns a color to a cell's property:
  /// `cell.nameLabel.textColor = …`.
  func assignsInCell(_ role: String, to property: String) -> Bool {
    assigns(role, to: property, by: \.cellAssignments)
  }

  /// Returns whether whoever fills a list gives a cell's property a text with attributes, which may
  /// have a color: `cell.nameLabel.attributedText = …`.
  func givesAttributes(inCellTo property: String) -> Bool {
    ["attributedText", "attributedStringValue"].contains {
      everywhere.cellAssignments.contains("\(property).\($0)")
    }
  }

  /// Returns whether code anywhere gives the view around a property a ground.
  func paintsSuperview(of property: String) -> Bool {
    everywhere.paintedAround.contains(property)
  }

  /// Returns whether a class inherits from another one, as far as its files are here.
  func inherits(_ type: String, from other: String) -> Bool {
    text(of: type).superclasses.contains(other)
  }

  /// Returns whether a view's class draws its own ground.
  func drawsGround(_ type: String) -> Bool {
    let text = text(of: type)
    return text.draws && text.fills
  }

  /// Returns whether a class puts the views of other controllers on its own.
  func addsChildren(_ type: String) -> Bool { text(of: type).addsChildren }

  /// Returns whether a class gives the cells that it fills, or their labels, the colors of a theme
  /// or style: `Theme.current.applyTitle(textLabel)`, `cell.textLabel?.style(.title)`.
  func stylesCells(in type: String) -> Bool {
    text(of: type).colorLines.contains { line in
      (line.saysTheme || line.text.contains("tyle("))
        && ["cell", "textLabel", "detailTextLabel"].contains { Self.names($0, in: line.text) }
    }
  }

  /// The files that are called after a class, or else those that declare it; nil where none does.
  private func paths(of type: String) -> [String]? {
    files[type] ?? everywhere.declarations[type]
  }

  /// What the texts of all files tell together.
  private var everywhere: SourceSurvey {
    survey.value {
      var survey = SourceSurvey()
      for path in files.values.joined().sorted() {
        bytes(of: path).map { survey.add($0, of: path) }
      }
      return survey
    }
  }

  /// The properties that hold a color or an effect, by what it is for.
  private static let members = [
    "background": ["backgroundColor"], "text": ["textColor", "titleColor", "attributedTitle"],
    "tint": ["tintColor", "contentTintColor"], "border": ["borderColor"], "fill": ["fillColor"],
    "effect": ["effect", "material"],
  ]

  /// Returns whether a line has `property.member =` or `[self.property setMember:`.
  private static func assigns(_ member: String, of property: String?, in line: Substring) -> Bool {
    let line = line.filter { $0 != " " && $0 != "\t" }
    let setter = "set\(member.prefix(1).uppercased())\(member.dropFirst())"
    if line.hasPrefix("["), let message = line.firstRange(of: setter + ":") {
      return receives(property, line[line.index(after: line.startIndex)..<message.lowerBound])
    }
    if let call = line.firstRange(of: ".\(setter)(") {
      return isOfNormalState(line) && receives(property, line[..<call.lowerBound])
    }
    guard let place = line.firstRange(of: member + "=") else { return false }
    if line[place.upperBound...].first == "=" { return false }
    let receiver = line[..<place.lowerBound]
    let layer = ["?.layer.", ".layer."].first(where: receiver.hasSuffix)
    return receives(property, receiver.dropLast(layer?.count ?? 0))
  }

  /// Returns whether a line that calls `setTitleColor(_:for:)` is about what a button mostly shows.
  private static func isOfNormalState(_ line: String) -> Bool {
    !line.contains("for:") || ["for:.normal", "for:[]", ".normal)"].contains(where: line.contains)
  }

  /// Returns whether the text before a member is that of a property, or of the object itself.
  private static func receives(_ property: String?, _ text: Substring) -> Bool {
    var text = text
    while let last = text.last, ".?!".contains(last) { text = text.dropLast() }
    guard let property else { return text.isEmpty || text == "self" }
    if !text.hasSuffix(property) { return false }
    let before = text.dropLast(property.count).last
    // `views.forEach { $0.tintColor = … }` stands on one line.
    return before.map { ".?!_".contains($0) || property == "$0" && $0 == "{" } ?? true
  }

  /// Returns whether a class gives one of its properties, or itself, the colors of a theme.
  ///
  /// - Parameters:
  ///   - type: the name of the class
  ///   - property: the property that holds the object; nil for the object itself
  /// - Returns: whether a line of its files looks like it
  func appliesTheme(in type: String, to property: String?) -> Bool {
    text(of: type).colorLines.contains { line in
      line.saysTheme && property.map { Self.names($0, in: line.text) } ?? true
    }
  }

  /// Whether code of the project gives some window a ground, on which the views of other files may
  /// stand.
  var setsWindowGround: Bool { everywhere.setsWindowGround }

  /// Whether code of the project gives the texts of navigation bars attributes.
  var setsTextsOfBars: Bool { everywhere.setsTextsOfBars }

  /// Whether code of the project extends all views by a theme, which then gives them their colors
  /// when they are loaded, or applies one all over.
  var themesAllViews: Bool { everywhere.themesAllViews || everywhere.hasTheme }

  /// Returns whether a class forces a style on what it shows, or is made where one is forced on a
  /// container: its colors are then meant for that style.
  func forcesStyle(_ type: String) -> Bool {
    text(of: type).colorLines.contains { $0.text.contains("overrideUserInterfaceStyle") }
      || everywhere.typesInForcedContainers.contains(type)
  }

  /// Returns whether a line has a property's name as a word.
  private static func names(_ property: String, in line: Substring) -> Bool {
    // An empty name would be found at every place, and the search would never move on.
    if property.isEmpty { return false }
    var rest = line
    while let found = rest.firstRange(of: property) {
      let isStart = found.lowerBound == line.startIndex
      let before = isStart ? " " : line[line.index(before: found.lowerBound)]
      let after = found.upperBound == line.endIndex ? " " : line[found.upperBound]
      if !after.isOfName && (!before.isOfName || before == "_") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// Returns whether a property is that of a superclass of which no file is here, so that nobody
  /// knows what is done to it.
  func inheritsFromOthers(_ property: String, in type: String) -> Bool {
    let text = text(of: type)
    return text.inheritsFromOthers && !text.outletLines.contains { Self.names(property, in: $0) }
  }

  private func text(of type: String) -> ClassText {
    // Read once, whichever file asks first: the budget is spent the same way on any machine.
    let once = texts.withLock { texts in
      let once = texts[type] ?? Once()
      texts[type] = once
      return once
    }
    return once.value { readText(of: type) }
  }

  /// The most classes that are read for one: itself, and those that it inherits from.
  private static let mostClasses = 5

  /// Reads the files of a class and of those that it inherits from, as far as they are here.
  private func readText(of type: String) -> ClassText {
    var text = ClassText()
    var next: String? = type
    for _ in 0..<Self.mostClasses {
      guard let name = next else { break }
      guard let paths = paths(of: name)?.sorted().prefix(20) else {
        let isSystem = name.hasPrefix("UI") || name.hasPrefix("NS")
        text.inheritsFromOthers = name != type && !isSystem
        break
      }
      next = nil
      // What an Objective-C class inherits from stands in its header, which is no source.
      let headers = paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        .map { Path.join(Path.parent($0), Path.stem($0) + ".h") }
      for path in paths + headers {
        guard let bytes = bytes(of: path) else { continue }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let superclass = text.add(lines, of: name)
        next = next ?? superclass
      }
      if let next { text.superclasses.insert(next) }
    }
    return text
  }

  /// The bytes of a source file; nil where it cannot be read, or the budget is used up.
  private func bytes(of path: String) -> [UInt8]? {
    guard budget?.takeFile() ?? true else {
      cut.store(true, ordering: .releasing)
      return nil
    }
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.largestFile)
    else { return nil }
    _ = budget?.take(bytes.count, of: .bytes)
    return bytes
  }
}
