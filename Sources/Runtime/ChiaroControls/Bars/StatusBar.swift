// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// A bar at the top of a screen with the time and symbols for the state of the device.
///
/// Apple counterpart: the system's status bar · Source: WWDC19 214 (statements S183–S185) ·
/// Fidelity: approximate, the time and the symbols do not change by themselves
open class StatusBar: View, SizeMeasuring, SceneFollower {
  /// Whether the content is light or dark; `default` follows the bar's user interface style.
  public final var style = StatusBarStyle.default { didSet { setNeedsDisplay() } }
  /// The time that the bar shows, as text; the default is “9:41”.
  public final var time = "9:41" { didSet { setNeedsDisplay() } }
  private final weak var scene: WindowScene?

  /// Creates a status bar that follows the status bar style of a scene and its controllers.
  ///
  /// It is as wide as the scene and 44 points high.
  public convenience init(scene: WindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: scene.frame.width, height: 44))
    self.scene = scene
    scene.addFollower(self)
    followScene()
  }

  /// Updates the style from the scene.
  package final func followScene() {
    guard let new = scene?.statusBarStyle, new != style else { return }
    style = new
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  public override final func drawContent(in context: GraphicsContext) {
    let shown = style == .default ? style.resolved(for: traitCollection.userInterfaceStyle) : style
    let color = shown == .lightContent ? DynamicColor.white : .black
    let room = bounds.inset(by: EdgeInsets(left: 24, right: 24))
    let direction = drawnDirection
    context.draw(time, .headline, color, in: room, share: direction.startShare)
    for (index, name) in ["battery.100", "wifi", "cellularbars"].enumerated() {
      let frame = CGRect(
        x: room.maxX - CGFloat(index + 1) * 24, y: bounds.midY - 8, width: 20, height: 16)
      context.draw(.symbol(name), in: frame.placed(in: bounds, direction), tint: color)
    }
  }
}
