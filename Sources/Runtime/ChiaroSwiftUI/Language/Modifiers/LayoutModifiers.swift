// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Adds padding of insets.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets)) }
  /// Adds padding on edges; nil for the system's distance.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(length.map { .padding(EdgeInsets(edges, $0)) } ?? .systemPadding(edges))
  }
  /// Adds padding on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a frame of lengths; nil leaves one as it is.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width, height: height, alignment))
  }
  /// Gives the view a frame with bounds.
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
  /// Gives the view its ideal length along axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// Says how early a stack gives the view its room.
  public func layoutPriority(_ value: Double) -> some View { modified(.priority(value)) }
  /// Says how far the view is in front of its siblings.
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Moves what is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(CGSize(width: x, height: y)))
  }
  /// Moves what is drawn.
  public func offset(_ offset: CGSize) -> some View { modified(.offset(offset)) }
  /// Puts the middle of the view at a point of the room that it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(CGPoint(x: x, y: y)))
  }
  /// Puts the middle of the view at a point of the room that it is offered.
  public func position(_ position: CGPoint) -> some View { modified(.position(position)) }

  /// Offers the view a size of a ratio of width to height; nil for its own.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(ratio, contentMode))
  }
  /// Offers the view a size of the ratio of another one.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(size.width / size.height, contentMode))
  }
  /// Makes the view as large as fits, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes the view as small as covers the room, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets a horizontal guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.guide(guide.key, computeValue))
  }
  /// Sets a vertical guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.guide(guide.key, computeValue))
  }

  /// Lets the view reach under what bars and the device cover.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modified(.ignoresSafeArea(edges))
  }
  /// Lets the view reach under what bars and the device cover.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Says over how many columns of a grid the view goes.
  public func gridCellColumns(_ count: Int) -> some View {
    var cell = CellValue()
    cell.columns = max(1, count)
    return modified(.cell(cell))
  }
  /// Says where the view is in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    var cell = CellValue()
    cell.anchor = anchor
    return modified(.cell(cell))
  }
  /// Says how the column of the view is aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    var cell = CellValue()
    cell.columnAlignment = guide
    return modified(.cell(cell))
  }
  /// Keeps the view from asking for more room along axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var cell = CellValue()
    cell.unsizedAxes = axes
    return modified(.cell(cell))
  }
}
