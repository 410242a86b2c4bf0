// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// Records an issue for each promise of a color space that `space` breaks; a new case in
/// `ColorSpace` is checked by existing.
func checkColorSpace(_ space: ColorSpace) {
  ColorSpaceChecker(space: space).check()
}

/// What every color space must do.
private struct ColorSpaceChecker {
  let space: ColorSpace
  /// What a round trip may lose, in parts of a channel's range.
  static let tolerance = 1e-9

  func check() {
    checkEnds()
    checkGrays()
    checkRoundTrip()
    checkExtremes()
    checkDeclaration()
  }

  /// White maps to white and black to black, both ways.
  private func checkEnds() {
    for end in [Color.white, Color.black] {
      let there = end.converted(to: space)
      let back = there.converted(to: .sRGB)
      #expect(isSame(.sRGB, end.components, back.components), "\(space): \(end) comes back \(back)")
      #expect(there.alpha == 1)
    }
  }

  /// Grays stay achromatic, and their lightness rises with the gray.
  private func checkGrays() {
    var last = -Double.infinity
    for step in 0...100 {
      let gray = Color(.sRGB, ColorComponents(repeating: Double(step) / 100)).converted(to: space)
      let seen = gray.converted(to: .oklch).components
      #expect(seen.y < 1e-6, "\(space) colors gray \(step) %")
      #expect(seen.x > last, "\(space) turns back at gray \(step) %")
      last = seen.x
    }
  }

  /// Going to the base and back loses nothing; gray keeps what it has room for.
  private func checkRoundTrip() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let color = generator.color(in: space)
      let base = space.definition.base ?? .xyzD65
      let back = color.converted(to: base).converted(to: space)
      let isBack = isSame(space, color.components, back.components)
      #expect(isBack, "\(color) comes back from \(base) as \(back)")
    }
  }

  /// No finite number makes NaN on the way to the base or from it, however far out of range.
  private func checkExtremes() {
    let extremes = [0, -0.0, 1, -1, 0.5, 1e-300, -1e-300, 100, -100, 1e6, -1e6, 1e30, -1e30]
    for x in extremes {
      for y in extremes {
        for z in extremes {
          let components = ColorComponents(x, y, z)
          checkNumber(space.definition.toBase(components), components)
          checkNumber(space.definition.fromBase(components), components)
        }
      }
    }
  }

  private func checkNumber(_ result: ColorComponents, _ components: ColorComponents) {
    let isNumber = !result.x.isNaN && !result.y.isNaN && !result.z.isNaN
    #expect(isNumber, "\(space) makes \(result) of \(components)")
  }

  /// What the space says of itself fits together.
  private func checkDeclaration() {
    #expect(space.channels.count == (space.isGray ? 1 : 3))
    #expect(space.isPolar == (space.channels.last?.name == "hue"))
    #expect(space.isRGB == (space.channels.first?.name == "red"))
    #expect(Set(space.channels.map(\.name)).count == space.channels.count)
    var ancestor = space.definition.base
    var steps = 0
    while let next = ancestor, steps < 10 {
      ancestor = next.definition.base
      steps += 1
    }
    #expect(steps < 5, "\(space) does not lead to the hub")
  }

  private func isSame(
    _ space: ColorSpace, _ one: ColorComponents, _ other: ColorComponents
  ) -> Bool {
    space.distance(one, other) <= Self.tolerance
  }
}
