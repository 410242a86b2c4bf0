// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Image {
    /// AppKit's name for `SymbolConfiguration`, the size and weight of symbols.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration` · Source: AppKit reference · Fidelity:
    /// approximate, only size and weight
    public typealias SymbolConfiguration = ChiaroAppearance.SymbolConfiguration

    /// Creates an image of a system symbol; nil for an empty name.
    ///
    /// The name is not checked otherwise, and the description is ignored.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name))
    }
    /// Creates an image by calling a closure once to draw it, for the current traits.
    ///
    /// AppKit calls it whenever the image is drawn, for the traits at that time.
    ///
    /// - Parameters:
    ///   - size: the size in points
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: whether y grows downwards in the closure
    ///   - drawingHandler: draws into a rectangle of the size; what it returns is ignored
    ///
    /// Apple counterpart: `init(size:flipped:drawingHandler:)` · Source: NSImage.h · Fidelity:
    /// approximate, drawn once
    @preconcurrency @MainActor
    public convenience init(
      size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
      drawingHandler: @escaping (NSRect) -> Bool
    ) {
      let scale = NSApplication.shared.screen.backingScaleFactor
      let picture = GraphicsContext.picture(
        size: size, scale: scale, isRising: !drawingHandlerShouldBeCalledWithFlippedContext
      ) { _ in
        _ = drawingHandler(NSRect(origin: .zero, size: size))
      }
      self.init(picture.map { .object($0) } ?? .object(NoPicture()))
    }
    /// Creates an image from the file at a path; nil if the file is not readable.
    public convenience init?(contentsOfFile fileName: String) {
      guard FileManager.default.isReadableFile(atPath: fileName) else { return nil }
      self.init(.file(fileName))
    }
    /// Creates an image from the file at a URL; nil if the file is not readable.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// Returns the symbol in another size and weight; nil if the image is not a symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
      guard content.isSymbol else { return nil }
      return withConfiguration(
        ImageConfiguration(traits: self.configuration.traits, symbol: configuration))
    }

    /// Whether the image is a template, drawn in one color; by default true for symbols only.
    public var isTemplate: Bool {
      get { renderingMode == .alwaysTemplate || renderingMode == .automatic && content.isSymbol }
      set { setRenderingMode(newValue ? .alwaysTemplate : .alwaysOriginal) }
    }

    /// The size of the image in points: the size set, or else its natural size; zero if that is
    /// unknown.
    @preconcurrency @MainActor
    public var size: CGSize {
      get { naturalSize(in: Stage.current) ?? .zero }
      set { givenSize = SIMD2(Float(newValue.width), Float(newValue.height)) }
    }

    /// Returns the size of the image on the stage of a view; nil if it is unknown.
    @MainActor
    func naturalSize(on view: View) -> CGSize? { naturalSize(in: view.stage) }

    @MainActor
    private func naturalSize(in stage: Stage) -> CGSize? {
      if let givenSize { return CGSize(width: CGFloat(givenSize.x), height: CGFloat(givenSize.y)) }
      if let drawnSize { return drawnSize }
      return naturalSize(in: stage, symbolSize: 13)
    }
  }

  extension SymbolConfiguration {
    /// Creates a configuration with a size in points and a weight.
    ///
    /// In a file that imports ChiaroUIKit too, a weight written as `.regular` is taken for UIKit's,
    /// so that UIKit's initializer is called.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration.init(pointSize:weight:)` · Source: AppKit
    /// reference · Fidelity: exact
    @_disfavoredOverload
    public init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(
        pointSize: Double(pointSize), weight: Font.systemFont(ofSize: 1, weight: weight).weight)
    }
  }

  /// The picture of an image without pixels.
  private final class NoPicture: ImageObject {}
#endif
