// SPDX-License-Identifier: MIT

public import ChiaroColor
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension Color {
    /// The number of color components including alpha: 2 in a gray space, otherwise 4.
    ///
    /// Apple counterpart: `numberOfComponents` · Source: CGColor.h · Fidelity: approximate, never
    /// five, as there is no CMYK
    public var numberOfComponents: Int { space.isGray ? 2 : 4 }

    /// The color components followed by alpha; never nil.
    ///
    /// In a gray space they are white and alpha, otherwise red, green, blue and alpha.
    ///
    /// A color in a space without red, green and blue is converted to extended sRGB. Where the code
    /// expects a vector, the compiler chooses ChiaroColor's own property `components`, with the
    /// components in the color's own space.
    ///
    /// Apple counterpart: `components` · Source: CGColor.h · Fidelity: approximate, colors in Lab
    /// and similar spaces are converted
    public var components: [CGFloat]? {
      let color = space.isGray || space.isRGB ? self : converted(to: .extendedSRGB)
      return (color.channelValues + [color.alpha]).map { CGFloat($0) }
    }
  }
#endif
