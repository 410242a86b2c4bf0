// SPDX-License-Identifier: MIT

extension LayoutItem {
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .right) }
  /// The edge where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .trailing) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .height) }
}

extension View {
  /// The line on which the first line of text stands; the top edge without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .firstBaseline)
  }
  /// The line on which the last line of text stands; the bottom edge without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .lastBaseline)
  }
}
