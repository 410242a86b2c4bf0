// SPDX-License-Identifier: MIT

public import Foundation

/// A layout that is one of the system's containers, which have nodes of their own.
@MainActor
protocol ContainerLayout: Layout where Cache == Void {
  /// Returns the container with its views.
  func node(of content: Node) -> Node
  /// Arranges some of a tree's views.
  func resolve(
    _ tree: LayoutTree, _ list: [Int], _ proposal: ProposedViewSize
  ) -> LayoutTree.Resolution
}

extension ContainerLayout {
  /// Returns the size that the container takes for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let tree = subviews.first?.tree else { return .zero }
    return resolve(tree, subviews.map(\.element), proposal).size
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let tree = subviews.first?.tree else { return }
    let answer = resolve(tree, subviews.map(\.element), ProposedViewSize(bounds.size))
    guard answer.placements >= 0 else { return }
    for (index, subview) in subviews.enumerated() {
      let place = tree.placements[Int(answer.placements) + index]
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// A layout that arranges views in a row.
///
/// Apple counterpart: `HStackLayout` · Source: SwiftUI reference (statement SU73) · Fidelity: exact
public struct HStackLayout: ContainerLayout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views; nil for the distance that each pair prefers.
  public var spacing: CGFloat?
  /// Creates a row layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The layout's properties: spacers stretch horizontally.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  private var value: StackValue { StackValue(.horizontal, alignment.key, spacing: spacing) }
  func node(of content: Node) -> Node { Node(.stack(value), [content]) }
  func resolve(
    _ tree: LayoutTree, _ list: [Int], _ proposal: ProposedViewSize
  ) -> LayoutTree.Resolution { tree.stack(list, value, proposal) }
}

/// A layout that arranges views in a column.
///
/// Apple counterpart: `VStackLayout` · Source: SwiftUI reference (statement SU73) · Fidelity: exact
public struct VStackLayout: ContainerLayout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil for the distance that each pair prefers.
  public var spacing: CGFloat?
  /// Creates a column layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The layout's properties: spacers stretch vertically.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  private var value: StackValue { StackValue(.vertical, alignment.key, spacing: spacing) }
  func node(of content: Node) -> Node { Node(.stack(value), [content]) }
  func resolve(
    _ tree: LayoutTree, _ list: [Int], _ proposal: ProposedViewSize
  ) -> LayoutTree.Resolution { tree.stack(list, value, proposal) }
}

/// A layout that places views on top of one another.
///
/// Apple counterpart: `ZStackLayout` · Source: SwiftUI reference (statement SU73) · Fidelity: exact
public struct ZStackLayout: ContainerLayout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Creates a layout that places views on top of one another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func node(of content: Node) -> Node { Node(.overlap(alignment), [content]) }
  func resolve(
    _ tree: LayoutTree, _ list: [Int], _ proposal: ProposedViewSize
  ) -> LayoutTree.Resolution { tree.overlap(list, alignment, proposal) }
}

/// A layout that arranges views in rows and columns.
///
/// Apple counterpart: `GridLayout` · Source: SwiftUI reference (statement SU73) · Fidelity:
/// approximate, like `Grid`; if another layout contains it, each view counts as a row
public struct GridLayout: ContainerLayout {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// The distance between columns; nil for the distance that the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil for the distance that the cells prefer.
  public var verticalSpacing: CGFloat?
  /// Creates a grid layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  private var value: GridValue {
    GridValue(alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
  }
  func node(of content: Node) -> Node { Node(.grid(value), [content]) }
  func resolve(
    _ tree: LayoutTree, _ list: [Int], _ proposal: ProposedViewSize
  ) -> LayoutTree.Resolution { tree.grid(list, value, proposal) }
}

/// A layout that hides the type of another one, so that the layout can change while the views stay.
///
/// Apple counterpart: `AnyLayout` · Source: SwiftUI reference (statement SU73) · Fidelity:
/// approximate, the layout's cache is made anew for each call
public struct AnyLayout: Layout {
  private let base: any Layout
  /// Creates a layout that hides the type of another one.
  public init(_ layout: some Layout) { base = (layout as? AnyLayout)?.base ?? layout }

  /// Lays out views, which keep their identity if the layout changes.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    NodeContent(Self.node(base, content().lowered))
  }

  /// Returns the size that the layout takes for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { Self.size(base, proposal, subviews) }

  /// Places the views in a rectangle.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { Self.place(base, bounds, proposal, subviews) }

  private static func node(_ layout: some Layout, _ content: Node) -> Node {
    LayoutView(layout: layout, content: content).node
  }

  private static func size(
    _ layout: some Layout, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGSize {
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private static func place(
    _ layout: some Layout, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) {
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
