// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster

/// Paints the frames of one window: what changed, and fades from one appearance to another.
///
/// Windows on a desktop and frames for a file are painted here alike. A fade is a mixture of two
/// finished pictures: what was shown when the change came, and what the window shows now. The
/// second is painted once and not again in every frame, and goes on to change where something
/// happens meanwhile. A change in the midst of a fade begins a new one from what was seen last.
@MainActor
package final class FramePainter {
  /// What has to be shown of a frame, and whether another one is to follow.
  package struct Frame: Equatable {
    package var changed: [PixelRectangle] = []
    package var isMoving = false
  }

  /// How finely a fade goes from one picture to the other.
  package enum Steps {
    /// In 255 of them, mixed in place: as fine as a display of 8 bits shows.
    case display
    /// As fine as the time, in pictures of their own.
    case exact
  }

  package let canvas: Canvas
  /// How everything is seen; nil for as it is.
  package var condition: SeeingCondition? { didSet { isWholeFrameStale = true } }
  private let window: Window
  private let steps: Steps
  private let renderer: Renderer
  private let probe: GlassProbe
  private var fade: FrameFade?
  /// The beginning of the fade that was taken notice of last.
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

  /// What could not be drawn in the last frame.
  package var diagnostics: [RenderDiagnostic] { renderer.diagnostics }

  /// Brings the window up to date and paints what it shows at a time.
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

  /// The frame.
  package var bitmap: Bitmap { seen ?? unseen }

  /// Lends the bytes of the frame: red, green, blue and alpha, rows from the top down.
  ///
  /// - Precondition: the canvas has 8 bits
  package func withPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if fade == nil, seen == nil {
      let lent: Void? = renderer.withPixels(body)
      precondition(lent != nil, "a canvas of 16 bits lends no bytes")
    } else if case .eightBit(let samples) = bitmap.samples {
      samples.withUnsafeBytes(body)
    }
  }

  /// The frame as it is, whoever looks at it.
  private var unseen: Bitmap { fade?.picture ?? renderer.bitmap }

  // MARK: Fades

  /// Begins a fade when the window did, and gives one up that the window gave up.
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

  /// What was shown when a fade began that is joined later.
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
