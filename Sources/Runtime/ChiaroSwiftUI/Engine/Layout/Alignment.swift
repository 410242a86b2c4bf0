// SPDX-License-Identifier: MIT

public import Foundation

/// A type that identifies an alignment guide and gives its default value.
///
/// Apple counterpart: `AlignmentID` · Source: SwiftUI reference (statement SU33) · Fidelity: exact
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's value for a view that does not set it, in the view's own coordinates.
  @MainActor static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide as the engine compares it.
package struct AlignmentKey: Hashable, Sendable {
  /// The built-in guides, whose values depend only on the size.
  package enum Builtin: UInt8, Sendable { case start, center, end, firstBaseline, lastBaseline }
  let id: any AlignmentID.Type
  let builtin: Builtin?

  init(_ id: any AlignmentID.Type, _ builtin: Builtin? = nil) {
    (self.id, self.builtin) = (id, builtin)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  var isBaseline: Bool { builtin == .firstBaseline || builtin == .lastBaseline }

  /// The value in a view of a length that sets none; nil where the closure has to say it.
  func usual(_ length: CGFloat) -> CGFloat? {
    switch builtin {
    case .start: 0
    case .center: length / 2
    case .end, .firstBaseline, .lastBaseline: length
    case nil: nil
    }
  }
}

/// An alignment guide along the horizontal axis.
///
/// Apple counterpart: `HorizontalAlignment` · Source: SwiftUI reference (statement SU31) ·
/// Fidelity: exact
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide from the type that identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }
  private init(_ id: any AlignmentID.Type, _ builtin: AlignmentKey.Builtin) {
    key = AlignmentKey(id, builtin)
  }

  /// The leading edge.
  public static let leading = Self(Guides.Leading.self, .start)
  /// The middle.
  public static let center = Self(Guides.HorizontalCenter.self, .center)
  /// The trailing edge.
  public static let trailing = Self(Guides.Trailing.self, .end)
}

/// An alignment guide along the vertical axis.
///
/// Apple counterpart: `VerticalAlignment` · Source: SwiftUI reference (statements SU31, SU32) ·
/// Fidelity: exact
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide from the type that identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }
  private init(_ id: any AlignmentID.Type, _ builtin: AlignmentKey.Builtin) {
    key = AlignmentKey(id, builtin)
  }

  /// The top edge.
  public static let top = Self(Guides.Top.self, .start)
  /// The middle.
  public static let center = Self(Guides.VerticalCenter.self, .center)
  /// The bottom edge.
  public static let bottom = Self(Guides.Bottom.self, .end)
  /// The baseline of the first text.
  public static let firstTextBaseline = Self(Guides.FirstBaseline.self, .firstBaseline)
  /// The baseline of the last text.
  public static let lastTextBaseline = Self(Guides.LastBaseline.self, .lastBaseline)
}

/// The identifiers of the guides that everybody has.
private enum Guides {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// An alignment along both axes.
///
/// Apple counterpart: `Alignment` · Source: SwiftUI reference · Fidelity: exact
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, centered horizontally.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

/// The size and the alignment guides of a view, in the view's own coordinates.
///
/// Apple counterpart: `ViewDimensions` · Source: SwiftUI reference · Fidelity: exact
@MainActor
public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat
  let tree: LayoutTree
  let element: Int
  let answer: Int

  init(_ tree: LayoutTree, _ element: Int, _ answer: Int) {
    let size = tree.answers[answer].size
    (width, height, self.tree) = (size.width, size.height, tree)
    (self.element, self.answer) = (element, answer)
  }

  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    tree.guide(guide.key, .horizontal, of: element, answer)
  }
  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    tree.guide(guide.key, .vertical, of: element, answer)
  }
  /// The value of a horizontal guide if the view sets it; nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    tree.explicitGuide(guide.key, .horizontal, of: element, answer)
  }
  /// The value of a vertical guide if the view sets it; nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    tree.explicitGuide(guide.key, .vertical, of: element, answer)
  }
}
