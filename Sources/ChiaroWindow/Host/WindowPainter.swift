// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroViews

/// Paints the frames of one window: what changed, and fades from one appearance to another.
///
/// A fade is a mixture of two finished pictures: what was shown when the change came, and what the
/// window shows now. The second is painted once and not again in every frame, and goes on to change
/// where something happens meanwhile. A change in the midst of a fade begins a new one from what is
/// seen at that moment.
@MainActor
final class WindowPainter {
  /// What has to be shown of a frame, and whether another one is to follow.
  struct Frame: Equatable {
    var changed: [PixelRectangle] = []
    var isMoving = false
  }

  let canvas: Canvas
  /// How everything is seen; nil for as it is.
  var condition: SeeingCondition? { didSet { isWholeFrameStale = true } }
  private let renderer: Renderer
  private let probe: GlassProbe
  private var fade: Fade?
  /// The fade that was taken notice of last.
  private var lastStart: ContinuousClock.Instant?
  private var isWholeFrameStale = true
  private var seen: Bitmap?

  private struct Fade {
    var transition: AppearanceTransition
    var former: [UInt8]
    var mixed: [UInt8]

    mutating func mix(_ final: UnsafeRawBufferPointer, progress: Double) {
      former.withUnsafeBytes { before in
        mixed.withUnsafeMutableBytes {
          PixelTransfer.mix(before, final, progress: progress, into: $0)
        }
      }
    }
  }

  init(_ canvas: Canvas, _ resources: RenderResources) {
    self.canvas = canvas
    renderer = Renderer(canvas: canvas, resources: resources)
    probe = GlassProbe(canvas, resources)
  }

  /// Brings a window up to date and paints what it shows at a time.
  func paint(_ window: Window, at now: ContinuousClock.Instant) -> Frame {
    let list = probe.list(of: window)
    let wasFading = fade != nil
    follow(window.transition, at: now)
    var changed = renderer.update(list)
    let isMoving = mix(at: now)
    if wasFading || isMoving || isWholeFrameStale { changed = [PixelRectangle(canvas.size)] }
    isWholeFrameStale = false
    if !changed.isEmpty { see() }
    return Frame(changed: changed, isMoving: isMoving)
  }

  /// Lends the bytes of the frame: red, green, blue and alpha, rows from the top down.
  func withPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if case .eightBit(let samples) = seen?.samples { return samples.withUnsafeBytes(body) }
    withUnseenPixels(body)
  }

  private func withUnseenPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if let fade { return fade.mixed.withUnsafeBytes(body) }
    renderer.withPixels(body)
  }

  // MARK: Fades

  /// Begins a fade when the window did, and gives one up that the window gave up.
  private func follow(_ transition: AppearanceTransition?, at now: ContinuousClock.Instant) {
    guard transition?.start != lastStart else { return }
    lastStart = transition?.start
    guard let transition, !transition.isFinished(at: now), !isWholeFrameStale else {
      fade = nil
      return
    }
    var former: [UInt8] = []
    withUnseenPixels { former = Array($0) }
    fade = Fade(
      transition: transition, former: former, mixed: fade?.mixed ?? former)
  }

  /// Mixes what a fade shows; false where there is none, or no more.
  private func mix(at now: ContinuousClock.Instant) -> Bool {
    guard let transition = fade?.transition, !transition.isFinished(at: now) else {
      fade = nil
      return false
    }
    renderer.withPixels { final in
      fade?.mix(final, progress: transition.progress(at: now))
    }
    return true
  }

  // MARK: Conditions

  /// Shows the frame as somebody else sees it.
  private func see() {
    seen = nil
    guard let condition else { return }
    var samples: [UInt8] = []
    withUnseenPixels { samples = Array($0) }
    let frame = Bitmap(
      size: canvas.size, samples: .eightBit(samples), colorSpace: canvas.colorSpace,
      alphaState: .premultiplied)
    seen = frame.seen(under: condition)
  }
}
