// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The cell of a slider; a slider that is given one is drawn by it.
///
/// Apple counterpart: `NSSliderCell` · Source: NSSliderCell.h · Fidelity: approximate
open class NSSliderCell: NSActionCell {
  private final var slider: NSSlider? { controlView as? NSSlider }

  /// Creates a cell without a slider.
  public convenience init() { self.init(textCell: "") }

  /// The least value.
  open var minValue: Double {
    get { self[\NSSlider.minValue, usual: 0] }
    set { self[\NSSlider.minValue, usual: 0] = newValue }
  }
  /// The greatest value.
  open var maxValue: Double {
    get { self[\NSSlider.maxValue, usual: 1] }
    set { self[\NSSlider.maxValue, usual: 1] = newValue }
  }
  /// The value.
  open var doubleValue: Double {
    get { self[\NSSlider.doubleValue, usual: 0] }
    set { self[\NSSlider.doubleValue, usual: 0] = newValue }
  }
  /// The breadth of the knob in points.
  open var knobThickness: CGFloat { slider?.thumbRect.width ?? 20 }
  /// The place of the track.
  open func barRect(flipped: Bool) -> NSRect { slider?.trackRect ?? .zero }
  /// The place of the knob.
  open func knobRect(flipped: Bool) -> NSRect { slider?.thumbRect ?? .zero }
  /// Draws the track; the default draws it filled as far as the value.
  open func drawBar(inside rect: NSRect, flipped: Bool) {
    if let context = GraphicsContext.current { slider?.drawTrack(in: rect, context) }
  }
  /// Draws the knob where it is.
  open func drawKnob() { drawKnob(knobRect(flipped: true)) }
  /// Draws the knob in a rectangle; the default draws the usual one.
  open func drawKnob(_ knobRect: NSRect) {
    if let context = GraphicsContext.current { slider?.drawThumb(in: knobRect, context) }
  }
}

extension NSSlider {
  /// Whether a slider is a line or a circle.
  ///
  /// Apple counterpart: `NSSlider.SliderType` · Source: NSSliderCell.h · Fidelity: exact
  public enum SliderType: UInt, Sendable {
    case linear = 0
    case circular = 1
  }
  /// The side of a slider's tick marks.
  ///
  /// Apple counterpart: `NSSlider.TickMarkPosition` · Source: NSSliderCell.h · Fidelity: exact
  public enum TickMarkPosition: UInt, Sendable {
    case below = 0
    case above = 1
    /// On the leading side of an upright slider.
    public static let leading = TickMarkPosition.above
    /// On the trailing side of an upright slider.
    public static let trailing = TickMarkPosition.below
  }
}
