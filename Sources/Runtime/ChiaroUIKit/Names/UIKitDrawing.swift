// SPDX-License-Identifier: MIT

// What views and layers say of pixels; the rest of the module stays outside.
#if !canImport(UIKit)
  @_exported public import enum ChiaroRaster.CornerCurve
  @_exported public import struct ChiaroRaster.Path
  @_exported public import struct ChiaroRaster.Transform
#endif
