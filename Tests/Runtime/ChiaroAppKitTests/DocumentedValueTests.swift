// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// Colors, images and paths of AppKit, as they are documented.
@MainActor
@Suite("AppKit's values as documented")
struct DocumentedValueTests {
  let app = NSApplication()

  private func parts(_ color: NSColor?) -> [Int] {
    guard let color = color?.usingColorSpace(.sRGB) else { return [] }
    return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
      .map { Int(($0 * 100).rounded()) }
  }

  @Test("colors have components, alphas and mixtures")
  func colors() {
    let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    same("parts", parts(color), [20, 40, 60, 80])
    same("alpha", parts(color.withAlphaComponent(0.5)), [20, 40, 60, 50])
    same("clear", parts(.clear), [0, 0, 0, 0])
    same("white", parts(.white), [100, 100, 100, 100])
    let green = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    same("mixture", parts(red.blended(withFraction: 0.25, of: green)), [75, 25, 0, 100])
    same("none", parts(red.blended(withFraction: 0, of: green)), [100, 0, 0, 100])
    same("hue", NSColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).hueComponent, 0.5)
    same("brightness", red.brightnessComponent, 1)
    same("saturation", NSColor.white.saturationComponent, 0)
    same("gray", NSColor(white: 0.5, alpha: 1).whiteComponent, 0.5)
    same("equal", red == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), true)
    same("not equal", red == green, false)
    NSAppearance(named: .aqua)?.performAsCurrentDrawingAppearance {
      same("highlight", parts(red.highlight(withLevel: 0.5)), [100, 50, 50, 100])
      same("shadow", parts(red.shadow(withLevel: 0.5)), [50, 0, 0, 100])
    }
  }

  @Test("a dynamic color is resolved by the appearance, its alpha stays dynamic")
  func dynamic() throws {
    let color = NSColor(name: "brand") { $0.name == .darkAqua ? .white : .black }
    let dark = try #require(NSAppearance(named: .darkAqua))
    let light = try #require(NSAppearance(named: .aqua))
    let half = color.withAlphaComponent(0.5)
    normally(dark) {
      same("dark", parts(color), [100, 100, 100, 100])
      same("half in dark", parts(half), [100, 100, 100, 50])
      same("label", parts(.labelColor).first, 100)
    }
    normally(light) {
      same("light", parts(color), [0, 0, 0, 100])
      same("label in light", parts(.labelColor).first, 0)
    }
    same("name", color.name, "brand")
    same("no such color", NSColor(named: "nowhere") == nil, true)
    let effect = NSColor.systemBlue.withSystemEffect(.none)
    same("no effect", parts(effect), parts(.systemBlue))
  }

  @Test("an image has a size, is a template where it is said so, and is copied")
  func images() {
    let image = NSImage(size: NSSize(width: 20, height: 10))
    same("size", image.size, NSSize(width: 20, height: 10))
    same("template", image.isTemplate, false)
    image.isTemplate = true
    let copy = image.copy() as? NSImage
    same("copy's size", copy?.size, image.size)
    same("copy's kind", copy?.isTemplate, true)
    copy?.size = NSSize(width: 5, height: 5)
    same("alone", image.size, NSSize(width: 20, height: 10))
    same("no such image", NSImage(named: "nowhere") == nil, true)
    let symbol = NSImage(systemSymbolName: "gear", accessibilityDescription: nil)
    same("symbol", symbol?.isTemplate, true)
    let drawn = NSImage(size: NSSize(width: 8, height: 8), flipped: false) { rect in
      rect.fill()
      return true
    }
    same("drawn", drawn.size, NSSize(width: 8, height: 8))
    same("no file", NSImage(contentsOfFile: "/nowhere.png") == nil, true)
  }

  @Test("a path has points, bounds and a current point")
  func paths() {
    let path = NSBezierPath()
    same("empty", path.isEmpty, true)
    same("width", path.lineWidth, 1)
    same("cap", path.lineCapStyle, .butt)
    same("join", path.lineJoinStyle, .miter)
    same("miter", path.miterLimit, 10)
    same("rule", path.windingRule, .nonZero)
    path.move(to: NSPoint(x: 0, y: 0))
    path.curve(
      to: NSPoint(x: 100, y: 0), controlPoint1: NSPoint(x: 0, y: 100),
      controlPoint2: NSPoint(x: 100, y: 100))
    same("current", path.currentPoint, NSPoint(x: 100, y: 0))
    same("bounds", path.bounds, NSRect(x: 0, y: 0, width: 100, height: 75))
    let control = NSRect(x: 0, y: 0, width: 100, height: 100)
    same("control points", path.controlPointBounds, control)
    path.relativeLine(to: NSPoint(x: 0, y: -10))
    same("relative", path.currentPoint, NSPoint(x: 100, y: -10))
    path.close()
    same("closed", path.currentPoint, .zero)
    path.removeAllPoints()
    same("no points", path.isEmpty, true)
    let square = NSBezierPath(rect: NSRect(x: 1, y: 2, width: 3, height: 4))
    same("square", square.bounds, NSRect(x: 1, y: 2, width: 3, height: 4))
    same("inside", square.contains(NSPoint(x: 2, y: 3)), true)
    same("outside", square.contains(NSPoint(x: 5, y: 3)), false)
    let oval = NSBezierPath(ovalIn: NSRect(x: 0, y: 0, width: 40, height: 20))
    same("corner of an oval", oval.contains(NSPoint(x: 1, y: 1)), false)
    same("middle", oval.contains(NSPoint(x: 20, y: 10)), true)
    oval.windingRule = .evenOdd
    oval.append(NSBezierPath(ovalIn: NSRect(x: 10, y: 5, width: 20, height: 10)))
    same("hole", oval.contains(NSPoint(x: 20, y: 10)), false)
    var move = AffineTransform.identity
    move.translate(x: 10, y: 0)
    square.transform(using: move)
    same("moved", square.bounds.minX, 11)
    let arc = NSBezierPath()
    arc.appendArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    same(
      "arc", NSPoint(x: arc.currentPoint.x.rounded(), y: arc.currentPoint.y.rounded()),
      NSPoint(x: 0, y: 10))
  }
}
