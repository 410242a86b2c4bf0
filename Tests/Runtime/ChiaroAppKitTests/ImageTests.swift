// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// Images that are drawn into, colored, resized and drawn in part.
@MainActor
@Suite("Images of AppKit")
struct ImageTests {
  /// Draws with a closure.
  private final class Canvas: NSView {
    var drawing: () -> Void = {}
    override func draw(_ dirtyRect: NSRect) { drawing() }
  }

  /// The color of a pixel of what is drawn, as red, green, blue and alpha of 0 to 255.
  private func pixel(_ x: Int, _ y: Int, _ drawing: @escaping () -> Void) -> [Int] {
    // Of one pixel a point, whatever screen another test left to the app.
    _ = NSApplication()
    let canvas = Canvas(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
    canvas.drawing = drawing
    let rep = canvas.bitmapImageRepForCachingDisplay(in: canvas.bounds)
    rep.map { canvas.cacheDisplay(in: canvas.bounds, to: $0) }
    guard let color = rep?.colorAt(x: x, y: y) else { return [] }
    return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
      .map { Int(($0 * 255).rounded()) }
  }

  /// An image whose left half is red and whose right half is clear.
  private var half: NSImage {
    _ = NSApplication()
    let image = NSImage(size: NSSize(width: 20, height: 20))
    image.lockFocus()
    NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    NSRect(x: 0, y: 0, width: 10, height: 20).fill()
    image.unlockFocus()
    return image
  }

  @Test("what is drawn into an image is its picture; a copy changes alone")
  func focus() {
    let (image, whole) = (half, NSRect(x: 0, y: 0, width: 20, height: 20))
    let copy = image.copy() as? NSImage
    copy?.lockFocus()
    NSColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    whole.fill(using: .sourceAtop)
    copy?.unlockFocus()
    let samples: [(NSImage?, Int, [Int])] = [
      (image, 5, [255, 0, 0, 255]), (image, 15, [0, 0, 0, 0]), (copy, 5, [0, 0, 255, 255]),
      (copy, 15, [0, 0, 0, 0]), (NSImage(size: whole.size), 5, [0, 0, 0, 0]),
    ]
    for (index, sample) in samples.enumerated() {
      #expect(pixel(sample.1, 10) { sample.0?.draw(in: whole) } == sample.2, "sample \(index)")
    }
  }

  @Test("a part of an image is drawn in a rectangle, with an opacity")
  func parts() {
    let image = half
    let left = NSRect(x: 0, y: 0, width: 10, height: 20)
    let samples: [(x: Int, alpha: Int, draw: () -> Void)] = [
      (
        15, 255,
        {
          image.draw(
            in: NSRect(x: 0, y: 0, width: 20, height: 20), from: left,
            operation: .sourceOver, fraction: 1)
        }
      ),
      (
        15, 0,
        {
          image.draw(
            in: NSRect(x: 0, y: 0, width: 20, height: 20), from: .zero,
            operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
        }
      ),
      (
        5, 128,
        {
          image.draw(
            in: NSRect(x: 0, y: 0, width: 20, height: 20), from: .zero,
            operation: .sourceOver, fraction: 0.5)
        }
      ),
      (
        15, 255,
        { image.draw(at: NSPoint(x: 10, y: 0), from: .zero, operation: .copy, fraction: 1) }
      ),
    ]
    for (index, sample) in samples.enumerated() {
      #expect(pixel(sample.x, 10, sample.draw).last == sample.alpha, "sample \(index)")
    }
  }

  @Test("an image can be made a template and given a size")
  func values() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    #expect(symbol.isTemplate)
    symbol.isTemplate = false
    #expect(!symbol.isTemplate && symbol.renderingMode == .alwaysOriginal)
    let image = half
    #expect(!image.isTemplate && image.size == NSSize(width: 20, height: 20))
    image.isTemplate = true
    image.size = NSSize(width: 7, height: 9.5)
    #expect(image.isTemplate && image.size == NSSize(width: 7, height: 9.5))
    let view = NSImageView(image: image)
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test("the system's images have symbols, where the app has none of the name")
  func standard() {
    let names = [
      NSImage.addTemplateName, NSImage.removeTemplateName, NSImage.cautionName,
      NSImage.goBackTemplateName, NSImage.preferencesGeneralName, NSImage.statusAvailableName,
    ]
    for name in names { #expect(NSImage(named: name)?.content.isSymbol == true, "\(name)") }
    #expect(NSImage(named: "NSNoSuchImage") == nil)
  }

  @Test("a picture is a PNG of its pixels")
  func png() throws {
    _ = NSApplication()
    let canvas = Canvas(frame: NSRect(x: 0, y: 0, width: 3, height: 2))
    let rep = try #require(canvas.bitmapImageRepForCachingDisplay(in: canvas.bounds))
    #expect(rep.representation(using: .png, properties: [:]) == nil, "nothing was drawn")
    canvas.cacheDisplay(in: canvas.bounds, to: rep)
    let data = try #require(rep.representation(using: .png, properties: [:]))
    #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("the pixels of a PNG are those of the picture, also translucent ones")
  func translucent() throws {
    let canvas = Canvas(frame: NSRect(x: 0, y: 0, width: 3, height: 2))
    canvas.drawing = {
      for (x, alpha) in [(0, 0.3), (1, 0.77)] as [(CGFloat, CGFloat)] {
        NSColor(red: 0.9, green: 0.5, blue: 0.1, alpha: alpha).setFill()
        NSRect(x: x, y: 0, width: 1, height: 1 + x).fill()
      }
    }
    // Of one pixel a point, whatever screen another test left to the app.
    _ = NSApplication()
    let rep = try #require(canvas.bitmapImageRepForCachingDisplay(in: canvas.bounds))
    canvas.cacheDisplay(in: canvas.bounds, to: rep)
    let data = try #require(rep.representation(using: .png, properties: [:]))
    // The lines begin after the signature, two chunks and the headers of the stream.
    let lines = Array(data.dropFirst(61).prefix(26))
    for y in 0..<2 {
      #expect(lines[13 * y] == 0)
      for x in 0..<3 {
        let color = try #require(rep.colorAt(x: x, y: y))
        let parts = [
          color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent,
        ].map { UInt8(($0 * 255).rounded()) }
        #expect(Array(lines[(13 * y + 4 * x + 1)...].prefix(4)) == parts, "\(x), \(y)")
      }
    }
  }

  @Test("a copy is equal until it is drawn into, which changes it alone")
  func copies() throws {
    _ = NSApplication()
    let asset = NamedAssetTests.Catalog.asset
    let named = try #require(asset.image(with: TraitCollection()))
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    for image in [named, symbol, symbol.withTintColor(.red)] {
      let copy = try #require(image.copy() as? NSImage)
      copy.size = NSSize(width: 8, height: 8)
      #expect(copy == image && copy.asset === image.asset && image.size != copy.size)
      let (content, isTemplate) = (image.content, image.isTemplate)
      copy.lockFocus()
      NSRect(x: 0, y: 0, width: 8, height: 8).fill()
      copy.unlockFocus()
      #expect(copy != image && copy.asset == nil && copy.isTemplate == isTemplate)
      #expect(image.content == content && copy.size == NSSize(width: 8, height: 8))
    }
  }
}
