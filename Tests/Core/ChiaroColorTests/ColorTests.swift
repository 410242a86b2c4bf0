// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

/// The value types `Color` and `SRGB8`.
struct ColorTests {
  @Test("A color is forty bytes: the tables of dynamic colors are made of them")
  func size() {
    #expect(MemoryLayout<Color>.stride == 40)
    #expect(MemoryLayout<SRGB8>.stride == 4)
  }

  @Test(
    "Hexadecimal text has two digits a channel, and alpha only below 255",
    arguments: [
      (Color(.sRGB, 0, 0.478, 1), "#007AFF"), (.white, "#FFFFFF"), (.black, "#000000"),
      (.clear, "#00000000"), (Color(.sRGB, 1, 1, 1, alpha: 0.5), "#FFFFFF80"),
      (Color(.displayP3, 1, 0, 0), "#FF0000"), (Color(.extendedSRGB, -1, 2, 0.5), "#00FF80"),
      (Color(.sRGB, .nan, 0.999, 0.0019, alpha: .nan), "#00FF0000"),
      (Color(white: 0.5), "#808080"),
    ])
  func hexText(_ color: Color, _ text: String) {
    // Gray 2.2 and sRGB nearly meet in the middle: 0.5 gives 0.5029 encoded, also 80.
    #expect(color.hexText == text)
  }

  @Test("Every byte survives the way through a color")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      let bytes = SRGB8(red: byte, green: 255 - byte, blue: 7, alpha: byte)
      #expect(SRGB8(Color(bytes)) == bytes)
    }
  }

  @Test(
    "Halves of a byte are rounded up",
    arguments: [
      (0.5 / 255, 1), (0.499 / 255, 0), (126.5 / 255, 127), (254.5 / 255, 255), (7, 255), (-7, 0),
    ] as [(Double, UInt8)])
  func rounding(_ value: Double, _ byte: UInt8) {
    #expect(SRGB8(Color(.sRGB, value, 0, 0)).red == byte)
  }

  @Test("Components are read and written in the order of the channels")
  func components() {
    var color = Color(.oklch, 0.5, 0.1, 30, alpha: 0.5)
    color.components.y = 0.2
    color.alpha = 0.75
    #expect(color == Color(.oklch, [0.5, 0.2, 30], alpha: 0.75))
    #expect(color.channelValues == [0.5, 0.2, 30])
    #expect(Color(white: 0.5).channelValues == [0.5])
    #expect(color.withAlpha(1).alpha == 1)
  }

  @Test(
    "A description names the space, and alpha unless it is 1",
    arguments: [
      (Color(.sRGB, 0, 0.5, 1), "sRGB(0.0 0.5 1.0)"),
      (Color(white: 1, alpha: 0.5), "grayGamma22(1.0 / 0.5)"),
    ])
  func description(_ color: Color, _ text: String) {
    #expect(color.description == text)
  }

  @Test(
    "A hue is powerless when there is hardly any chroma, and only in polar spaces",
    arguments: [
      (Color(.oklch, 0.5, 0, 30), true), (Color(.lch, 50, 9e-7, 30), true),
      (Color(.oklch, 0.5, 1.1e-6, 30), false), (Color(.oklab, 0.5, 0, 0), false),
    ])
  func powerlessHue(_ color: Color, _ isPowerless: Bool) {
    #expect(color.hasPowerlessHue == isPowerless)
  }

  @Test("A hue lies from 0 up to 360, on both sides of the seam")
  func seam() {
    for b in [1e-300, 1e-17, 1e-6, 0, -1e-6, -1e-17, -1e-300] {
      let hue = Color(.oklab, 0.5, 0.1, b).converted(to: .oklch).components.z
      #expect((0..<360).contains(hue), "\(b) has hue \(hue)")
    }
  }
}
