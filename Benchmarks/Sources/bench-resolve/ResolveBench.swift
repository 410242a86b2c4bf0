// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroColor

/// 1,024 colors × 16 trait collections in shuffled order, the result summed.
@main
enum ResolveBench {
  static func main() {
    var generator = SeededGenerator(seed: 1)
    let traits = allTraits()
    let order = (0..<(colorCount * traits.count)).shuffled(using: &generator)
      .map { (UInt16($0 / traits.count), UInt8($0 % traits.count)) }
    let variants = (0..<colorCount).map { variantColor($0, &generator) }
    let system = systemColors()
    let providers = (0..<colorCount).map { index -> DynamicColor in
      let (light, dark) = (DynamicColor(randomColor(&generator)), variants[index])
      return DynamicColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    let mixed = (0..<colorCount).map { index in
      switch index % 4 {
      case 0, 1: variants[index]
      case 2: system[index % system.count]
      default: providers[index]
      }
    }
    for (name, colors) in [
      ("resolve.variants", variants),
      ("resolve.system", (0..<colorCount).map { system[$0 % system.count] }),
      ("resolve.providers", providers), ("resolve.mixed", mixed),
    ] {
      Measurement(name).nanoseconds(per: order.count * repeats) {
        var sum = 0.0
        for _ in 0..<repeats { sum += resolve(colors, traits, order) }
        return sum
      }
    }
    Measurement("loop.without-resolving").nanoseconds(per: order.count * repeats) {
      var sum = 0.0
      for _ in 0..<repeats { sum += walk(order) }
      return sum
    }
  }

  private static let colorCount = 1024
  private static let repeats = 20

  @inline(never)
  private static func resolve(
    _ colors: [DynamicColor], _ traits: [TraitCollection], _ order: [(UInt16, UInt8)]
  ) -> Double {
    var sum = 0.0
    for (color, environment) in order {
      sum += colors[Int(color)].resolved(with: traits[Int(environment)]).alpha
    }
    return sum
  }

  @inline(never)
  private static func walk(_ order: [(UInt16, UInt8)]) -> Double {
    var sum = 0.0
    for (color, environment) in order { sum += Double(color &+ UInt16(environment)) }
    return sum
  }

  private static func allTraits() -> [TraitCollection] {
    (0..<16).map { bits in
      TraitCollection {
        $0.userInterfaceStyle = bits & 1 == 0 ? .light : .dark
        $0.accessibilityContrast = bits & 2 == 0 ? .normal : .high
        $0.userInterfaceLevel = bits & 4 == 0 ? .base : .elevated
        $0.displayGamut = bits & 8 == 0 ? .sRGB : .P3
        $0.userInterfaceIdiom = .phone
      }
    }
  }

  /// Two, four, eight or sixteen values.
  private static func variantColor(
    _ index: Int, _ generator: inout SeededGenerator
  ) -> DynamicColor {
    var variants: [ColorVariant] = []
    for bits in 0..<(2 << (index % 4)) {
      var slot = VariantSlot()
      slot.luminosity = bits & 1 == 0 ? .any : .dark
      slot.isHighContrast = bits & 2 != 0
      slot.level = bits & 4 == 0 ? .unspecified : .elevated
      slot.gamut = bits & 8 == 0 ? .unspecified : .P3
      variants.append(ColorVariant(slot, randomColor(&generator)))
    }
    return DynamicColor(variants: variants)
  }

  private static func randomColor(_ generator: inout SeededGenerator) -> Color {
    Color(
      .sRGB, .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
      .random(in: 0...1, using: &generator), alpha: .random(in: 0...1, using: &generator))
  }

  private static func systemColors() -> [DynamicColor] {
    [
      .systemRed, .systemBlue, .label, .secondaryLabel, .systemBackground,
      .secondarySystemGroupedBackground, .separator, .systemFill, .link, .systemGray3,
    ]
  }
}
