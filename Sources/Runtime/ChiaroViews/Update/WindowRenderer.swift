// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A renderer for a window's frames, including cross-fades between appearances.
///
/// Each frame is the picture that a window on a desktop shows. During a cross-fade, the former and
/// the final picture are rendered once each, and every frame mixes their pixels, so its cost does
/// not depend on the window's content. Small glass elements become light or dark with the luminance
/// behind them, and keep that state between frames.
///
/// ```swift
/// let renderer = WindowRenderer(of: window, canvas: canvas)
/// let frame = renderer.frame(at: .now)
/// ```
///
/// Apple counterpart: the render server's animation of a change of appearance · Source: this
/// project · Fidelity: approximate, the program asks for each frame
@preconcurrency @MainActor
public final class WindowRenderer {
  private let painter: FramePainter
  /// The problems that occurred while rendering the last frame.
  public var diagnostics: [RenderDiagnostic] { painter.diagnostics }

  /// Creates a renderer for a window, with the resources of the window's stage.
  public init(of window: Window, canvas: Canvas) {
    painter = FramePainter(of: window, canvas, steps: .exact)
  }

  /// Updates the window and returns the frame to show at a time.
  ///
  /// If a cross-fade is already in progress at the first call, the first frame shows its progress
  /// at that time.
  public func frame(at now: ContinuousClock.Instant) -> Bitmap {
    _ = painter.paint(at: now)
    return painter.bitmap
  }
}
