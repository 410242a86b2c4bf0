// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  private func layered(
    _ role: LayeredValue.Role, _ alignment: Alignment, under edges: Edge.Set = [],
    _ second: Node
  ) -> ModifiedNode<Self> {
    ModifiedNode(self) {
      Node(.layered(LayeredValue(role, alignment, ignoresSafeArea: edges)), [$0, second])
    }
  }

  /// Draws a style behind the view and beyond the safe area.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(
      .background, .center, under: edges,
      Node(.shape(ShapeValue("background", .rectangle, .fill(style.value)))))
  }
  /// Draws a shape behind the view, filled with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(
      .background, .center,
      Node(.shape(ShapeValue("background", shape.shapeForm, .fill(style.value)))))
  }
  /// Puts views behind the view.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    layered(.background, alignment, content().lowered)
  }
  /// Puts a view behind this view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    layered(.background, alignment, background.lowered)
  }

  /// Puts views in front of this view.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    layered(.overlay, alignment, content().lowered)
  }
  /// Draws a style in front of the view and beyond the safe area.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(
      .overlay, .center, under: edges,
      Node(.shape(ShapeValue("overlay", .rectangle, .fill(style.value)))))
  }
  /// Draws a shape in front of the view, filled with a style.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(
      .overlay, .center, Node(.shape(ShapeValue("overlay", shape.shapeForm, .fill(style.value)))))
  }
  /// Puts a view in front of this view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    layered(.overlay, alignment, overlay.lowered)
  }
  /// Draws a border inside the view's edges.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// Clips the view to a rectangle with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  /// Clips the view to a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    modified(.clip(ShapeValue("clipShape", shape.shapeForm, .fill(.level(0)))))
  }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Makes the view translucent; where its parts overlap, they show through each other.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  /// Hides the view; the layout still keeps its space.
  public func hidden() -> some View { modified(.hidden) }
  /// Makes `opacity` apply to the view as a whole rather than to each of its parts.
  public func compositingGroup() -> some View { modified(.group) }
  /// Draws a shadow behind shapes; text and images cast no shadow.
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(
      .shadow(
        ShadowValue(
          color.style, radius: radius.isFinite ? max(0, radius) : 0,
          offset: CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0))))
  }
  /// Draws the view scaled; its size in the layout stays the same.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scale(CGSize(width: scale, height: scale), anchor))
  }
  /// Draws the view scaled along each axis; its size in the layout stays the same.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scale(CGSize(width: x, height: y), anchor))
  }
  /// Draws the view rotated; its place in the layout stays the same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle, anchor))
  }
}
