// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The cell of a slider, which forwards its properties to the slider.
///
/// To change how the slider looks, override `drawBar(inside:flipped:)` and `drawKnob(_:)`. They are
/// called only for a cell that the app set as the slider's `cell`.
///
/// Apple counterpart: `NSSliderCell` · Source: NSSliderCell.h · Fidelity: approximate, only linear
/// sliders are drawn
open class NSSliderCell: NSActionCell {
  private final var slider: NSSlider? { controlView as? NSSlider }
  override func newCell(_ text: String) -> NSCell { NSSliderCell(textCell: text) }

  /// Creates a cell without a slider.
  public convenience init() { self.init(textCell: "") }

  /// The minimum value of the slider; the default is 0.
  open var minValue: Double {
    get { self[\NSSlider.minValue, usual: 0] }
    set { self[\NSSlider.minValue, usual: 0] = newValue }
  }
  /// The maximum value of the slider; the default is 1.
  open var maxValue: Double {
    get { self[\NSSlider.maxValue, usual: 1] }
    set { self[\NSSlider.maxValue, usual: 1] = newValue }
  }
  /// The value of the slider; the default is 0.
  open var doubleValue: Double {
    get { self[\NSSlider.doubleValue, usual: 0] }
    set { self[\NSSlider.doubleValue, usual: 0] = newValue }
  }
  /// The width of the knob in points; 20 without a slider.
  open var knobThickness: CGFloat { slider?.thumbRect.width ?? 20 }
  /// Returns the rectangle of the track in the slider, with y growing downwards; zero without a
  /// slider.
  open func barRect(flipped: Bool) -> NSRect { slider?.trackRect ?? .zero }
  /// Returns the rectangle of the knob in the slider, with y growing downwards; zero without a
  /// slider.
  open func knobRect(flipped: Bool) -> NSRect { slider?.thumbRect ?? .zero }
  /// Called to draw the track; the default draws it filled up to the slider's value.
  open func drawBar(inside rect: NSRect, flipped: Bool) {
    if let context = GraphicsContext.current { slider?.drawTrack(in: rect, context) }
  }
  /// Draws the knob at its current place by calling `drawKnob(_:)`.
  open func drawKnob() { drawKnob(knobRect(flipped: true)) }
  /// Called to draw the knob in a rectangle; the default draws the standard knob.
  open func drawKnob(_ knobRect: NSRect) {
    if let context = GraphicsContext.current { slider?.drawThumb(in: knobRect, context) }
  }
}

extension NSSlider {
  /// Whether a slider is linear or circular; here it is always drawn as linear.
  ///
  /// Apple counterpart: `NSSlider.SliderType` · Source: NSSliderCell.h · Fidelity: exact
  public enum SliderType: UInt, Sendable {
    case linear = 0
    case circular = 1
  }
  /// The side of a level indicator or a slider where the tick marks are; a slider ignores it and
  /// always has them below or at the right.
  ///
  /// Apple counterpart: `NSSlider.TickMarkPosition` · Source: NSSliderCell.h · Fidelity: exact
  public enum TickMarkPosition: UInt, Sendable {
    case below = 0
    case above = 1
    /// The leading side of a vertical slider.
    public static let leading = TickMarkPosition.above
    /// The trailing side of a vertical slider.
    public static let trailing = TickMarkPosition.below
  }
}
