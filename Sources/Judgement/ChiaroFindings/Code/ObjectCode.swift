// SPDX-License-Identifier: MIT

/// The actions of code on the objects of storyboards and xibs.
package struct ObjectCode: Hashable, Sendable {
  /// An action of code, with the name of its object.
  package enum Deed: String, CaseIterable, Sendable {
    // Of a class, with those that it inherits from.

    /// Gives something a color or effect: `header.backgroundColor`, `self.textColor`.
    case gives
    /// Names something where it speaks of a color, style or theme.
    case speaks
    /// Names something where it speaks of a theme; "" for the class itself.
    case themes
    /// Calls a function on something: `okButton.setText`.
    case calls
    /// Iterates over several objects, with the name of each: `marks mark`.
    case goesThrough
    /// Holds objects that are loaded from a nib.
    case loads
    /// Finds a view by its tag, with the variable that holds it: `21 title`.
    case finds
    /// Declares an outlet.
    case outlets
    /// Is or does something as a whole, by the name of a `Trait`.
    case has

    // Of all code.

    /// Gives an object a color or text with attributes: `header.backgroundColor`.
    case givesAnywhere
    /// Gives a property of a cell a color: `nameLabel.textColor` of `cell.nameLabel.textColor`.
    case givesInCells
    /// Gives the view around an object a background.
    case paintsAround
    /// Gives a view that it finds by its tag a color: `21.textColor`.
    case givesByTag
    /// Gives all objects of a class a color: `UILabel.textColor`.
    case givesProxy
    /// Declares a function in a file that extends views.
    case declares
    /// Makes objects of a type in a file that forces a style on a container.
    case makesInForced
    /// Is or does something as a whole, by the name of a `Trait`.
    case hasAnywhere
  }

  /// A property of a class, or of the project's code as a whole.
  package enum Trait: String, CaseIterable, Sendable {
    /// A color of the class itself, or of something in it, is set.
    case setsColors
    /// A style is forced.
    case forcesStyle
    /// Cells that are filled, or their labels, are given a theme or style.
    case stylesCells
    /// The cells of a list are filled.
    case fillsCells
    /// Views of other controllers are put on the class's own.
    case addsChildren
    /// The class draws itself.
    case draws
    /// Something is filled as it is drawn.
    case fills
    /// Some window is given a ground.
    case groundsWindows
    /// The texts of navigation bars are given attributes.
    case textsBars
    /// A theme of the app gives views their colors everywhere.
    case themesViews
  }

  /// Actions, with the names of their objects.
  package typealias Deeds = [Deed: Set<String>]

  /// A class that some storyboard or xib names, with those that it inherits from.
  package struct Class: Hashable, Sendable {
    /// Whether some file of code declares it, or is called after it.
    package var isDeclared = false
    /// Whether some file of code is called after it.
    package var hasFile = false
    /// Whether it inherits from a class that is neither here nor the system's.
    package var inheritsFromOthers = false
    /// The classes that it inherits from, as far as code tells.
    package var superclasses: Set<String> = []
    /// The actions of the class's code and of those classes' code.
    package var deeds: Deeds = [:]

    /// Creates a class about which nothing is known.
    package init() {}

    /// Returns whether code of the class has a trait.
    package func has(_ trait: Trait) -> Bool { deeds[.has]?.contains(trait.rawValue) ?? false }
  }

  /// The classes by their names.
  package var classes: [String: Class] = [:]
  /// The actions of all code.
  package var anywhere: Deeds = [:]
  /// Whether code was read.
  package var isThere = false

  /// Creates the state without any code.
  package init() {}

  /// The facts about a class; none for a class that no interface file names.
  package subscript(_ type: String) -> Class { classes[type] ?? Class() }

  /// Returns whether some code has a trait.
  package func has(_ trait: Trait) -> Bool {
    anywhere[.hasAnywhere]?.contains(trait.rawValue) ?? false
  }
}
