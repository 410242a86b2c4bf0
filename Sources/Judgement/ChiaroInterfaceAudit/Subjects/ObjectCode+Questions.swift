// SPDX-License-Identifier: MIT

import ChiaroFindings

// What code does to an object of an interface file, as rules ask it.

extension ObjectCode {
  /// Returns whether a file of the project is called after a class.
  func hasFile(of type: String) -> Bool { self[type].hasFile }

  /// Returns whether the project declares a class; true as well where it has no code.
  func declares(_ type: String) -> Bool { !isThere || self[type].isDeclared }

  /// Returns whether a class sets a color of one of its properties, or of itself.
  ///
  /// - Parameters:
  ///   - type: the name of the class
  ///   - property: the property that holds the object; nil for the object itself
  /// - Returns: whether a line of its files looks like it
  func setsColor(in type: String, of property: String?) -> Bool {
    guard let property else { return self[type].has(.setsColors) }
    return self[type].deeds[.speaks]?.contains(property) ?? false
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
    let deeds = self[type].deeds
    guard let given = deeds[.gives] else { return false }
    // What is no role is a property's own name, as that of an attribute is.
    let members = Self.members[role] ?? [role]
    // `checkmarks.forEach { $0.tintColor = … }`, and the same on several lines.
    let objects: [String?] = [property] + (property.map { elements(of: $0, deeds) } ?? [])
    return given.contains { path in
      let end = path.lastIndex(of: ".")
      let member = end.map { path[path.index(after: $0)...] } ?? path[...]
      guard members.contains(where: { member == $0 }) else { return false }
      return objects.contains { Self.isHeld(end.map { path[..<$0] } ?? "", by: $0) }
    }
  }

  /// What each element of a property is called where code goes through them.
  private func elements(of property: String, _ deeds: Deeds) -> [String] {
    deeds[.goesThrough]?.compactMap { loop in
      loop.hasPrefix(property + " ") ? String(loop.dropFirst(property.count + 1)) : nil
    } ?? []
  }

  /// Returns whether a path is that of a property, or of the object itself.
  private static func isHeld(_ path: Substring, by property: String?) -> Bool {
    guard let property else { return path.isEmpty || path == "self" }
    guard path.hasSuffix(property) else { return false }
    // Objective-C's properties may be variables: `_mark` of `mark`.
    return path.dropLast(property.count).last.map { $0 == "." || $0 == "_" } ?? true
  }

  /// Returns whether a class assigns what an interface file gives to a view that it loads from a
  /// nib: `let card = loadNib(owner: self)`, `card.backgroundColor = .clear`.
  func assignsToLoaded(_ role: String, in type: String) -> Bool {
    self[type].deeds[.loads]?.contains { assigns(role, to: $0, in: type) } ?? false
  }

  /// The properties that hold a color or an effect, by what it is for.
  private static let members = [
    "background": ["backgroundColor"], "text": ["textColor", "titleColor", "attributedTitle"],
    "tint": ["tintColor", "contentTintColor"], "border": ["borderColor"], "fill": ["fillColor"],
    "effect": ["effect", "material"],
  ]

  /// Returns the variables in which a class holds the view that it finds by a tag.
  func variables(withTag tag: String, in type: String) -> Set<String> {
    let found = self[type].deeds[.finds]?.filter { $0.hasPrefix(tag + " ") } ?? []
    return Set(found.map { String($0.dropFirst(tag.count + 1)) })
  }

  /// Returns whether a class hands one of its properties to a function that the project declares
  /// for such objects, which may give it any color: `okButton.setText("OK", .filled)`.
  func callsOwnFunction(in type: String, on property: String) -> Bool {
    let deeds = self[type].deeds
    guard let calls = deeds[.calls], let functions = anywhere[.declares] else { return false }
    let names = [property] + elements(of: property, deeds)
    return calls.contains { call in
      names.contains { name in
        call.hasPrefix(name + ".") && functions.contains(String(call.dropFirst(name.count + 1)))
      }
    }
  }

  /// Returns whether a class inherits from another one, as far as its files are here.
  func inherits(_ type: String, from other: String) -> Bool {
    self[type].superclasses.contains(other)
  }

  /// Returns whether a view's class draws its own ground.
  func drawsGround(_ type: String) -> Bool { self[type].has(.draws) && self[type].has(.fills) }

  /// Returns whether a class puts the views of other controllers on its own.
  func addsChildren(_ type: String) -> Bool { self[type].has(.addsChildren) }

  /// Returns whether a class gives the cells that it fills, or their labels, the colors of a theme
  /// or style: `Theme.current.applyTitle(textLabel)`, `cell.textLabel?.style(.title)`.
  func stylesCells(in type: String) -> Bool { self[type].has(.stylesCells) }

  /// Returns whether a class gives one of its properties, or itself, the colors of a theme.
  ///
  /// - Parameters:
  ///   - type: the name of the class
  ///   - property: the property that holds the object; nil for the object itself
  /// - Returns: whether a line of its files looks like it
  func appliesTheme(in type: String, to property: String?) -> Bool {
    self[type].deeds[.themes]?.contains(property ?? "") ?? false
  }

  /// Returns whether a class forces a style on what it shows, or is made where one is forced on a
  /// container: its colors are then meant for that style.
  func forcesStyle(_ type: String) -> Bool {
    self[type].has(.forcesStyle) || anywhere[.makesInForced]?.contains(type) ?? false
  }

  /// Returns whether a property is that of a superclass of which no file is here, so that nobody
  /// knows what is done to it.
  func inheritsFromOthers(_ property: String, in type: String) -> Bool {
    self[type].inheritsFromOthers && !(self[type].deeds[.outlets]?.contains(property) ?? false)
  }

  // MARK: Code elsewhere

  /// Returns whether code anywhere gives an object one of a role's properties.
  private func does(_ deed: Deed, _ role: String, to object: String) -> Bool {
    guard let names = anywhere[deed] else { return false }
    return Self.members[role]?.contains { names.contains("\(object).\($0)") } ?? false
  }

  /// Returns whether code anywhere gives a view that it finds by a tag a color.
  func assigns(_ role: String, toTag tag: String) -> Bool { does(.givesByTag, role, to: tag) }

  /// Returns whether code anywhere gives all objects of a class a color: `UILabel.appearance()`.
  func assigns(_ role: String, toProxyOf type: String) -> Bool { does(.givesProxy, role, to: type) }

  /// Returns whether code anywhere gives a label of the cells' own styles a color, as what fills a
  /// list does for a class that fills no cells itself.
  func assigns(_ role: String, toCellsOf type: String, label: String) -> Bool {
    !self[type].has(.fillsCells) && does(.givesAnywhere, role, to: label)
  }

  /// Returns whether code anywhere assigns what an interface file gives an object, by the name that
  /// properties with its class mostly have: `accountHeader.backgroundColor = …` of an
  /// `AccountHeader`.
  func assigns(_ role: String, toOneOf type: String) -> Bool {
    guard let first = type.first else { return false }
    return does(.givesAnywhere, role, to: "\(first.lowercased())\(type.dropFirst())")
  }

  /// Returns whether code assigns a color to a property called like one of a class whose file is
  /// not called after it.
  func assignsElsewhere(_ role: String, to property: String, in type: String) -> Bool {
    isThere && !hasFile(of: type) && does(.givesAnywhere, role, to: property)
  }

  /// Returns whether whoever fills a list assigns a color to a cell's property:
  /// `cell.nameLabel.textColor = …`.
  func assignsInCell(_ role: String, to property: String) -> Bool {
    does(.givesInCells, role, to: property)
  }

  /// Returns whether whoever fills a list gives a cell's property a text with attributes, which may
  /// have a color: `cell.nameLabel.attributedText = …`.
  func givesAttributes(inCellTo property: String) -> Bool {
    ["attributedText", "attributedStringValue"].contains {
      anywhere[.givesInCells]?.contains("\(property).\($0)") ?? false
    }
  }

  /// Returns whether code anywhere gives the view around a property a ground.
  func paintsSuperview(of property: String) -> Bool {
    anywhere[.paintsAround]?.contains(property) ?? false
  }

  /// Whether code of the project gives some window a ground, on which the views of other files may
  /// stand.
  var setsWindowGround: Bool { has(.groundsWindows) }

  /// Whether code of the project gives the texts of navigation bars attributes.
  var setsTextsOfBars: Bool { has(.textsBars) }

  /// Whether code of the project extends all views by a theme, which then gives them their colors
  /// when they are loaded, or applies one all over.
  var themesAllViews: Bool { has(.themesViews) }
}
