// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Image {
    /// Creates an image from the file at a path; nil if the file cannot be read.
    public convenience init?(contentsOfFile fileName: String) {
      guard FileManager.default.isReadableFile(atPath: fileName) else { return nil }
      self.init(.file(fileName))
    }
    /// Creates an image from the file at a URL; nil if the file cannot be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// Whether the image is a template, which is drawn in one color; by default true only for
    /// symbols.
    public var isTemplate: Bool {
      get { renderingMode == .alwaysTemplate || renderingMode == .automatic && content.isSymbol }
      set { setRenderingMode(newValue ? .alwaysTemplate : .alwaysOriginal) }
    }

    /// The size of the image in points: the size that was set, or else its natural size; zero if
    /// that is unknown.
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
#endif
