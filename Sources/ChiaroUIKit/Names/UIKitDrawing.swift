// SPDX-License-Identifier: MIT

// What views and layers say of pixels, by UIKit's names; the rest of the module stays outside.
#if !canImport(UIKit)
  @_exported public import enum ChiaroRaster.CornerCurve
  @_exported public import struct ChiaroRaster.Path
  @_exported public import struct ChiaroRaster.Transform

  /// Core Animation's name for `CornerCurve`.
  ///
  /// Apple counterpart: `CALayerCornerCurve` · Source: CALayer.h · Fidelity: exact
  public typealias CALayerCornerCurve = CornerCurve
#endif
