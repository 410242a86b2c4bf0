// SPDX-License-Identifier: MIT

package import ChiaroControls
import ChiaroViews
package import Foundation

/// The values of a stack.
package struct StackValue {
  /// The axis of the stack.
  package var axis: Axis
  /// The guide by which the views are aligned across the axis.
  package var alignment: AlignmentKey
  /// The distance between views; nil for the distance that each pair prefers.
  package var spacing: CGFloat?
  /// Whether views are made only as far as they can be seen.
  package var isLazy = false

  package init(_ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?, isLazy: Bool = false) {
    (self.axis, self.alignment, self.spacing, self.isLazy) = (axis, alignment, spacing, isLazy)
  }
}

/// The values of a grid.
package struct GridValue {
  package var alignment: Alignment
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init(_ alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) {
    (self.alignment, horizontalSpacing, verticalSpacing) = (alignment, horizontal, vertical)
  }
}

/// The values of a grid whose columns or rows are described.
package struct LazyGridValue {
  /// The axis along which lines follow each other: vertical for described columns.
  package var axis: Axis
  package var items: [GridItem]
  package var alignment: AlignmentKey
  package var spacing: CGFloat?

  package init(_ axis: Axis, _ items: [GridItem], _ alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.items, self.alignment, self.spacing) = (axis, items, alignment, spacing)
  }
}

/// The values of a view that scrolls.
package struct ScrollValue {
  package var axes: Axis.Set
  package var showsIndicators: Bool
  /// The edges over which the content goes.
  var edges: Edge.Set {
    [
      axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
    ]
  }

  package init(_ axes: Axis.Set, showsIndicators: Bool) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
  }
}

/// The values of a button, whose label is its child.
package struct ButtonValue {
  package var action: @MainActor () -> Void
  /// Called when the button is pressed or released, if its look depends on it.
  package var onPress: @MainActor (Bool) -> Void = { _ in }
  package var followsPress = false
  /// Makes the menu that a press shows; nil for none.
  package var menu: (@MainActor () -> ChiaroControls.Menu)?

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// A view at the edge of another one.
package struct InsetValue {
  /// The edge.
  package var edge: Edge
  /// Where the view is along the edge.
  package var alignment: Alignment
  /// The distance of the main view from it.
  package var spacing: CGFloat

  package init(_ edge: Edge, _ alignment: Alignment = .center, spacing: CGFloat = 0) {
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
  }
}

/// A control of the kernel, configured.
package struct ControlValue {
  /// The name of the view, for diagnostics.
  package var name: String
  /// Makes the control, or updates the one made before.
  package var make: @MainActor (KernelView?, EnvironmentValues) -> KernelView
  /// The size for a proposal: the control's own, by default.
  package var size: @MainActor (ProposedViewSize, KernelView) -> CGSize
  /// The edges at which the control extends under the safe area, as bars do.
  package var reaches: Edge.Set = []

  package init(
    _ name: String, make: @escaping @MainActor (KernelView?, EnvironmentValues) -> KernelView,
    size: @escaping @MainActor (ProposedViewSize, KernelView) -> CGSize
  ) {
    (self.name, self.make, self.size) = (name, make, size)
  }
}

/// The position of a second view relative to the main one.
package struct LayeredValue {
  /// Where the second view is.
  package enum Role { case overlay, background }
  package var role: Role
  package var alignment: Alignment
  /// Whether the second view reaches under the safe area where the main one touches it.
  package var ignoresSafeArea: Edge.Set

  package init(_ role: Role, _ alignment: Alignment, ignoresSafeArea: Edge.Set = []) {
    (self.role, self.alignment, self.ignoresSafeArea) = (role, alignment, ignoresSafeArea)
  }
}

/// A change of one view.
package indirect enum Modifier {
  case padding(EdgeInsets)
  /// Padding by the system's distance on some edges.
  case systemPadding(Edge.Set)
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  case flexibleFrame(FlexibleFrame)
  /// A frame by the size of the list, the scroll view or the screen around the view.
  case containerFrame(ContainerFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case priority(Double)
  case offset(CGSize)
  case position(CGPoint)
  case aspectRatio(CGFloat?, ContentMode)
  case guide(AlignmentKey, @MainActor (ViewDimensions) -> CGFloat)
  case ignoresSafeArea(Edge.Set)
  case cell(CellValue)
  case value(ObjectIdentifier, any Sendable)
  // What changes the drawing only.
  case opacity(Double)
  case clip(ShapeValue)
  case hidden
  case zIndex(Double)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case shadow(ShadowValue)
  case group
  /// Clips the drawing to the area that another node covers.
  case mask(Node, Alignment)
  /// Blends the drawing with the background.
  case blend(BlendMode)
  /// Changes the colors or the sharpness of the drawing.
  case effect(DrawingEffect)
  /// A view's settings for its row in a list.
  case row(RowValue)

  /// Whether the modifier has a say in layout.
  var isLayout: Bool {
    switch self {
    case .opacity, .clip, .hidden, .zIndex, .scale, .rotation, .shadow, .group, .value, .cell,
      .priority, .row, .mask, .blend, .effect:
      false
    default: true
    }
  }
}

/// A frame with bounds; nil where a view may have any length.
package struct FlexibleFrame: Hashable, Sendable {
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A view's settings for its cell in a grid.
package struct CellValue: Hashable, Sendable {
  package var columns: Int?
  package var anchor: UnitPoint?
  package var columnAlignment: HorizontalAlignment?
  package var unsizedAxes: Axis.Set?
  /// The row that the cell is in, by a number; nil for a row of its own.
  var row: Int?
  var rowAlignment: VerticalAlignment?

  package init() {}
}

/// A shadow of a view's drawing.
package struct ShadowValue {
  package var color: StyleValue
  package var radius: CGFloat
  package var offset: CGSize

  package init(_ color: StyleValue, radius: CGFloat, offset: CGSize) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}
