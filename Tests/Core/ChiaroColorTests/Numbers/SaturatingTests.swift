// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroColor

@Suite("Numbers that do not fit")
struct SaturatingTests {
  @Test(
    "each number becomes the nearest whole one toward zero, and NaN becomes 0",
    arguments: [
      (1e20, .max, 255, .max), (-1e20, .min, 0, .min), (.infinity, .max, 255, .max),
      (-.infinity, .min, 0, .min), (.nan, 0, 0, 0), (-.nan, 0, 0, 0), (0.9, 0, 0, 0),
      (-0.9, 0, 0, 0), (255.9, 255, 255, 255), (-3.5, -3, 0, -3), (0x1p63, .max, 255, .max),
      (-0x1p63, .min, 0, .min), (2_147_483_648, 2_147_483_648, 255, .max),
      (.leastNonzeroMagnitude, 0, 0, 0),
    ] as [(Double, Int, UInt8, Int32)])
  func saturating(_ number: Double, _ int: Int, _ byte: UInt8, _ short: Int32) {
    #expect(Int(saturating: number) == int)
    #expect(UInt8(saturating: number) == byte)
    #expect(Int32(saturating: number) == short)
    #expect(Int32(saturating: Float(number)) == Int32(saturating: Double(Float(number))))
  }
}
