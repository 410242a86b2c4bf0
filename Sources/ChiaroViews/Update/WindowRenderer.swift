// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A renderer of a window's frames, including cross-fades between appearances.
///
/// During a cross-fade each of the complete pictures is drawn once, and each frame mixes their
/// pixels: its cost does not depend on the window's content. Small glass adapts its light or dark
/// style to the content behind it and keeps it from frame to frame.
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
  private let window: Window
  private let renderer: Renderer
  private let probe: GlassProbe
  /// The pictures of the last frame of a fade.
  private var pictures: [(list: DisplayList, bitmap: Bitmap)] = []

  /// The problems in rendering the last frame, such as missing resources.
  public var diagnostics: [RenderDiagnostic] { renderer.diagnostics }

  /// Creates a renderer of one window, with the resources of its stage.
  public init(of window: Window, canvas: Canvas) {
    self.window = window
    renderer = Renderer(canvas: canvas, resources: window.stage.resources)
    probe = GlassProbe(canvas, window.stage.resources)
  }

  /// What the window shows at a time, brought up to date.
  public func frame(at now: ContinuousClock.Instant) -> Bitmap {
    let list = probe.list(of: window)
    guard let fade = window.fade(to: list, at: now) else {
      pictures = []
      return renderer.render(list)
    }
    let parts = fade.parts(at: now)
    pictures = parts.map { part in
      pictures.first { $0.list == part.list } ?? (part.list, renderer.render(part.list))
    }
    let mixed = Bitmap.mix(zip(pictures, parts).map { ($0.bitmap, $1.share) })
    return mixed ?? renderer.bitmap
  }
}
