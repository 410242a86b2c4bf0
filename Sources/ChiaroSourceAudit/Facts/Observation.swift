// SPDX-License-Identifier: MIT

/// Something that a rule of its own reports as it stands.
struct Observation: Sendable {
  enum Kind: Sendable {
    /// The style is read from the screen instead of from traits.
    case screenStyle
    /// A dynamic color is resolved and the result stored.
    case resolvedColor
    /// An appearance is compared by its name.
    case appearanceName
    /// Text is drawn or shown without a color.
    case textWithoutColor
    /// An update method does something that it must not do.
    case updateMethod
    /// `updateLayer()` is overridden.
    case updateLayer
    /// Work is done after every change of any trait.
    case unfilteredChange
    /// Two states differ only by red and green.
    case redAndGreen
    /// A string contains a web page.
    case page
  }

  var kind: Kind
  var site: Site
  /// What was seen, in words.
  var words: String
}
