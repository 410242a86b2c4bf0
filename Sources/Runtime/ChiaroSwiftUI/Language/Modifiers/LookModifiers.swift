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

  /// Puts a style behind the view, which extends under the safe area.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(
      .background, .center, under: edges,
      Node(.shape(ShapeValue("background", .rectangle, .fill(style.value)))))
  }
  /// Puts a shape, filled with a style, behind the view.
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
  /// Puts a style in front of the view, which extends under the safe area.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(
      .overlay, .center, under: edges,
      Node(.shape(ShapeValue("overlay", .rectangle, .fill(style.value)))))
  }
  /// Puts a shape, filled with a style, in front of the view.
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

  /// Clips the view to rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  /// Clips the view to a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    modified(.clip(ShapeValue("clipShape", shape.shapeForm, .fill(.level(0)))))
  }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Makes the view translucent; each part of it is translucent on its own.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  /// Hides the view; its room stays empty.
  public func hidden() -> some View { modified(.hidden) }
  /// Draws the view as one layer before opacity is applied.
  public func compositingGroup() -> some View { modified(.group) }
  /// Draws a shadow of shapes; text and images cast none.
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
  /// Scales the view's drawing.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scale(CGSize(width: scale, height: scale), anchor))
  }
  /// Scales the view's drawing along each axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scale(CGSize(width: x, height: y), anchor))
  }
  /// Rotates the view's drawing.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle, anchor))
  }
}
