// SPDX-License-Identifier: MIT

extension LayoutItem {
  /// The anchor of the left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .left) }
  /// The anchor of the right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .right) }
  /// The anchor of the leading edge.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .trailing) }
  /// The anchor of the horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .centerX) }
  /// The anchor of the top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .bottom) }
  /// The anchor of the vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .centerY) }
  /// The anchor of the width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .width) }
  /// The anchor of the height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .height) }
}
