// SPDX-License-Identifier: MIT

/// What code does to the objects of storyboards and xibs.
package struct ObjectCode: Hashable, Sendable {
  /// Something that code does or is, with the name to which it is done.
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
    /// Goes through several objects one by one, with what each is called: `marks mark`.
    case goesThrough
    /// Holds what is loaded from a nib.
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
    /// Gives the view around an object a ground.
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

  /// What a class, or the code of a project, is or does as a whole.
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
    /// A theme of the app's own gives views their colors all over.
    case themesViews
  }

  /// Deeds, with the names to which they are done.
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
    /// What the code of it and of those classes does.
    package var deeds: Deeds = [:]

    /// Creates a class of which nothing is known.
    package init() {}

    /// Returns whether code of the class has a trait.
    package func has(_ trait: Trait) -> Bool { deeds[.has]?.contains(trait.rawValue) ?? false }
  }

  /// The classes by their names.
  package var classes: [String: Class] = [:]
  /// What all code does.
  package var anywhere: Deeds = [:]
  /// Whether there is any code.
  package var isThere = false

  /// Creates what is known where no code was read.
  package init() {}

  /// What is known of a class; nothing for one that no interface file names.
  package subscript(_ type: String) -> Class { classes[type] ?? Class() }

  /// Returns whether some code has a trait.
  package func has(_ trait: Trait) -> Bool {
    anywhere[.hasAnywhere]?.contains(trait.rawValue) ?? false
  }
}
