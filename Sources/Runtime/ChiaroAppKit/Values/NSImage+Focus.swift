// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation
import Synchronization

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  /// The picture of an image that is drawn into: nothing, another image, or what was drawn.
  final class DrawnImage: DrawnObject {
    private let state: Mutex<ImageContent?>
    let size: CGSize

    init(size: CGSize, _ content: ImageContent? = nil) {
      self.size = size
      state = Mutex(content)
    }
    var drawn: ImageContent? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// A drawing into an image that goes on.
  @MainActor
  private struct Focus {
    static var stack: [Focus] = []
    let image: DrawnImage
    let sketch: GraphicsContext.Sketch
    let outer: GraphicsContext?
    /// What was in the image, which `sourceAtop` and `sourceIn` color.
    let ground: ImageContent?
  }

  extension Image {
    /// Creates an empty image with a size in points; call `lockFocus()` to draw into it.
    ///
    /// Apple counterpart: `init(size:)` · Source: NSImage.h · Fidelity: exact
    public convenience init(size: NSSize) { self.init(.object(DrawnImage(size: size))) }

    /// Returns a copy of the image; resizing the copy or drawing into it does not change this
    /// image.
    ///
    /// Apple counterpart: `copy()` · Source: NSObject.h · Fidelity: exact
    @preconcurrency @MainActor
    public func copy() -> Any {
      let copy = withRenderingMode(renderingMode)
      copy.givenSize = givenSize
      if let drawnImage {
        copy.show(drawing: DrawnImage(size: drawnImage.size, drawnImage.drawn))
      }
      return copy
    }

    /// Begins drawing into the image, over its content for the current traits, with y growing
    /// upwards.
    ///
    /// Call `unlockFocus()` after drawing.
    ///
    /// Apple counterpart: `lockFocus()` · Source: NSImage.h · Fidelity: approximate, always at the
    /// scale of the app's screen
    @preconcurrency @MainActor
    public func lockFocus() { lockFocusFlipped(false) }
    /// Begins drawing into the image, over its content for the current traits.
    ///
    /// Call `unlockFocus()` after drawing.
    ///
    /// - Parameter flipped: whether y grows downwards, from the upper edge
    ///
    /// Apple counterpart: `lockFocusFlipped(_:)` · Source: NSImage.h · Fidelity: approximate,
    /// always at the scale of the app's screen
    @preconcurrency @MainActor
    public func lockFocusFlipped(_ flipped: Bool) {
      let target = drawnImage ?? becomeDrawn()
      let scale = NSApplication.shared.screen.backingScaleFactor
      let sketch = GraphicsContext.Sketch(size: target.size, scale: scale, isRising: !flipped)
      if let former = target.drawn {
        sketch.context.draw(former, in: CGRect(origin: .zero, size: target.size))
      }
      let outer = GraphicsContext.exchangeCurrent(sketch.context)
      Focus.stack.append(Focus(image: target, sketch: sketch, outer: outer, ground: target.drawn))
    }

    /// Ends drawing into the image; the image then shows what was drawn.
    ///
    /// Apple counterpart: `unlockFocus()` · Source: NSImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func unlockFocus() {
      guard let focus = Focus.stack.popLast() else { return }
      _ = GraphicsContext.exchangeCurrent(focus.outer)
      if let picture = focus.sketch.picture { focus.image.drawn = .object(picture) }
    }

    @MainActor
    private func becomeDrawn() -> DrawnImage {
      let now = ImageConfiguration(traits: .current, symbol: configuration.symbol)
      let image = DrawnImage(size: size, withConfiguration(now).content)
      // What was drawn is no symbol any more, but still a template.
      if isTemplate { isTemplate = true }
      show(drawing: image)
      return image
    }
    private var drawnImage: DrawnImage? {
      guard case .object(let object) = content else { return nil }
      return object as? DrawnImage
    }
    /// The size with which the image was made to be drawn; nil for another image.
    var drawnSize: CGSize? { drawnImage?.size ?? handlerImage?.size }

    /// Fills a rectangle where the image that is drawn into has something; returns whether it did.
    @MainActor
    static func colorFocus(in rect: CGRect, of context: GraphicsContext) -> Bool {
      guard let focus = Focus.stack.last, focus.sketch.context === context,
        let ground = focus.ground
      else { return false }
      context.clip(to: rect) {
        context.draw(
          ground, in: CGRect(origin: .zero, size: focus.image.size), tint: context.fillColor)
      }
      return true
    }
  }
#endif
