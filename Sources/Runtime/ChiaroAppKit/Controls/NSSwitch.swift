// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

/// A switch that is on or off.
///
/// Apple counterpart: `NSSwitch` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, changes without animation
open class NSSwitch: NSControl {
  /// Creates a switch with a frame, in the state `off`.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// The state of the switch, on or off; setting `mixed` turns it on.
  open var state: NSControl.StateValue {
    get { integerValue == 0 ? .off : .on }
    set { integerValue = newValue == .off ? 0 : 1 }
  }
  /// Whether the switch is on.
  final var isOn: Bool { state == .on }

  private final var size: CGSize {
    switch controlSize {
    case .regular, .large: CGSize(width: 38, height: 22)
    case .small: CGSize(width: 32, height: 18)
    case .mini: CGSize(width: 26, height: 15)
    }
  }
  override final func contentSize(within size: CGSize) -> CGSize { self.size }

  override final func press() {
    state = isOn ? .off : .on
    sendAction()
  }

  override final func drawLook(in context: GraphicsContext) {
    let track = bounds.centered(size)
    let radius = track.height / 2
    let isInactive = traitCollection.activeAppearance == .inactive
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.fill(
        track, isOn ? (isInactive ? ControlLook.pale : ControlLook.accent) : ControlLook.track,
        cornerRadius: radius)
      if isHighlighted { context.fill(track, ControlLook.press, cornerRadius: radius) }
      let side = track.height - 2
      let thumb = CGRect(
        x: isOn ? track.maxX - side - 1 : track.minX + 1, y: track.minY + 1, width: side,
        height: side)
      context.drawThumb(in: thumb.placed(in: track, drawnDirection), color: .white)
    }
    drawFocusRing(in: context, track, cornerRadius: radius)
  }
}
