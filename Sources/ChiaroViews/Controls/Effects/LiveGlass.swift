// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation

/// A piece of small glass in a window, and where its material stands in the window's list.
@MainActor
struct PlacedGlass {
  /// The view that shows it.
  weak var view: VisualEffectView?
  /// How many of the list's commands lie behind it.
  var commandCount: Int
  /// Where it is, in points of the window.
  var frame: Rectangle
}

extension VisualEffectView {
  /// Whether the effect is glass that is small enough to turn light or dark, and shows.
  final var isLiveGlass: Bool {
    guard case .glass = kind?.value else { return false }
    let isShown =
      state.isActive(in: scope.traits) && !scope.traits.asksForOpaqueMaterials
    return isShown && GlassAdaptation.isSmall(height: bounds.height)
  }

  /// Looks at the mean luminance behind the glass; its content follows the style that it turns to.
  ///
  /// - Returns: whether anything changes
  final func observeGlass(_ luminance: Double) -> Bool {
    var glass = adaptation ?? GlassAdaptation(style: scope.traits.userInterfaceStyle)
    glass.observe(luminance: luminance, height: bounds.height)
    guard glass != adaptation else { return false }
    adaptation = glass
    setContentStyle(glass.style)
    return true
  }

  /// Glass that became large or opaque has the style of the interface again.
  ///
  /// - Returns: whether anything changes
  final func forgetGlass() -> Bool {
    guard adaptation != nil else { return false }
    adaptation = nil
    setContentStyle(.unspecified)
    return true
  }

  private final func setContentStyle(_ style: UserInterfaceStyle) {
    contentView.setIntrinsicTraits(TraitCollection(userInterfaceStyle: style))
    setNeedsDisplay()
  }
}

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

  /// Shows a window's glass what lies behind it, from the back to the front.
  ///
  /// - Returns: whether any of it turned, so that the window's list is to be asked for again
  func observe(_ window: Window, _ list: DisplayList) -> Bool {
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
