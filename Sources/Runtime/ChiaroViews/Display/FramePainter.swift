// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster

/// A painter of a window's frames, which repaints the changed parts and mixes cross-fades.
///
/// It serves both windows on a desktop and frames for files. A cross-fade mixes two pictures: the
/// one shown before the change of appearance, and the window's current one, which is repainted only
/// where content changes. A change of appearance during a cross-fade begins a new cross-fade from
/// the picture shown last.
@MainActor
package final class FramePainter {
  /// The changed rectangles of a frame, and whether another frame must follow.
  package struct Frame: Equatable {
    package var changed: [PixelRectangle] = []
    package var isMoving = false
  }

  /// The precision of the steps of a cross-fade.
  package enum Steps {
    /// Steps of 1/255, the precision of an 8-bit display; each frame is mixed into the same bitmap.
    case display
    /// A step for each point in time; each frame is mixed into a new bitmap.
    case exact
  }

  package let canvas: Canvas
  /// The simulated vision condition; nil for none.
  package var condition: SeeingCondition? { didSet { isWholeFrameStale = true } }
  private let window: Window
  private let steps: Steps
  private let renderer: Renderer
  private let probe: GlassProbe
  private var fade: FrameFade?
  /// The start time of the last cross-fade of the window that was followed.
  private var lastStart: ContinuousClock.Instant?
  private var hasPainted = false
  private var isWholeFrameStale = true
  private var seen: Bitmap?

  /// Creates a painter that draws with the resources of the window's stage.
  package init(of window: Window, _ canvas: Canvas, steps: Steps) {
    self.window = window
    self.canvas = canvas
    self.steps = steps
    renderer = Renderer(canvas: canvas, resources: window.stage.resources)
    probe = GlassProbe(canvas, window.stage.resources)
  }

  /// The problems that occurred in rendering the last frame.
  package var diagnostics: [RenderDiagnostic] { renderer.diagnostics }

  /// Updates the window and paints its frame at a time.
  package func paint(at now: ContinuousClock.Instant) -> Frame {
    let list = probe.list(of: window)
    let transition = window.fade(to: list, at: now)
    let wasFading = fade != nil
    follow(transition)
    var changed = renderer.update(list)
    if let transition, fade != nil { mix(progress: transition.progress(at: now)) }
    let isMoving = fade != nil
    if wasFading || isMoving || isWholeFrameStale { changed = [PixelRectangle(canvas.size)] }
    hasPainted = true
    isWholeFrameStale = false
    window.shownAt = now
    if !changed.isEmpty { seen = condition.map { unseen.seen(under: $0) } }
    return Frame(changed: changed, isMoving: isMoving)
  }

  /// The frame painted last, as seen under `condition`.
  package var bitmap: Bitmap { seen ?? unseen }

  /// Calls a closure with the bytes of the frame: red, green, blue and alpha, rows from top to
  /// bottom.
  ///
  /// - Precondition: the canvas has 8 bits
  package func withPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if fade == nil, seen == nil {
      let lent: Void? = renderer.withPixels(body)
      precondition(lent != nil, "a canvas of 16 bits gives no access to its bytes")
    } else if case .eightBit(let samples) = bitmap.samples {
      samples.withUnsafeBytes(body)
    }
  }

  /// The frame without a simulated vision condition.
  private var unseen: Bitmap { fade?.picture ?? renderer.bitmap }

  // MARK: Fades

  /// Begins a cross-fade when the window began one, and ends it when the window ended it.
  private func follow(_ transition: AppearanceTransition?) {
    guard transition?.start != lastStart else { return }
    lastStart = transition?.start
    // What a display never showed does not fade.
    if steps == .display, !hasPainted { window.endTransition() }
    guard let transition = window.transition else {
      fade = nil
      return
    }
    fade = FrameFade(from: hasPainted ? unseen : picture(of: transition.formerParts))
  }

  /// Returns the picture from which a cross-fade began before the first frame was painted.
  private func picture(of parts: [AppearanceTransition.Part]) -> Bitmap {
    let renderer = Renderer(canvas: canvas, resources: window.stage.resources)
    let pictures = parts.map { (bitmap: renderer.render($0.list), share: $0.share) }
    return Bitmap.mix(pictures) ?? renderer.bitmap
  }

  private func mix(progress: Double) {
    let isMixed =
      steps == .display
      && renderer.withPixels { fade?.mix(with: $0, progress: progress) } != nil
    if !isMixed { fade?.mix(with: renderer.bitmap, progress: progress) }
  }
}
