// SPDX-License-Identifier: MIT

import ChiaroRaster

/// Measures what lies behind the glass of a window.
///
/// What was drawn before a piece of glass is drawn once more, a pixel for four points each way:
/// the mean of that is the mean of the whole, and costs a sixteenth of a screen of one pixel a
/// point.
@MainActor
final class GlassProbe {
  private let renderer: Renderer
  private let scale: Float

  private static let pointsPerPixel: Float = 4
  /// Glass on glass that turns may turn too.
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

  /// What a window shows, brought up to date, when its glass has seen what lies behind it.
  func list(of window: Window) -> DisplayList {
    var list = window.displayList
    for _ in 0..<Self.rounds where observe(window, list) { list = window.displayList }
    return list
  }

  /// Shows a window's glass what lies behind it, from the back to the front.
  ///
  /// - Returns: whether any of it turned, so that the window's list is to be asked for again
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
    let (left, top) = (Int((frame.x * scale).rounded()), Int((frame.y * scale).rounded()))
    return PixelRectangle(
      x: left, y: top, width: max(1, Int((frame.maxX * scale).rounded()) - left),
      height: max(1, Int((frame.maxY * scale).rounded()) - top))
  }
}
