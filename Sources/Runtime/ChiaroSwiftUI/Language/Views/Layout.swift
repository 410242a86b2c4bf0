// SPDX-License-Identifier: MIT

public import Foundation

/// A layout that an app defines itself.
///
/// Apple counterpart: `Layout` · Source: SwiftUI reference (statements SU71, SU72) · Fidelity:
/// approximate, without explicit guides and without its own spacing
@preconcurrency @MainActor
public protocol Layout {
  /// The type of the values that the layout keeps between calls.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = [LayoutSubview]
  /// The properties of the layout, such as the axis of spacers.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the values that the layout keeps between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Returns the size that the layout takes for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// The layout's properties: no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Lays out views.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content().lowered)
  }
}

extension Layout where Cache == Void {
  /// Does nothing, because the layout keeps no values between calls.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that spacers and dividers depend on.
///
/// Apple counterpart: `LayoutProperties` · Source: SwiftUI reference · Fidelity: exact
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers stretch; nil for both.
  public var stackOrientation: Axis?
  /// Creates the properties of a layout without an axis.
  public init() {}

  init(along axis: Axis) { stackOrientation = axis }
}

/// A view in a custom layout.
///
/// Apple counterpart: `LayoutSubview` · Source: SwiftUI reference · Fidelity: approximate
@MainActor
public struct LayoutSubview {
  let tree: LayoutTree
  let element: Int
  var places: PlacedSubviews?
  var index = 0

  init(tree: LayoutTree, element: Int) { (self.tree, self.element) = (tree, element) }

  /// Returns the size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { tree.size(element, proposal) }
  /// Returns the view's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(tree, element, tree.answer(element, proposal))
  }
  /// The layout priority of the view.
  public var priority: Double { tree.elements[element].priority }
  /// The value that the view has for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value where K.Value: Sendable {
    tree.layoutValues[element]?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// Places the view with its anchor at a point.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    places?.list[index] = LayoutValue.Place(position, anchor, proposal)
  }
}

/// The places that a layout gave.
@MainActor
final class PlacedSubviews {
  var list: [LayoutValue.Place?]
  init(count: Int) { list = Array(repeating: nil, count: count) }
}

/// A key for a value that a view gives to the layout around it.
///
/// Apple counterpart: `LayoutValueKey` · Source: SwiftUI reference · Fidelity: exact
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value if a view does not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the layout around the view reads.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
  where K.Value: Sendable {
    modified(.value(ObjectIdentifier(key), value))
  }
}

/// Views in a layout of an app's own.
struct LayoutView<L: Layout>: View, PrimitiveView {
  let layout: L
  let content: Node

  package var node: Node {
    if let container = layout as? any ContainerLayout { return container.node(of: content) }
    let layout = layout
    let value = LayoutValue("\(L.self)", axis: L.layoutProperties.stackOrientation) {
      given, proposal in
      let places = PlacedSubviews(count: given.count)
      let subviews = given.enumerated().map { index, subview in
        var subview = subview
        (subview.places, subview.index) = (places, index)
        return subview
      }
      var cache = layout.makeCache(subviews: subviews)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
      return LayoutValue.Answer(size: size, places: places.list)
    }
    return Node(.layout(value), [content])
  }
}
