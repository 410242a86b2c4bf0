// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

/// A row of buttons for related choices, such as the view styles of a list.
///
/// Apple counterpart: `NSSegmentedControl` · Source: AppKit reference; the metrics of macOS 11 to
/// 15 · Fidelity: approximate, without menus of segments
open class NSSegmentedControl: NSControl {
  /// The way in which the segments of a control are selected.
  ///
  /// Apple counterpart: `NSSegmentedControl.SwitchTracking` · Source: AppKit reference ·
  /// Fidelity: exact
  public enum SwitchTracking: UInt, Sendable, CaseIterable {
    /// At most one segment is selected.
    case selectOne = 0
    /// Any number of segments can be selected; a click selects or deselects its segment.
    case selectAny = 1
    /// No segment stays selected: each segment acts as a push button.
    case momentary = 2
    case momentaryAccelerator = 3
  }
  /// The style of a segmented control; all are drawn as `rounded`.
  ///
  /// Apple counterpart: `NSSegmentedControl.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case automatic = 0
    case rounded = 1
    case roundRect = 3
    case texturedSquare = 4
    case smallSquare = 6
    case separated = 8
    case texturedRounded = 2
    case capsule = 5
  }

  /// A segment.
  struct Segment {
    var label = ""
    var image: NSImage?
    var width: CGFloat = 0
    var isEnabled = true
    var isSelected = false
    var tag = 0
    var toolTip: String?
    var menu: NSMenu?
  }
  final var segments: [Segment] = [] { didSet { contentDidChange() } }
  private final var pressed: Int? { didSet { setNeedsDisplay() } }
  private final var last = -1

  /// The way in which segments are selected; the default is `selectOne`.
  open var trackingMode = SwitchTracking.selectOne
  /// The style of the control; stored, but without effect, because it is always drawn as `rounded`.
  ///
  /// Fidelity: inert
  open var segmentStyle = Style.automatic { didSet { setNeedsDisplay() } }
  /// The color of selected segments; nil for the default.
  open var selectedSegmentBezelColor: NSColor? { didSet { setNeedsDisplay() } }

  /// Creates a segmented control with a frame and without segments.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates a segmented control with a segment for each label, in the size that fits its content.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    finish(trackingMode, target, action)
  }
  /// Creates a segmented control with a segment for each image, in the size that fits its content.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = images.map { Segment(image: $0) }
    finish(trackingMode, target, action)
  }
  private final func finish(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  // MARK: Selection

  /// The index of the selected segment or, in modes other than `selectOne`, of the segment that was
  /// clicked last; -1 for none.
  ///
  /// Setting it selects the segment and deselects all others.
  open var selectedSegment: Int {
    get {
      if trackingMode != .selectOne, last >= 0 { return last }
      return segments.firstIndex(where: \.isSelected) ?? -1
    }
    set {
      for index in segments.indices { segments[index].isSelected = index == newValue }
      last = newValue
    }
  }
  open override var objectValue: Any? {
    get { selectedSegment }
    set { selectedSegment = Int(Self.number(of: newValue)) }
  }

  /// Presses a segment.
  final func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    switch trackingMode {
    case .selectOne: selectedSegment = index
    case .selectAny: segments[index].isSelected.toggle()
    case .momentary, .momentaryAccelerator: break
    }
    last = index
    sendAction()
  }

  // MARK: Metrics

  override final func contentSize(within size: CGSize) -> CGSize {
    let height = ControlMetrics(self).height(controlSize)
    return CGSize(width: widths.reduce(0, +), height: height)
  }
  private final var widths: [CGFloat] {
    guard let font else { return [] }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      let text = segment.label.isEmpty ? 0 : textMeasure.width(of: segment.label, in: font)
      return text + (segment.image == nil ? 0 : segment.label.isEmpty ? 16 : 20) + 22
    }
  }
  /// The frames of the segments: as wide as they need to be, and the rest shared out.
  private final var frames: [CGRect] {
    let widths = widths
    let rest = (bounds.width - widths.reduce(0, +)) / CGFloat(max(1, widths.count))
    var left = bounds.minX
    return widths.map { width in
      let frame = CGRect(x: left, y: bounds.minY, width: width + rest, height: bounds.height)
      left += width + rest
      return frame.placed(in: bounds, drawnDirection)
    }
  }

  // MARK: Use

  override final func beginTracking(at point: NSPoint) -> Bool {
    pressed = frames.firstIndex { $0.contains(point) }
    return true
  }
  override final func continueTracking(at point: NSPoint) {
    if let pressed, !frames[pressed].contains(point) { self.pressed = nil }
  }
  override final func endTracking(at point: NSPoint) {
    let index = pressed
    pressed = nil
    if let index, frames[index].contains(point) { choose(index) }
  }
  override final var isPressedByKeys: Bool { false }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: choose(selectedSegment - 1)
    case .rightArrow: choose(selectedSegment + 1)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  override final func drawLook(in context: GraphicsContext) {
    let frames = frames
    context.fill(bounds, ControlLook.plate, cornerRadius: 6)
    context.strokeColor = ControlLook.edge
    context.stroke(bounds, width: 0.5, cornerRadius: 6)
    for (index, frame) in frames.enumerated() {
      context.group(opacity: isEnabled && segments[index].isEnabled ? 1 : 0.5) {
        draw(segments[index], at: index, in: frame, context)
      }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 6)
  }

  private final func draw(
    _ segment: Segment, at index: Int, in frame: CGRect, _ context: GraphicsContext
  ) {
    guard let font else { return }
    let isFilled = segment.isSelected && trackingMode == .selectAny && isEnabled
    let isActive = isFilled && traitCollection.activeAppearance != .inactive
    if segment.isSelected {
      let fill =
        selectedSegmentBezelColor ?? (isActive ? ControlLook.accent : ControlLook.raised)
      context.drawBezel(in: frame.within(dx: 1, dy: 1), fill, cornerRadius: 5)
    } else if index > 0, !segments[index - 1].isSelected {
      let line = CGRect(x: frame.minX, y: frame.minY + 5, width: 1, height: frame.height - 10)
      context.fill(line.placed(in: frame, drawnDirection), .separatorColor)
    }
    if pressed == index {
      context.fill(frame.within(dx: 1, dy: 1), ControlLook.press, cornerRadius: 5)
    }
    let onFill = segment.isSelected && (selectedSegmentBezelColor != nil || isActive)
    let ink: DynamicColor =
      !isEnabled || !segment.isEnabled
      ? .disabledControlTextColor : onFill ? ControlLook.onAccent : .controlTextColor
    guard let image = segment.image else {
      return context.draw(segment.label, font, ink, in: frame, share: 0.5)
    }
    let text = segment.label.isEmpty ? 0 : textMeasure.width(of: segment.label, in: font) + 4
    let left = frame.midX - (16 + text) / 2
    let place = CGRect(x: left, y: frame.midY - 8, width: 16, height: 16)
    context.draw(image, in: place, place: .control, tint: ink)
    let words = CGRect(x: left + 20, y: frame.minY, width: text, height: frame.height)
    if text > 0 { context.draw(segment.label, font, ink, in: words) }
  }
}
