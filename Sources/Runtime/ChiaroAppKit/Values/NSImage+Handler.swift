// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Image {
    /// Creates an image that a closure draws, separately for each appearance that shows the image.
    ///
    /// The drawing for each appearance is kept until `recache()`.
    ///
    /// - Parameters:
    ///   - size: the size in points
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: whether y grows downwards in the closure
    ///   - drawingHandler: draws into a rectangle of the given size, while the appearance is the
    ///     current one; if it returns false, nothing is shown
    ///
    /// Apple counterpart: `init(size:flipped:drawingHandler:)` · Source: NSImage.h · Fidelity:
    /// exact
    @preconcurrency
    public convenience init(
      size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
      drawingHandler: @escaping @MainActor (NSRect) -> Bool
    ) {
      self.init(
        .object(
          HandlerImage(
            size: size, isRising: !drawingHandlerShouldBeCalledWithFlippedContext, drawingHandler)))
    }

    /// Discards the kept drawings, so that the closure draws the image again when it is next shown.
    ///
    /// Other images do not change.
    ///
    /// Apple counterpart: `recache()` · Source: NSImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func recache() { handlerImage?.forget() }

    /// What draws the image; nil for an image that no closure draws.
    var handlerImage: HandlerImage? {
      guard case .object(let object) = content else { return nil }
      return object as? HandlerImage
    }
  }

  /// A picture that a closure draws, once for each appearance.
  final class HandlerImage: DrawnObject {
    let size: CGSize
    private let isRising: Bool
    private let handler: @MainActor (CGRect) -> Bool
    @MainActor private var known: [(look: Look, content: ImageContent?)] = []

    init(size: CGSize, isRising: Bool, _ handler: @escaping @MainActor (CGRect) -> Bool) {
      (self.size, self.isRising, self.handler) = (size, isRising, handler)
    }

    /// The picture for `TraitCollection.current`; nil for none.
    ///
    /// Only the main actor draws, so that nobody else may ask.
    var drawn: ImageContent? { MainActor.assumeIsolated { picture() } }

    @MainActor
    func forget() { known = [] }

    @MainActor
    private func picture() -> ImageContent? {
      let look = Look(TraitCollection.current.shown)
      if let known = known.first(where: { $0.look == look }) { return known.content }
      if known.count == Self.keptLooks { known.removeFirst() }
      let content = draw(look)
      known.append((look, content))
      return content
    }

    @MainActor
    private func draw(_ look: Look) -> ImageContent? {
      let own = look.traits.displayScale
      let scale = own > 0 ? CGFloat(own) : NSApplication.shared.screen.backingScaleFactor
      var isDrawn = false
      let picture = GraphicsContext.picture(size: size, scale: scale, isRising: isRising) { _ in
        isDrawn = handler(CGRect(origin: .zero, size: size))
      }
      return isDrawn ? picture.map { .object($0) } : nil
    }

    private static let keptLooks = 8
  }

  /// What decides how a picture is drawn.
  private struct Look: Equatable {
    let traits: TraitCollection
    private let tint: Color

    /// Notes the look of traits, so that who reads it is told of each change.
    init(_ traits: TraitCollection) {
      self.traits = TraitCollection {
        $0.userInterfaceStyle = traits.userInterfaceStyle
        $0.accessibilityContrast = traits.accessibilityContrast
        $0.userInterfaceLevel = traits.userInterfaceLevel
        $0.displayGamut = traits.displayGamut
        $0.activeAppearance = traits.activeAppearance
        $0.displayScale = traits.displayScale
        $0[TraitAccentColor.self] = traits[TraitAccentColor.self]
        $0[TraitSystemRelease.self] = traits[TraitSystemRelease.self]
        $0[TraitVibrancy.self] = traits[TraitVibrancy.self]
      }
      tint = DynamicColor.tintColor.resolved(with: traits)
    }
  }
#endif
