// SPDX-License-Identifier: MIT

public import ChiaroAppearance

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// The collection of all variants, or nil.
    ///
    /// Apple counterpart: `imageAsset` · Source: UIImage.h; WWDC19 214 (S150) · Fidelity: exact
    public var imageAsset: ImageAsset? { asset }

    /// A symbol of a name; nil for an empty one.
    ///
    /// Apple counterpart: `init(systemName:)` · Source: UIImage.h · Fidelity: approximate, any name
    /// is taken
    public init?(systemName name: String) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name))
    }
  }
#endif
