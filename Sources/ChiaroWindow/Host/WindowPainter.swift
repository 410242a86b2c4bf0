// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroViews

/// A painter of one window's frames, including cross-fades between appearances.
///
/// A cross-fade mixes two complete pictures: the one shown when the change occurred, and the
/// current one of the window. The latter is painted once rather than in every frame, and updated
/// where something changes meanwhile. Another change of appearance begins a new fade from the
/// mixture shown at that moment.
@MainActor
final class WindowPainter {
  /// The parts of a frame to show, and whether another frame follows.
  struct Frame: Equatable {
    var changed: [PixelRectangle] = []
    var isMoving = false
  }

  let canvas: Canvas
  /// The viewing condition to simulate, such as a color vision deficiency; nil for none.
  var condition: SeeingCondition? { didSet { isWholeFrameStale = true } }
  private let renderer: Renderer
  private let probe: GlassProbe
  private var fade: Fade?
  /// The start of the last fade that was adopted or rejected.
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

  /// Updates a window and paints its frame at a time.
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

  /// Calls a closure with the bytes of the frame: red, green, blue and alpha, in rows from the top.
  func withPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if case .eightBit(let samples) = seen?.samples { return samples.withUnsafeBytes(body) }
    withUnseenPixels(body)
  }

  private func withUnseenPixels(_ body: (UnsafeRawBufferPointer) -> Void) {
    if let fade { return fade.mixed.withUnsafeBytes(body) }
    renderer.withPixels(body)
  }

  // MARK: Fades

  /// Begins or ends a fade to match the window's transition.
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

  /// Mixes the pictures of the fade; returns false if there is none or it has finished.
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

  /// Applies the simulated viewing condition to the painted frame.
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
