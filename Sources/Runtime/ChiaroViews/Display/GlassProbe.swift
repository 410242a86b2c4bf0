// SPDX-License-Identifier: MIT

import ChiaroRaster

/// An object that measures the content behind the glass of a window.
///
/// The content behind each piece of glass is drawn again at one pixel for four points in each
/// direction: its mean equals the mean of the full size, at a sixteenth of the cost of one pixel a
/// point.
@MainActor
final class GlassProbe {
  private let renderer: Renderer
  private let scale: Float

  private static let pointsPerPixel: Float = 4
  /// The number of passes; glass in front of glass that changed its style may change too.
  private static let rounds = 3

  /// Creates a probe for windows that are drawn on a canvas.
  init(_ canvas: Canvas, _ resources: RenderResources) {
    scale = 1 / Self.pointsPerPixel
    let share = scale / canvas.scale
    renderer = Renderer(
      canvas: Canvas(
        size: PixelSize(
          width: max(1, Int((Float(canvas.size.width) * share).rounded(.up))),
          height: max(1, Int((Float(canvas.size.height) * share).rounded(.up)))),
        scale: scale, colorSpace: canvas.colorSpace),
      resources: resources)
  }

  /// Returns the up-to-date display list of a window, after its glass has adapted to the content
  /// behind it.
  func list(of window: Window) -> DisplayList {
    var list = window.displayList
    for _ in 0..<Self.rounds where observe(window, list) { list = window.displayList }
    return list
  }

  /// Adapts the glass of a window to the content behind it, from back to front.
  ///
  /// - Returns: whether any glass changed its style, so that the window's list must be read again
  private func observe(_ window: Window, _ list: DisplayList) -> Bool {
    var hasTurned = false
    for glass in window.list.glass {
      guard let view = glass.view else { continue }
      guard view.isLiveGlass else {
        hasTurned = view.forgetGlass() || hasTurned
        continue
      }
      var behind = list
      behind.commands.removeSubrange(glass.commandCount...)
      renderer.draw(behind)
      guard let luminance = renderer.meanLuminance(of: pixels(of: glass.frame)) else { continue }
      hasTurned = view.observeGlass(luminance) || hasTurned
    }
    return hasTurned
  }

  private func pixels(of frame: Rectangle) -> PixelRectangle {
    // Glass may stand further away than can be counted.
    func pixel(_ place: Float) -> Int {
      place.isNaN ? 0 : Int(min(max(place * scale, -1e6), 1e6).rounded())
    }
    let (left, top) = (pixel(frame.x), pixel(frame.y))
    return PixelRectangle(
      x: left, y: top, width: max(1, pixel(frame.maxX) - left),
      height: max(1, pixel(frame.maxY) - top))
  }
}
