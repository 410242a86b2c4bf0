// SPDX-License-Identifier: MIT

public import ChiaroAppearance

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// The asset with all variants of the image; nil for none.
    ///
    /// Apple counterpart: `imageAsset` · Source: UIImage.h; WWDC19 214 (S150) · Fidelity: exact
    public var imageAsset: ImageAsset? { asset }

    /// Creates an image of the symbol with a name; nil for an empty name.
    ///
    /// Apple counterpart: `init(systemName:)` · Source: UIImage.h · Fidelity: approximate, any name
    /// is taken
    public convenience init?(systemName name: String) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name))
    }
  }
#endif
