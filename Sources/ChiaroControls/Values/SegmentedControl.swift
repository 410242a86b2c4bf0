// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroLayout
public import ChiaroViews
package import Foundation

/// A control that selects one of several segments in a row.
///
/// Apple counterpart: `UISegmentedControl` · Source: UISegmentedControl.h (S156) ·
/// Fidelity: approximate
open class SegmentedControl: Control, SizeMeasuring {
  /// The content of a segment: a title, or an image that is drawn as a template by default.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Segment: Hashable, Sendable {
    case title(String)
    case image(Image)
  }

  /// The segments, from the leading edge.
  public final var segments: [Segment] { didSet { setNeedsDisplay() } }
  /// The index of the selected segment; nil for none.
  open var selectedSegmentIndex: Int? { didSet { setNeedsDisplay() } }
  /// The color of the selected segment; nil for white in the light style and gray in the dark
  /// style.
  public final var selectedSegmentTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  private static let font = Font.systemFont(ofSize: 13, weight: 500)
  private static let selectedFont = Font.systemFont(ofSize: 13, weight: 600)
  /// The default color of the selected segment, which contrasts with the background in both styles.
  private static let raised = DynamicColor(
    light: .white, dark: Color(SRGB8(red: 99, green: 99, blue: 102)))

  /// Creates a control with segments, sized to fit them.
  public init(segments: [Segment]) {
    self.segments = segments
    super.init(frame: .zero)
    frame.size = measuredSize(within: .zero)
  }

  /// Creates a control with a segment for each title.
  public convenience init(titles: [String]) { self.init(segments: titles.map(Segment.title)) }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let widths = segments.map { segment in
      guard case .title(let title) = segment else { return 40.0 as CGFloat }
      return textMeasure.width(of: title, in: Self.selectedFont) + 24
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 32)
  }

  // MARK: Use

  /// Selects the segment on which the pointer went up.
  open override func endTracking(_ event: PointerEvent) {
    let place = event.location(in: self)
    guard bounds.contains(place), !segments.isEmpty else { return }
    choose(Int(distanceFromStart(place.x) / bounds.width * CGFloat(segments.count)))
  }

  /// Selects the next or previous segment for an arrow key.
  public override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: choose((selectedSegmentIndex ?? segments.count) - 1)
    case .rightArrow: choose((selectedSegmentIndex ?? -1) + 1)
    default: return false
    }
    return true
  }

  /// Selects a segment as the user does, and sends actions; an invalid index is ignored.
  private final func choose(_ index: Int) {
    guard segments.indices.contains(index), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  public override final func activate() {}

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let radius = metrics.segmentRadius ?? bounds.height / 2
    context.fill(bounds, .tertiarySystemFill, cornerRadius: radius)
    let width = bounds.width / CGFloat(max(1, segments.count))
    context.group(opacity: isEnabled ? 1 : 0.5) {
      for (index, segment) in segments.enumerated() {
        let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
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
    switch segment {
    case .title(let title):
      let font = isChosen ? Self.selectedFont : Self.font
      context.draw(title, font, .label, in: frame, share: 0.5)
    case .image(let image):
      context.draw(
        image, in: frame.centered(CGSize(width: 20, height: 20)), place: .control, tint: .label)
    }
  }
}
