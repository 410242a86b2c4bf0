// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

// What apps write in extensions of UIKit's classes, word for word.

extension UIColor {
  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  fileprivate convenience init?(hexString: String) {
    guard let value = Int(hexString.drop { $0 == "#" }, radix: 16) else { return nil }
    self.init(hex: value)
  }

  fileprivate convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  fileprivate class var brand: UIColor { UIColor(hex: 0xFF0000) }
}

extension UIImage {
  fileprivate convenience init?(symbol: String?) {
    guard let symbol else { return nil }
    self.init(systemName: symbol)
  }
}

extension UIFont {
  fileprivate class func heading(_ size: CGFloat) -> UIFont {
    .systemFont(ofSize: size, weight: 700)
  }
}

@Suite("Reference types")
@MainActor
struct ReferenceTypeTests {
  @Test("initializers in extensions of UIColor, UIImage and UIFont are those of classes")
  func extensions() {
    #expect(UIColor(hex: 0x336699).resolved.hexText == "#336699")
    #expect(UIColor(hexString: "#336699") == UIColor(hex: 0x336699))
    #expect(UIColor(hexString: "blue") == nil)
    #expect(UIColor.brand.resolved.hexText == "#FF0000")
    let dynamic = UIColor(light: .white, dark: .black)
    #expect(
      dynamic.resolved(with: UITraitCollection(userInterfaceStyle: .dark)).hexText == "#000000")
    #expect(UIImage(symbol: nil) == nil && UIImage(symbol: "star")?.content == .symbol("star"))
    #expect(UIFont.heading(20) == UIFont.systemFont(ofSize: 20, weight: 700))
  }

  private struct Catalog: NamedColorSource {
    static let sea = UIColor(light: .white, dark: .black)
    func color(named name: String) -> DynamicColor? { name == "Sea" ? Self.sea : nil }
  }

  @Test("a color found by its name is the catalog's own object")
  func named() {
    #expect(UIColor(named: "Sea", in: Catalog()) === Catalog.sea)
    #expect(UIColor(named: "Sand", in: Catalog()) == nil)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: "Sea", in: Catalog(), compatibleWith: dark)?.isDynamic == false)
  }

  @Test(
    "components go around through hue, saturation and brightness",
    arguments: [
      (0xFF0000, 0, 1, 1), (0x00FF00, 1.0 / 3, 1, 1), (0x0000FF, 2.0 / 3, 1, 1),
      (0xFFFF00, 1.0 / 6, 1, 1), (0x800080, 5.0 / 6, 1, 0x80 / 255.0),
      (0x808080, 0, 0, 0x80 / 255.0),
      (0x000000, 0, 0, 0), (0xFF8080, 0, 127 / 255.0, 1),
    ] as [(Int, Double, Double, Double)])
  func hue(_ hex: Int, _ hue: Double, _ saturation: Double, _ brightness: Double) {
    var parts = [CGFloat](repeating: -1, count: 4)
    parts.withUnsafeMutableBufferPointer { parts in
      let first = parts.baseAddress!
      #expect(
        UIColor(hex: hex, alpha: 0.5).getHue(
          first, saturation: first + 1, brightness: first + 2, alpha: first + 3))
    }
    for (part, expected) in zip(parts, [hue, saturation, brightness, 0.5]) {
      #expect(abs(part - expected) < 1e-9)
    }
    let again = UIColor(
      hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3])
    #expect(again.resolved.withAlpha(1).hexText == UIColor(hex: hex).resolved.hexText)
  }

  @Test("red, green, blue and white are read as UIKit reads them")
  func components() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0.25, green: 1.5, blue: -0.5, alpha: 0.75)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 1.5, -0.5, 0.75])
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&red, alpha: nil))
    #expect(abs(red - 0.5) < 1e-9)
    red = 7
    #expect(!UIColor.red.getWhite(&red, alpha: nil) && red == 7)
  }
}
