// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// What is drawn in views whose y grows upwards or downwards.
@MainActor
@Suite("Drawing from below and from above")
struct OriginDrawingTests {
  /// Draws with a closure, flipped or not.
  private final class Canvas: NSView {
    let flips: Bool
    var drawing: (Canvas, NSRect) -> Void = { _, _ in }
    init(_ frame: NSRect, flips: Bool) {
      self.flips = flips
      super.init(frame: frame)
    }
    override var isFlipped: Bool { flips }
    override func draw(_ dirtyRect: NSRect) { drawing(self, dirtyRect) }
  }

  private static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSRect {
    Self.rect(x, y, width, height)
  }

  /// What a view of 40 × 30 draws, from its top left.
  private func list(flips: Bool, _ drawing: @escaping () -> Void) -> String {
    _ = NSApplication()
    let canvas = Canvas(rect(0, 0, 40, 30), flips: flips)
    canvas.drawing = { _, _ in drawing() }
    return canvas.displayList(with: TraitCollection()).description
  }

  private typealias Sample = (
    name: String, draw: @MainActor () -> Void, flipped: String, unflipped: String
  )

  @Test("every kind of drawing is counted from below, or from above in a flipped view")
  func kinds() {
    let samples: [Sample] = [
      (
        "rectangle", { Self.rect(1, 2, 3, 4).fill() }, "fill 1 2 3 4 #000000\n",
        "fill 1 24 3 4 #000000\n"
      ),
      (
        "path",
        {
          let path = NSBezierPath()
          path.move(to: NSPoint(x: 0, y: 0))
          path.line(to: NSPoint(x: 10, y: 5))
          path.line(to: NSPoint(x: 0, y: 5))
          path.close()
          path.fill()
        },
        "path 0 0 M0 0 L10 5 L0 5 Z winding #000000\n",
        "path 0 0 M0 30 L10 25 L0 25 Z winding #000000\n"
      ),
      (
        "clip",
        {
          Self.rect(0, 0, 10, 10).clip()
          Self.rect(0, 5, 10, 20).fill()
        },
        "clip 0 0 10 10 r0\n  fill 0 5 10 20 #000000\nrestore\n",
        "clip 0 20 10 10 r0\n  fill 0 5 10 20 #000000\nrestore\n"
      ),
      (
        "gradient",
        {
          NSGradient(starting: .black, ending: .white)?.draw(in: Self.rect(0, 0, 10, 10), angle: 90)
        },
        "gradient 0 0 10 10 r0 linear 0.5 0 0.5 1 [0 #000000, 1 #FFFFFF] canvas\n",
        "gradient 0 20 10 10 r0 linear 0.5 1 0.5 0 [0 #000000, 1 #FFFFFF] canvas\n"
      ),
      (
        "translation",
        {
          NSGraphicsContext.current?.cgContext.translateBy(x: 3, y: 4)
          Self.rect(0, 0, 5, 5).fill()
        },
        "transform 1 0 0 1 3 4\n  fill 0 0 5 5 #000000\nrestore\n",
        "transform 1 0 0 1 3 -4\n  fill 0 25 5 5 #000000\nrestore\n"
      ),
      (
        "own flip",
        {
          let context = NSGraphicsContext.current?.cgContext
          context?.translateBy(x: 0, y: 30)
          context?.scaleBy(x: 1, y: -1)
          Self.rect(0, 0, 5, 5).fill()
        },
        "transform 1 0 0 1 0 30\n  transform 1 0 0 -1 0 0\n    fill 0 0 5 5 #000000\n"
          + "  restore\nrestore\n",
        "transform 1 0 0 1 0 -30\n  transform 1 0 0 -1 0 60\n    fill 0 25 5 5 #000000\n"
          + "  restore\nrestore\n"
      ),
      (
        "symbol",
        {
          NSImage(systemSymbolName: "star", accessibilityDescription: nil)?
            .draw(in: Self.rect(1, 2, 10, 10))
        },
        "image 1 2 10 10 symbol:star\n", "image 1 18 10 10 symbol:star\n"
      ),
    ]
    for sample in samples {
      #expect(list(flips: true, sample.draw) == sample.flipped, "\(sample.name), flipped")
      #expect(list(flips: false, sample.draw) == sample.unflipped, "\(sample.name), not flipped")
    }
  }

  @Test("text stands upright, with its lower left corner at the point or its first line on top")
  func text() throws {
    let font = NSFont.systemFont(ofSize: 10)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let height = "a".size(withAttributes: attributes).height
    func places(_ list: String) throws -> [Double] {
      try list.split(separator: "\n").filter { $0.hasPrefix("text") }.map {
        try #require(Double($0.split(separator: " ")[2]))
      }
    }
    let point = { "a".draw(at: NSPoint(x: 2, y: 3), withAttributes: attributes) }
    #expect(try places(list(flips: true, point)) == [3])
    let low = try #require(try places(list(flips: false, point)).first)
    #expect(abs(low - (30 - 3 - Double(height))) < 0.01)
    let lines = NSMutableAttributedString(string: "a\n", attributes: attributes)
    lines.append(
      NSAttributedString(string: "b", attributes: [.font: NSFont.systemFont(ofSize: 11)]))
    let block = { lines.draw(in: Self.rect(0, 4, 40, 26)) }
    let (flipped, unflipped) = (
      try places(list(flips: true, block)), try places(list(flips: false, block))
    )
    #expect(flipped.count == 2 && flipped[0] == 4 && flipped[0] < flipped[1])
    #expect(unflipped.count == 2 && unflipped[0] == 0 && unflipped[0] < unflipped[1])
  }

  @Test("a context says whether it is flipped: in a view, in an image, and after either")
  func contexts() {
    for flips in [false, true] {
      var seen: [Bool?] = []
      let image = NSImage(size: NSSize(width: 4, height: 4))
      _ = list(flips: flips) {
        seen.append(NSGraphicsContext.current?.isFlipped)
        image.lockFocus()
        seen.append(NSGraphicsContext.current?.isFlipped)
        image.unlockFocus()
        image.lockFocusFlipped(true)
        seen.append(NSGraphicsContext.current?.isFlipped)
        image.unlockFocus()
        let drawn = NSImage(size: image.size, flipped: flips) { _ in
          seen.append(NSGraphicsContext.current?.isFlipped)
          return true
        }
        drawn.draw(in: NSRect(origin: .zero, size: image.size))
        seen.append(NSGraphicsContext.current?.isFlipped)
      }
      #expect(seen == [flips, false, true, flips, flips])
    }
  }

  /// The colors of pixels of a view of 20 × 20, from the top left: whether each is dark.
  private func isDark(
    flips: Bool, at points: [(Int, Int)], _ drawing: @escaping () -> Void
  ) -> [Bool] {
    _ = NSApplication()
    let canvas = Canvas(rect(0, 0, 20, 20), flips: flips)
    canvas.drawing = { _, _ in drawing() }
    let rep = canvas.bitmapImageRepForCachingDisplay(in: canvas.bounds)
    rep.map { canvas.cacheDisplay(in: canvas.bounds, to: $0) }
    return points.map { (rep?.colorAt(x: $0, y: $1)?.alphaComponent ?? 0) > 0.5 }
  }

  @Test("a picture is drawn upright, whole or in part, wherever it was drawn into")
  func pictures() {
    _ = NSApplication()
    // Its upper half is filled.
    let image = NSImage(size: NSSize(width: 20, height: 20))
    image.lockFocus()
    rect(0, 10, 20, 10).fill()
    image.unlockFocus()
    let made = NSImage(size: image.size, flipped: true) { _ in
      Self.rect(0, 0, 20, 10).fill()
      return true
    }
    let points = [(5, 2), (5, 7), (5, 12), (5, 17)]
    for flips in [false, true] {
      for shown in [image, made] {
        #expect(
          isDark(flips: flips, at: points) { shown.draw(in: Self.rect(0, 0, 20, 20)) }
            == [true, true, false, false])
      }
      // The lower three quarters of the picture, in the whole view.
      #expect(
        isDark(flips: flips, at: points) {
          image.draw(
            in: Self.rect(0, 0, 20, 20), from: Self.rect(0, 0, 20, 15), operation: .sourceOver,
            fraction: 1)
        } == [true, false, false, false])
    }
  }

  @Test("a rotation turns against the clock where y grows upwards, and with it elsewhere")
  func rotation() {
    for flips in [false, true] {
      let dark = isDark(flips: flips, at: [(2, 2), (2, 17), (17, 2), (17, 17)]) {
        let context = NSGraphicsContext.current?.cgContext
        context?.translateBy(x: 10, y: 10)
        context?.rotate(by: .pi / 4)
        Self.rect(4, -3, 20, 6).fill()
      }
      #expect(dark == [false, false, !flips, flips])
    }
  }

  @Test("draw(_:) is asked for rectangles in the view's own coordinates", arguments: [false, true])
  func dirtyRectangles(flips: Bool) {
    let test = TestApplication()
    let canvas = Canvas(rect(0, 0, 100, 100), flips: flips)
    var asked: [NSRect] = []
    test.window.backgroundColor = nil
    test.content.addSubview(canvas)
    canvas.drawing = { _, dirty in dirty.fill() }
    test.app.updateWindows()
    canvas.drawing = { view, dirty in
      var rects: UnsafePointer<NSRect>?
      var count = 0
      view.getRectsBeingDrawn(&rects, count: &count)
      asked = [dirty] + Array(UnsafeBufferPointer(start: rects, count: count))
      #expect(view.needsToDraw(dirty) && !view.needsToDraw(Self.rect(0, 60, 5, 5)))
      dirty.fill()
    }
    canvas.setNeedsDisplay(rect(10, 20, 30, 5))
    test.app.updateWindows()
    #expect(asked == [rect(10, 20, 30, 5), rect(10, 20, 30, 5)])
    #expect(
      test.window.displayList.description.contains("fill 10 \(flips ? 20 : 75) 30 5 #000000"))
    test.content.clipsToBounds = true
    canvas.frame = rect(0, 250, 100, 100)
    #expect(canvas.visibleRect == rect(0, flips ? 0 : 50, 100, 50))
  }

  @Test("layers in the layer of a view follow its y, and a flipped geometry turns it")
  func layers() {
    typealias Sample = (flips: Bool, turns: Bool, inner: Bool, place: String)
    let samples: [Sample] = [
      (true, false, false, "fill 1 2 10 10 #FF0000\npath 1 2 M0 0 L5 5 Z winding #00FF00\n"),
      (false, false, false, "fill 1 28 10 10 #FF0000\npath 1 28 M0 10 L5 5 Z winding #00FF00\n"),
      (false, true, false, "fill 1 2 10 10 #FF0000\npath 1 2 M0 0 L5 5 Z winding #00FF00\n"),
      (false, false, true, "fill 1 28 10 10 #FF0000\npath 1 28 M0 0 L5 5 Z winding #00FF00\n"),
    ]
    for (index, sample) in samples.enumerated() {
      let test = TestApplication()
      test.window.backgroundColor = nil
      let view = Canvas(rect(0, 0, 40, 40), flips: sample.flips)
      test.content.addSubview(view)
      view.wantsLayer = true
      view.layer?.isGeometryFlipped = sample.turns
      let shape = CAShapeLayer()
      shape.frame = rect(1, 2, 10, 10)
      shape.isGeometryFlipped = sample.inner
      shape.backgroundColor = NSColor.red.cgColor
      shape.fillColor = NSColor.green.cgColor
      let path = NSBezierPath()
      path.move(to: .zero)
      path.line(to: NSPoint(x: 5, y: 5))
      path.close()
      shape.path = path.cgPath
      view.layer?.addSublayer(shape)
      test.app.updateWindows()
      #expect(test.window.displayList.description == sample.place, "sample \(index)")
    }
  }

  @Test("corners and shadows of a layer follow the view's y")
  func looks() {
    for flips in [false, true] {
      let test = TestApplication()
      test.window.backgroundColor = nil
      let view = Canvas(rect(0, 0, 40, 40), flips: flips)
      view.wantsLayer = true
      test.content.addSubview(view)
      view.layer?.backgroundColor = NSColor.red.cgColor
      view.layer?.cornerRadius = 4
      view.layer?.maskedCorners = [.layerMinXMinYCorner]
      view.layer?.shadowOpacity = 1
      view.layer?.shadowOffset = NSSize(width: 0, height: -3)
      test.app.updateWindows()
      let list = test.window.displayList.description
      #expect(list.contains("shadow 0 0 40 40 r4 b3 y\(flips ? -3 : 3)"), "\(list)")
      #expect(list.contains(flips ? "M0 4 C" : "M0 0 L40 0 L40 40 L4 40 C"), "\(list)")
    }
  }

  @Test("a layer's transform turns against the clock where y grows upwards, and with it elsewhere")
  func transforms() {
    for flips in [false, true] {
      let test = TestApplication(content: Canvas(rect(0, 0, 1, 1), flips: flips))
      test.window.backgroundColor = nil
      let view = NSView(frame: rect(0, 0, 40, 40))
      view.wantsLayer = true
      view.backgroundColor = .red
      test.content.addSubview(view)
      let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 5)
      view.layer?.setAffineTransform(turn)
      #expect(view.layer?.affineTransform() == turn)
      test.app.updateWindows()
      let list = test.window.displayList.description
      #expect(list.hasPrefix("transform 0 \(flips ? 1 : -1) \(flips ? -1 : 1) 0 "), "\(list)")
    }
  }

  @Test("a picture at the top of a layer is at the visible top, wherever y begins")
  func gravity() {
    for flips in [false, true] {
      let test = TestApplication()
      test.window.backgroundColor = nil
      let view = Canvas(rect(0, 0, 40, 40), flips: flips)
      view.wantsLayer = true
      test.content.addSubview(view)
      let picture = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
        rect.fill()
        return true
      }
      let layer = CALayer()
      layer.frame = rect(10, 10, 20, 20)
      layer.contents = picture
      view.layer?.addSublayer(layer)
      for (gravity, y) in [(LayerContentsGravity.top, 10), (.bottom, 26), (.center, 18)] {
        layer.contentsGravity = gravity
        test.app.updateWindows()
        let list = test.window.displayList.description
        #expect(list.contains("image 18 \(y) 4 4 "), "\(gravity), flipped \(flips): \(list)")
      }
    }
  }

  @Test("what a view looks like fills it, wherever its bounds begin")
  func looksWithOrigin() {
    let test = TestApplication()
    test.window.backgroundColor = nil
    let view = NSImageView(frame: rect(0, 0, 40, 30))
    view.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
    view.imageScaling = .scaleAxesIndependently
    test.content.addSubview(view)
    test.app.updateWindows()
    let list = test.window.displayList.description
    view.setBoundsOrigin(NSPoint(x: 0, y: 10))
    view.needsDisplay = true
    test.app.updateWindows()
    #expect(test.window.displayList.description == list && list.contains("0 0 40 30"))
  }
}
