// SPDX-License-Identifier: MIT

/// Something that a rule of its own reports as it stands.
struct Observation: Sendable {
  enum Kind: Sendable {
    /// The style of the screen is asked.
    case screenStyle
    /// A dynamic color is resolved and kept.
    case resolvedColor
    /// An appearance is compared by its name.
    case appearanceName
    /// Text is drawn or shown without a color.
    case textWithoutColor
    /// An update method does what it must not.
    case updateMethod
    /// `updateLayer()` is overridden.
    case updateLayer
    /// Work that is done on every change of any trait.
    case unfilteredChange
    /// Red and green alone tell two states apart.
    case redAndGreen
    /// A web page stands in a text.
    case page
  }

  var kind: Kind
  var site: Site
  /// What was seen, in words.
  var words: String
  /// Whether nothing that the code leaves open can change it.
  var isWhole = true
}
