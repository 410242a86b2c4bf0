// SPDX-License-Identifier: MIT

// Gamut mapping of CSS Color 4 §13.2, the binary search with local MINDE.
//
// Clipping a color channel by channel turns its hue; reducing chroma alone until it fits takes more
// color away than needed, because gamuts are bowed. So chroma is halved towards the point where the
// clipped color differs from the unclipped by just less than can be noticed, and the clipped one is
// taken. Constants and order of steps are the specification's; so is the early return when the
// first clip is already unnoticeable, which makes nearby colors come out as plain clips.

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
    let clipped = clip(origin, into: space)
    // An endless chroma cannot be halved; NaN takes this way too.
    let isSearched = clipped.difference >= justNoticeable && origin.y.isFinite
    return isSearched ? search(origin, into: space) : clipped.components
  }

  private static func search(
    _ origin: ColorComponents, into space: ColorSpace
  ) -> ColorComponents {
    var current = origin
    var clipped = clip(origin, into: space)
    var low = 0.0
    var high = origin.y
    var isLowInside = true
    while high - low > precision {
      current.y = (low + high) / 2
      clipped = clip(current, into: space)
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

  /// A clipped color, with its distance in Oklab from the unclipped one.
  private struct Clipped {
    var components: ColorComponents
    var difference: Double
    var isUnchanged: Bool
  }

  private static func clip(_ oklch: ColorComponents, into space: ColorSpace) -> Clipped {
    let exact = ColorSpace.oklch.convert(oklch, to: space)
    let components = space.clip(exact)
    let shift = space.convert(components, to: .oklab) - Polar.rectangular(oklch)
    return Clipped(
      components: components, difference: shift.dot(shift).squareRoot(),
      isUnchanged: components == exact)
  }
}
