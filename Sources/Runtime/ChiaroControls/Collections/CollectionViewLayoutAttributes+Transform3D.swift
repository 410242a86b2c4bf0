// SPDX-License-Identifier: MIT

public import ChiaroFoundation
import ChiaroRaster

// On Apple's own systems UIKit itself has it.
#if !canImport(CoreGraphics)
  extension CollectionViewLayoutAttributes {
    /// The three-dimensional transform of the element.
    ///
    /// Setting it keeps only the two-dimensional part.
    ///
    /// Apple counterpart: `transform3D` · Source: UICollectionViewLayout.h · Fidelity: approximate,
    /// only the two-dimensional part is kept
    public final var transform3D: CATransform3D {
      get { CATransform3DMakeAffineTransform(transform) }
      set { transform = CATransform3DGetAffineTransform(newValue) }
    }
  }
#endif
