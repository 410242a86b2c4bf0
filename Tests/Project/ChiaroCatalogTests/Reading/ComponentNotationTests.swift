// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroCatalog

/// The notation of components, to the last bit.
///
/// Decimals are rounded to single precision and widened, whole texts divided by 255 in double
/// precision: AssetKit's tests pin the bytes that Xcode's own compiler writes.
@Suite("The notation of components")
struct ComponentNotationTests {
  static let values: [(text: String, value: Double?)] = [
    // Decimal
    ("0.500", 0.5), ("-0.100", -0.100000001490116119384765625), ("1.200", 1.2000000476837158203125),
    ("1.1", 1.10000002384185791015625), (".5", 0.5), ("1.", 1), ("0.929412", 0.9294120073318481),
    ("-.25", -0.25), ("+0.5", 0.5), ("1e-3", 0.001000000047497451305389404296875), ("1E0", 1),
    ("254.7", 254.69999694824219), ("0.", 0), ("-0.0", 0),
    // Hexadecimal
    ("0x7F", 127.0 / 255), ("0X7f", 127.0 / 255), ("0xFF", 1), ("0x00", 0), ("0x1", 1.0 / 255),
    ("0x100", 256.0 / 255),
    // Whole
    ("127", 127.0 / 255), ("235", 0.9215686274509803), ("255", 1), ("0", 0), ("1", 1.0 / 255),
    ("256", 256.0 / 255), ("-1", -1.0 / 255), ("+7", 7.0 / 255), ("007", 7.0 / 255),
    // Nothing
    ("", nil), ("x", nil), ("0x", nil), ("0xG", nil), ("-0x10", nil), ("nan", nil), ("inf", nil),
    ("infinity", nil), ("1,5", nil), ("0.5.5", nil), ("1e", nil), ("e", nil), (".", nil),
    ("-", nil), ("+", nil), ("--1", nil), ("50%", nil), ("1e99", nil), ("99999999999", nil),
    ("0x1.8p1", nil), ("１２", nil), ("1_0", nil),
  ]

  @Test("a text means what Xcode's compiler makes of it", arguments: values)
  func notation(_ text: String, _ value: Double?) {
    #expect(ComponentReader.value(of: text) == value)
  }

  @Test("every byte reads the same from its three spellings that name it exactly")
  func bytes() {
    for byte in 0...255 {
      let hex = "0x" + String(byte, radix: 16, uppercase: true)
      #expect(ComponentReader.value(of: hex) == Double(byte) / 255)
      #expect(ComponentReader.value(of: "\(byte)") == Double(byte) / 255)
      #expect(ComponentReader.value(of: "0X" + String(byte, radix: 16)) == Double(byte) / 255)
    }
  }

  /// A color of the text of its components.
  private func color(_ components: String, _ space: String = "srgb") -> Color? {
    let catalog = AssetCatalog(colors: [
      "C": #"{"colors":[{"color":{"color-space":"\#(space)","components":{\#(components)}}}]}"#
    ])
    guard case .color(let color)? = catalog.sets.first?.colorSet?.entries.first?.value else {
      return nil
    }
    return color
  }

  @Test("a JSON number is a value as it stands, the same rules hold for alpha")
  func numbersAndAlpha() {
    let rgb = #""red":"1","green":78,"blue":0.5"#
    #expect(color(rgb + #","alpha":1"#) == Color(.sRGB, 1.0 / 255, 78, 0.5))
    #expect(color(rgb + #","alpha":"255""#)?.alpha == 1)
    #expect(color(rgb + #","alpha":"0xFF""#)?.alpha == 1)
    #expect(color(rgb + #","alpha":"1.000""#)?.alpha == 1)
    #expect(color(rgb + #","alpha":"1""#)?.alpha == 1.0 / 255)
    #expect(color(rgb + #","alpha":0.25"#)?.alpha == 0.25)
    #expect(color(rgb)?.alpha == 1)
    #expect(color(rgb + #","alpha":"x""#) == nil)
    #expect(color(#""red":1e999,"green":0,"blue":0,"alpha":1"#) == nil)
  }

  @Test("a gray has one channel, and the others are not asked for")
  func grays() {
    #expect(
      color(#""white":"0.500","alpha":"1.0""#, "gray-gamma-22") == Color(.grayGamma22, 0.5, 0, 0))
    #expect(
      color(#""white":"-0.25","alpha":"1.0""#, "extended-gray") == Color(.extendedGray, -0.25, 0, 0)
    )
    #expect(color(#""red":"0.5","green":"0.5","blue":"0.5""#, "gray-gamma-22") == nil)
    #expect(color(#""white":"0.5""#, "srgb") == nil)
  }
}
