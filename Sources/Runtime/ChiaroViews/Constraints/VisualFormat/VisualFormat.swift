// SPDX-License-Identifier: MIT

import Foundation

/// A visual format, read: views in a row or column with the spaces between them.
///
/// The grammar is that of Apple's Auto Layout Guide, “Visual Format Syntax”.
struct VisualFormat {
  /// The value that a space or a size is compared with.
  enum Value: Equatable {
    case number(Double)
    /// The name of a metric, or, for a size, of the view whose size is meant.
    case name(String)
  }

  /// A condition on a space or a size: `>=20@750`.
  struct Predicate: Equatable {
    var relation = LayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    /// The place in the text, in characters.
    var place: Int
  }

  /// The space between two neighbors.
  enum Space: Equatable {
    /// No space: the neighbors touch.
    case none
    /// The system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  /// A view with conditions on its size.
  struct Element: Equatable {
    var name: String
    var sizes: [Predicate] = []
    var place: Int
  }

  var axis = LayoutAxis.horizontal
  /// The space between the superview's edge and the first view; nil where it has no bar.
  var leading: Space?
  var elements: [Element] = []
  /// The spaces between the views, one less than there are views.
  var spaces: [Space] = []
  /// The space between the last view and the superview's edge; nil where it has no bar.
  var trailing: Space?

  /// Reads a visual format.
  ///
  /// - Throws: an error that names the place, for a text that does not follow the grammar
  init(_ text: String) throws(VisualFormatError) {
    var reader = VisualFormatReader(text)
    try reader.read(into: &self)
  }
}

/// A text that is no visual format, or names something unknown.
struct VisualFormatError: Error, Equatable {
  /// The text that was read.
  var text: String
  /// The place of the mistake in the text, in characters.
  var place: Int
  /// The description of the error.
  var reason: String

  /// The reason, and the text with a mark below the place.
  var message: String {
    "\(reason)\n\(text)\n\(String(repeating: " ", count: place))^"
  }
}
