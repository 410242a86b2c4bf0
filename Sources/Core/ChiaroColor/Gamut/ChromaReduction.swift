// SPDX-License-Identifier: MIT

// Gamut mapping of CSS Color 4 §13.2, the binary search with local MINDE.
//
// Clipping a color channel by channel turns its hue; reducing chroma alone until it fits takes more
// color away than needed, because gamuts are bowed. So chroma is halved towards the point where the
// clipped color differs from the unclipped by just less than can be noticed, and the clipped one is
// taken. Constants and order of steps are the specification's; so is the early return when the
// first clip is already unnoticeable, which makes nearby colors come out as plain clips.
//
// The curves of encoded spaces leave 0 and 1 where they are, so that clipping is done in linear
// light: of a search's dozen steps only the result is encoded.

/// The gamut mapping of CSS Color 4 §13.2 into an RGB space.
enum ChromaReduction {
  /// The just noticeable difference in Oklab (JND in the specification).
  private static let justNoticeable = 0.02
  /// The precision to which chroma and difference are searched (epsilon in the specification).
  private static let precision = 0.0001

  /// Maps a color given in OKLCH into a bounded RGB space, and returns its components there.
  static func map(_ origin: ColorComponents, into space: ColorSpace) -> ColorComponents {
    if origin.x >= 1 { return [1, 1, 1] }
    if origin.x <= 0 { return [0, 0, 0] }
    switch space {
    case .displayP3, .linearDisplayP3:
      return ColorSpace.linearDisplayP3.convert(linear(origin, LinearDisplayP3.self), to: space)
    default:
      return ColorSpace.linearSRGB.convert(linear(origin, LinearSRGB.self), to: space)
    }
  }

  /// Returns the mapped color in linear light.
  private static func linear<Light: ColorSpaceDefinition>(
    _ origin: ColorComponents, _ light: Light.Type
  ) -> ColorComponents {
    // At constant hue, Oklab's a and b are the chroma times these.
    let hue = Polar.rectangular([0, 1, origin.z])
    let clipped = clip(origin, hue, light)
    // An endless chroma cannot be halved; NaN takes this way too.
    let isSearched = clipped.difference >= justNoticeable && origin.y.isFinite
    return isSearched ? search(origin, hue, clipped, light) : clipped.components
  }

  private static func search<Light: ColorSpaceDefinition>(
    _ origin: ColorComponents, _ hue: ColorComponents, _ first: Clipped, _ light: Light.Type
  ) -> ColorComponents {
    var current = origin
    var clipped = first
    var low = 0.0
    var high = origin.y
    var isLowInside = true
    while high - low > precision {
      current.y = (low + high) / 2
      clipped = clip(current, hue, light)
      if isLowInside && clipped.isUnchanged {
        low = current.y
      } else if clipped.difference >= justNoticeable {
        high = current.y
      } else if justNoticeable - clipped.difference < precision {
        break
      } else {
        isLowInside = false
        low = current.y
      }
    }
    return clipped.components
  }

  /// A clipped color in linear light, with its distance in Oklab from the unclipped one.
  private struct Clipped {
    var components: ColorComponents
    var difference: Double
    var isUnchanged: Bool
  }

  private static func clip<Light: ColorSpaceDefinition>(
    _ oklch: ColorComponents, _ hue: ColorComponents, _ light: Light.Type
  ) -> Clipped {
    let oklab: ColorComponents = [oklch.x, oklch.y * hue.y, oklch.y * hue.z]
    let exact = Light.fromBase(Oklab.toBase(oklab))
    let components: ColorComponents = [inside(exact.x), inside(exact.y), inside(exact.z)]
    if components == exact {
      return Clipped(components: components, difference: 0, isUnchanged: true)
    }
    let shift = Oklab.fromBase(Light.toBase(components)) - oklab
    return Clipped(
      components: components, difference: shift.dot(shift).squareRoot(), isUnchanged: false)
  }

  /// A channel between 0 and 1; NaN becomes 0.
  private static func inside(_ channel: Double) -> Double {
    channel > 0 ? min(channel, 1) : 0
  }
}
