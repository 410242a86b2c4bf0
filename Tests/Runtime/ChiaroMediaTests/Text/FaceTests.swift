// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Testing

/// Slanted letters, and letters and digits of equal widths.
@Suite("Faces of fonts", .enabled(if: PangoTextShaper() != nil))
struct FaceTests {
  private func width(
    _ string: String, _ face: DisplayList.Text.Face, weight: Int16 = 400
  ) throws -> Double {
    let shaper = try #require(PangoTextShaper())
    var text = DisplayList.Text(string, size: 20, weight: weight)
    text.face = face
    return shaper.measure(text, width: .infinity, lineLimit: 1).width
  }

  @Test("letters of a monospaced face are 0.6 of the size wide", arguments: [400, 700] as [Int16])
  func monospaced(weight: Int16) throws {
    for string in ["iiii", "MMMM", "a->b", "1111"] {
      let width = try width(string, .monospaced, weight: weight)
      #expect(abs(width - 48) < 0.1, "\(string)")
    }
    #expect(try width("iiii", []) < 30)
  }

  @Test("lines of every face are as high")
  func heights() throws {
    let shaper = try #require(PangoTextShaper())
    let heights = [[], .monospaced, .italic, .tabularDigits].map {
      (face: DisplayList.Text.Face) -> Double in
      var text = DisplayList.Text("Hxg1", size: 20)
      text.face = face
      return shaper.measure(text, width: .infinity, lineLimit: 1).height
    }
    #expect(Set(heights).count == 1)
  }

  @Test("tabular digits are equally wide, others are not")
  func digits() throws {
    #expect(try width("1111", .tabularDigits) == width("8888", .tabularDigits))
    #expect(try width("1111", []) != width("8888", []))
    #expect(try width("abc", .tabularDigits) == width("abc", []))
  }

  @Test("italic letters are as wide as upright ones and lean to the right")
  func italic() throws {
    #expect(try width("lll", .italic) == width("lll", []))
    let shaper = try #require(PangoTextShaper())
    var text = DisplayList.Text("l", size: 100)
    let upright = try #require(
      shaper.shape(text, width: 200, height: 200, scale: 1).masks.first)
    text.face = .italic
    let slanted = try #require(shaper.shape(text, width: 200, height: 200, scale: 1).masks.first)
    // A fifth of the height, which is three quarters of the size.
    #expect(slanted.mask.size.width - upright.mask.size.width >= 12)
    #expect(slanted.mask.size.height == upright.mask.size.height)
  }
}
