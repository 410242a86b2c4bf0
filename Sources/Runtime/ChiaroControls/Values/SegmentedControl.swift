// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
public import ChiaroViews
public import Foundation

/// A control that selects one of several segments in a row.
///
/// Apple counterpart: `UISegmentedControl` · Source: UISegmentedControl.h (statement S156) ·
/// Fidelity: approximate, the sizes are estimates
open class SegmentedControl: Control, SizeMeasuring {
  /// The content of a segment: a title, or an image, which is drawn as a template by default.
  public enum Segment: Hashable, Sendable {
    case title(String)
    case image(Image)
  }

  /// The segments, beginning at the leading edge.
  ///
  /// If the selected segment no longer exists after a change, no segment is selected.
  open var segments: [Segment] {
    didSet {
      if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
      contentDidChange()
    }
  }
  /// The index of the selected segment; `noSegment` for none.
  open var selectedSegmentIndex = SegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  /// The index −1, which stands for no selected segment.
  public nonisolated static let noSegment = -1
  /// The values set for single segments, by their indices.
  package final var own: [Int: OwnValues] = [:] { didSet { contentDidChange() } }
  /// The attributes of titles, by the state of the segment.
  package final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
    didSet { contentDidChange() }
  }
  /// The offsets of contents, by the raw value of the segment kind; 0 is for any.
  package final var contentOffsets: [Int: CGSize] = [:] { didSet { setNeedsDisplay() } }
  /// The values set for one segment.
  package struct OwnValues {
    /// The width in points; 0 for the one that the segments share.
    package var width: CGFloat = 0
    /// Whether the segment can be selected.
    package var isEnabled = true
    /// The action when the user selects the segment; nil for none.
    package var action: Action?
    /// Creates empty values for a segment.
    package init() {}
  }
  /// Whether a segment is deselected immediately after the user selected it; the default is false.
  ///
  /// Apple counterpart: `isMomentary` · Source: UISegmentedControl.h · Fidelity: exact
  open var isMomentary = false
  /// The color of the selected segment; nil for white in light style and gray in dark style.
  open var selectedSegmentTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  private static let font = Font.systemFont(ofSize: 13, weight: 500)
  private static let selectedFont = Font.systemFont(ofSize: 13, weight: 600)
  /// The default color of the selected segment, which contrasts with the background in both styles.
  private static let raised = DynamicColor(
    light: .white, dark: Color(SRGB8(red: 99, green: 99, blue: 102)))

  /// Creates a segmented control with segments, sized to fit them.
  public init(segments: [Segment]) {
    self.segments = segments
    super.init(frame: .zero)
    frame.size = measuredSize(within: .zero)
  }

  /// Creates a segmented control without segments.
  public override init(frame: CGRect) {
    segments = []
    super.init(frame: frame)
  }

  /// Creates a segmented control with titles and images.
  ///
  /// - Precondition: each item is a `String` or an `Image`
  ///
  /// Apple counterpart: `init(items:)` · Source: UISegmentedControl.h · Fidelity: exact
  public init(items: [Any]?) {
    segments = (items ?? []).map { item in
      switch item {
      case let title as String: return .title(title)
      case let image as Image: return .image(image)
      default: preconditionFailure("a segment needs a title or an image, not \(type(of: item))")
      }
    }
    super.init(frame: .zero)
    frame.size = measuredSize(within: .zero)
  }

  /// Creates a segmented control with a segment for each title.
  public convenience init(titles: [String]) { self.init(segments: titles.map(Segment.title)) }

  private final func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let widths = segments.map { segment in
      guard case .title(let title) = segment else { return 40.0 as CGFloat }
      return textMeasure.width(of: title, in: font(isChosen: true)) + 24
    }
    let widest = widths.max() ?? 0
    let whole = segments.indices.reduce(0) { $0 + (fixedWidth($1) ?? widest) }
    return CGSize(width: whole, height: 32)
  }

  private final func fixedWidth(_ index: Int) -> CGFloat? {
    own[index].flatMap { $0.width > 0 ? $0.width : nil }
  }

  /// Where the segments begin from the leading edge, and where the last one ends.
  private final var edges: [CGFloat] {
    let fixed = segments.indices.compactMap(fixedWidth)
    let rest = max(0, bounds.width - fixed.reduce(0, +))
    let share = rest / CGFloat(max(1, segments.count - fixed.count))
    return segments.indices.reduce(into: [0]) { edges, index in
      edges.append((edges.last ?? 0) + (fixedWidth(index) ?? share))
    }
  }

  /// Returns whether people can select a segment.
  package final func isSegmentEnabled(_ index: Int) -> Bool { own[index]?.isEnabled ?? true }

  // MARK: Use

  /// Selects the segment where the pointer went up, if it is enabled.
  open override func endTracking(_ event: PointerEvent) {
    let place = event.location(in: self)
    guard bounds.contains(place), !segments.isEmpty else { return }
    let way = distanceFromStart(place.x)
    choose((edges.lastIndex { $0 <= way }) ?? 0)
  }

  /// Selects the next or previous enabled segment for an arrow key; returns whether it handled the
  /// key.
  public override final func adjust(by key: KeyEvent.Key) -> Bool {
    let chosen = selectedSegmentIndex
    let (before, after) = (chosen < 0 ? segments.count : chosen, chosen + 1)
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: choose(segments.indices.prefix(before).last(where: isSegmentEnabled))
    case .rightArrow: choose(segments.indices.dropFirst(after).first(where: isSegmentEnabled))
    default: return false
    }
    return true
  }

  /// Selects a segment as the user does, and sends actions; an invalid index is ignored.
  private final func choose(_ index: Int?) {
    guard let index, segments.indices.contains(index), isSegmentEnabled(index),
      index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    own[index]?.action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  public override final func activate() {}

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let radius = metrics.segmentRadius ?? bounds.height / 2
    context.fill(bounds, .tertiarySystemFill, cornerRadius: radius)
    let edges = edges
    context.group(opacity: isEnabled ? 1 : 0.5) {
      for (index, segment) in segments.enumerated() {
        let (start, end) = (edges[index], edges[index + 1])
        let frame = CGRect(x: start, y: 0, width: end - start, height: bounds.height)
        draw(
          segment, at: index, in: context,
          frame.placed(in: bounds, drawnDirection))
      }
    }
    drawFocusRing(in: context, cornerRadius: radius)
  }

  private final func draw(
    _ segment: Segment, at index: Int, in context: GraphicsContext, _ frame: CGRect
  ) {
    let isChosen = index == selectedSegmentIndex
    if isChosen {
      let plate = frame.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
      let radius = (metrics.segmentRadius ?? bounds.height / 2) - 2
      context.drawShadow(
        of: plate, cornerRadius: radius, blur: 8, offset: 3, color: .black.withAlphaComponent(0.12))
      context.fill(plate, selectedSegmentTintColor ?? Self.raised, cornerRadius: radius)
    } else if index > 0, index - 1 != selectedSegmentIndex {
      let line = CGRect(x: frame.minX, y: 8, width: 1, height: frame.height - 16)
      context.fill(line.placed(in: frame, drawnDirection), .separator)
    }
    let place = contentOffset(of: index)
    let frame = frame.offsetBy(dx: place.width, dy: place.height)
    switch segment {
    case .title(let title):
      context.draw(title, font(isChosen: isChosen), color(of: index), in: frame, share: 0.5)
    case .image(let image):
      context.draw(
        image, in: frame.centered(CGSize(width: 20, height: 20)), place: .control,
        tint: color(of: index))
    }
  }

  /// How far the content of a segment is moved: as set for its kind (1 the first, 2 one between, 3
  /// the last, 4 the only one), else as for any.
  private final func contentOffset(of index: Int) -> CGSize {
    let isLast = index == segments.count - 1
    let kind = index == 0 ? isLast ? 4 : 1 : isLast ? 3 : 2
    return contentOffsets[kind] ?? contentOffsets[0] ?? .zero
  }

  private final func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
  }

  private final func font(isChosen: Bool) -> Font {
    attributes(isChosen ? .selected : .normal).font
      ?? (isChosen ? Self.selectedFont : Self.font)
  }

  private final func color(of index: Int) -> DynamicColor {
    guard isSegmentEnabled(index) else {
      return attributes(.disabled).foregroundColor ?? .tertiaryLabel
    }
    return attributes(index == selectedSegmentIndex ? .selected : .normal).foregroundColor ?? .label
  }
}
