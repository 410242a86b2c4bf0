// SPDX-License-Identifier: MIT

public import ChiaroColor
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension Color {
    /// The number of components with the alpha: two for a gray, otherwise four.
    ///
    /// Apple counterpart: `numberOfComponents` · Source: CGColor.h · Fidelity: approximate, never
    /// five, as there is no CMYK
    public var numberOfComponents: Int { space.isGray ? 2 : 4 }

    /// The components and, last, the alpha: white and alpha of a gray, otherwise red, green, blue
    /// and alpha; never nil.
    ///
    /// A color in a space without red, green and blue is converted to extended sRGB. Where the
    /// type says so, the property is ChiaroColor's own, a vector of the space's channels.
    ///
    /// Apple counterpart: `components` · Source: CGColor.h · Fidelity: approximate, colors in Lab
    /// and its like are converted
    public var components: [CGFloat]? {
      let color = space.isGray || space.isRGB ? self : converted(to: .extendedSRGB)
      return (color.channelValues + [color.alpha]).map { CGFloat($0) }
    }
  }
#endif
