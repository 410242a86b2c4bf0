// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Adds padding with a length for each edge.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets)) }
  /// Adds padding at the given edges; nil adds the system's default length.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(length.map { .padding(EdgeInsets(edges, $0)) } ?? .systemPadding(edges))
  }
  /// Adds padding on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a frame with a fixed width and height; nil keeps the view's own length.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width, height: height, alignment))
  }
  /// Gives the view a frame whose size stays within bounds.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var frame = FlexibleFrame(alignment: alignment)
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (minWidth, idealWidth, maxWidth)
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (minHeight, idealHeight, maxHeight)
    return modified(.flexibleFrame(frame))
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Keeps the view at its ideal length along the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// Sets the layout priority.
  ///
  /// A stack offers space to views of higher priority first.
  public func layoutPriority(_ value: Double) -> some View { modified(.priority(value)) }
  /// Sets the drawing order among siblings: a view with a greater value is in front.
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Draws the view moved by an offset; its place in the layout stays the same.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(CGSize(width: x, height: y)))
  }
  /// Draws the view moved by an offset; its place in the layout stays the same.
  public func offset(_ offset: CGSize) -> some View { modified(.offset(offset)) }
  /// Centers the view at a point of the space that its parent offers.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(CGPoint(x: x, y: y)))
  }
  /// Centers the view at a point of the space that its parent offers.
  public func position(_ position: CGPoint) -> some View { modified(.position(position)) }

  /// Makes the view fit or fill the offered space at a ratio of width to height; nil uses the
  /// view's own ratio.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(ratio, contentMode))
  }
  /// Makes the view fit or fill the offered space at the ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(size.width / size.height, contentMode))
  }
  /// Makes the view as large as fits into the offered space, at the view's own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes the view just cover the offered space, at the view's own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the value of a horizontal alignment guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.guide(guide.key, computeValue))
  }
  /// Sets the value of a vertical alignment guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.guide(guide.key, computeValue))
  }

  /// Extends the view beyond the safe area, under bars and to the edges of the device.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modified(.ignoresSafeArea(edges))
  }
  /// Extends the view beyond the safe area, under bars and to the edges of the device.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Sets the number of grid columns that the view spans.
  public func gridCellColumns(_ count: Int) -> some View {
    var cell = CellValue()
    cell.columns = max(1, count)
    return modified(.cell(cell))
  }
  /// Sets the view's alignment in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    var cell = CellValue()
    cell.anchor = anchor
    return modified(.cell(cell))
  }
  /// Sets the alignment of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    var cell = CellValue()
    cell.columnAlignment = guide
    return modified(.cell(cell))
  }
  /// Prevents the view from enlarging its column or row along the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var cell = CellValue()
    cell.unsizedAxes = axes
    return modified(.cell(cell))
  }
}
