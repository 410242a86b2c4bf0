// SPDX-License-Identifier: MIT

public import Foundation

/// A container that arranges views in a row.
///
/// Apple counterpart: `HStack` · Source: SwiftUI reference (statements SU9–SU17) · Fidelity: exact
public struct HStack<Content: View>: View, PrimitiveView {
  private let value: StackValue
  private let content: Content

  /// Creates a row; nil spacing uses the distance that each pair of views prefers.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = StackValue(.horizontal, alignment.key, spacing: spacing)
    self.content = content()
  }
  package var node: Node { Node(.stack(value), [content.lowered]) }
}

/// A container that arranges views in a column.
///
/// Apple counterpart: `VStack` · Source: SwiftUI reference (statements SU9–SU17) · Fidelity: exact
public struct VStack<Content: View>: View, PrimitiveView {
  private let value: StackValue
  private let content: Content

  /// Creates a column; nil spacing uses the distance that each pair of views prefers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = StackValue(.vertical, alignment.key, spacing: spacing)
    self.content = content()
  }
  package var node: Node { Node(.stack(value), [content.lowered]) }
}

/// A container that places views on top of one another.
///
/// Apple counterpart: `ZStack` · Source: SwiftUI reference (statement SU37) · Fidelity: exact
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a container whose first view is at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  package var node: Node { Node(.overlap(alignment), [content.lowered]) }
}

/// A flexible space that takes the remaining length of a stack.
///
/// Apple counterpart: `Spacer` · Source: SwiftUI reference (statements SU25–SU29) · Fidelity: exact
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?
  /// Creates a space with a minimum length; nil for the system's length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  package var node: Node { Node(.spacer(minimum: minLength)) }
}

/// A thin line that separates views.
///
/// Apple counterpart: `Divider` · Source: SwiftUI reference (statement SU30) · Fidelity: measured
public struct Divider: View, PrimitiveView {
  /// Creates a line.
  public init() {}
  package var node: Node { Node(.divider) }
}

/// A view that passes its size and place to its content.
///
/// Apple counterpart: `GeometryReader` · Source: SwiftUI reference (statement SU49) · Fidelity:
/// exact
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// The closure that makes the content.
  public var content: (GeometryProxy) -> Content
  /// Creates a view from a closure that makes its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  package var node: Node {
    let content = content
    return Node(.geometry { content($0).lowered })
  }
}

/// A container that shows the first of its views that fits.
///
/// Apple counterpart: `ViewThatFits` · Source: SwiftUI reference (statement SU50) · Fidelity: exact
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  /// Creates a container that shows the first view whose ideal size fits along the given axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  package var node: Node { Node(.fitting(axes), [content.lowered]) }
}

/// A container that arranges views in rows and columns.
///
/// Apple counterpart: `Grid` · Source: SwiftUI reference (statements SU51–SU59) · Fidelity:
/// approximate, cells that span columns differ from Apple's if a grid has too little space
public struct Grid<Content: View>: View, PrimitiveView {
  private let value: GridValue
  private let content: Content
  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    value = GridValue(alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
    self.content = content()
  }
  package var node: Node { Node(.grid(value), [content.lowered]) }
}

/// A row of a grid.
///
/// Apple counterpart: `GridRow` · Source: SwiftUI reference · Fidelity: exact
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content
  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  package var node: Node { Node(.gridRow(alignment), [content.lowered]) }
}

/// The parts of a lazy container that stay visible during scrolling: section headers or footers.
///
/// Apple counterpart: `PinnedScrollableViews` · Source: SwiftUI reference · Fidelity: inert
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column whose views are made only when they are needed.
///
/// Apple counterpart: `LazyVStack` · Source: SwiftUI reference (statements SU60, SU61) · Fidelity:
/// approximate, makes at most the first thousand rows of a collection
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let value: StackValue
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    value = StackValue(.vertical, alignment.key, spacing: spacing, isLazy: true)
    self.content = content()
  }
  package var node: Node { Node(.stack(value), [content.lowered]) }
}

/// A row whose views are made only when they are needed.
///
/// Apple counterpart: `LazyHStack` · Source: SwiftUI reference (statements SU60, SU61) · Fidelity:
/// approximate, makes at most the first thousand columns of a collection
public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let value: StackValue
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    value = StackValue(.horizontal, alignment.key, spacing: spacing, isLazy: true)
    self.content = content()
  }
  package var node: Node { Node(.stack(value), [content.lowered]) }
}

/// A grid of columns with given sizes, which it fills row by row.
///
/// Apple counterpart: `LazyVGrid` · Source: SwiftUI reference (statements SU62–SU64) · Fidelity:
/// approximate, makes all views at once
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let value: LazyGridValue
  private let content: Content
  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    value = LazyGridValue(.vertical, columns, alignment.key, spacing: spacing)
    self.content = content()
  }
  package var node: Node { Node(.lazyGrid(value), [content.lowered]) }
}

/// A grid of rows with given sizes, which it fills column by column.
///
/// Apple counterpart: `LazyHGrid` · Source: SwiftUI reference (statements SU62–SU64) · Fidelity:
/// approximate, makes all views at once
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let value: LazyGridValue
  private let content: Content
  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    value = LazyGridValue(.horizontal, rows, alignment.key, spacing: spacing)
    self.content = content()
  }
  package var node: Node { Node(.lazyGrid(value), [content.lowered]) }
}

/// A view with content that may be larger than the view and can be scrolled.
///
/// Apple counterpart: `ScrollView` · Source: SwiftUI reference (statements SU65, SU66) · Fidelity:
/// approximate, uses the kernel's scroll view
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The scrolled content.
  public var content: Content
  private let value: ScrollValue
  /// Creates a view that scrolls along the given axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    value = ScrollValue(axes, showsIndicators: showsIndicators)
    self.content = content()
  }
  package var node: Node { Node(.scroll(value), [content.lowered]) }
}
