// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A renderer of a window's frames, including cross-fades between appearances.
///
/// Frames are what a window on a desktop shows. While a window fades, each of the finished pictures
/// is drawn once, and a frame is a mix of their pixels: it costs the same whatever is in the
/// window. Small glass is shown what lies behind it, and turns light or dark with it; what it has
/// turned to, it keeps from frame to frame.
///
/// ```swift
/// let renderer = WindowRenderer(of: window, canvas: canvas)
/// let frame = renderer.frame(at: .now)
/// ```
///
/// Apple counterpart: the render server's animation of a change of appearance · Source: this
/// project · Fidelity: approximate
@MainActor
public final class WindowRenderer {
  private let painter: FramePainter
  /// What the last frame asked for and could not be drawn.
  public var diagnostics: [RenderDiagnostic] { painter.diagnostics }

  /// Creates a renderer of one window, with the resources of its stage.
  public init(of window: Window, canvas: Canvas) {
    painter = FramePainter(of: window, canvas, steps: .exact)
  }

  /// What the window shows at a time, brought up to date.
  ///
  /// A fade that began before the first frame was asked for is joined where it is by then.
  public func frame(at now: ContinuousClock.Instant) -> Bitmap {
    _ = painter.paint(at: now)
    return painter.bitmap
  }
}
