// SPDX-License-Identifier: MIT

import ChiaroColor

/// Hue, saturation and brightness, each from 0 to 1.
///
/// Source: Smith, Color Gamut Transform Pairs (1978)
struct HSBComponents {
  let hue: Double
  let saturation: Double
  let brightness: Double

  /// Creates components; the hue is taken modulo 1, the others are clamped to 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    self.saturation = Self.clamped(saturation)
    self.brightness = Self.clamped(brightness)
  }

  /// Creates the components of an RGB color, whose red, green and blue are clamped to 0 to 1.
  init(rgb: ColorComponents) {
    let (red, green, blue) = (
      Self.clamped(rgb.x), Self.clamped(rgb.y), Self.clamped(rgb.z)
    )
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    brightness = largest
    saturation = largest == 0 ? 0 : range / largest
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch largest {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The red, green and blue components, from 0 to 1.
  var rgb: ColorComponents {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return [part(5), part(3), part(1)]
  }

  private static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
