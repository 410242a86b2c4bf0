// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Adds padding of different lengths at the edges.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets)) }
  /// Adds padding at edges; nil for the system's distance.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(length.map { .padding(EdgeInsets(edges, $0)) } ?? .systemPadding(edges))
  }
  /// Adds padding on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a frame of a width and a height; nil leaves a length unchanged.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width, height: height, alignment))
  }
  /// Gives the view a frame within bounds.
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

  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives the view its ideal length along the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// Sets the layout priority: a stack offers room to views of high priority first.
  public func layoutPriority(_ value: Double) -> some View { modified(.priority(value)) }
  /// Sets the view's order in front of its siblings.
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Moves the view's drawing by an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(CGSize(width: x, height: y)))
  }
  /// Moves the view's drawing by an offset.
  public func offset(_ offset: CGSize) -> some View { modified(.offset(offset)) }
  /// Centers the view at a point of the offered room.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(CGPoint(x: x, y: y)))
  }
  /// Centers the view at a point of the offered room.
  public func position(_ position: CGPoint) -> some View { modified(.position(position)) }

  /// Fits or fills the offered room at a ratio of width to height; nil for the view's own ratio.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(ratio, contentMode))
  }
  /// Fits or fills the offered room at the ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(size.width / size.height, contentMode))
  }
  /// Makes the view as large as fits, at its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes the view just cover the offered room, at its own ratio.
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

  /// Extends the view under the safe area's bars and device edges.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modified(.ignoresSafeArea(edges))
  }
  /// Extends the view under the safe area's bars and device edges.
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
