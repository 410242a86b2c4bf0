// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// Images that a closure draws.
@MainActor
@Suite("Images drawn by a handler")
struct HandlerImageTests {
  /// What a handler was asked.
  private final class Asked {
    var appearances: [NSAppearance.Name] = []
  }

  private func makeImage(_ asked: Asked) -> NSImage {
    NSImage(size: NSSize(width: 10, height: 8), flipped: false) { rect in
      asked.appearances.append(NSAppearance.currentDrawing().name)
      NSColor.labelColor.setFill()
      rect.fill()
      return true
    }
  }

  /// The color in the middle of the first image of a window, as red from 0 to 255.
  private func middle(_ test: TestApplication) -> Int? {
    let list = test.window.displayList
    for command in list.images {
      guard case .object(let object) = command, let picture = object as? PictureObject,
        case .bitmap(let bitmap) = picture.picture
      else { continue }
      let color = bitmap.color(x: bitmap.size.width / 2, y: bitmap.size.height / 2)
      return Int((color.components.x * 255).rounded())
    }
    return nil
  }

  @Test("it is drawn when it is shown, again for each appearance, and once for the same one")
  func appearances() throws {
    let (test, asked) = (TestApplication(), Asked())
    let image = makeImage(asked)
    #expect(asked.appearances.isEmpty && image.size == NSSize(width: 10, height: 8))
    let view = NSImageView(image: image)
    view.frame = NSRect(x: 0, y: 0, width: 10, height: 8)
    test.content.addSubview(view)
    test.app.updateWindows()
    let light = try #require(middle(test))
    #expect(asked.appearances == [.aqua] && light < 80)
    test.switchStyle(to: .dark)
    let dark = try #require(middle(test))
    #expect(asked.appearances == [.aqua, .darkAqua] && dark > 180)
    test.switchStyle(to: .light)
    #expect(middle(test) == light)
    #expect(asked.appearances == [.aqua, .darkAqua])
    image.recache()
    test.switchStyle(to: .dark)
    #expect(asked.appearances.last == .darkAqua && asked.appearances.count == 3)
  }

  @Test("a view with an appearance of its own has the image drawn for that; so has a drawing view")
  func ownAppearance() {
    final class Drawing: NSView {
      var image: NSImage?
      override func draw(_ dirtyRect: NSRect) { image?.draw(in: bounds) }
    }
    let (test, asked) = (TestApplication(), Asked())
    let view = Drawing(frame: NSRect(x: 0, y: 0, width: 10, height: 8))
    view.image = makeImage(asked)
    view.appearance = NSAppearance(named: .darkAqua)
    test.content.addSubview(view)
    test.app.updateWindows()
    #expect(middle(test).map { $0 > 180 } == true)
    view.appearance = nil
    test.app.updateWindows()
    #expect(middle(test).map { $0 < 80 } == true)
    #expect(asked.appearances == [.darkAqua, .aqua])
  }

  @Test("where the closure says that it drew nothing, nothing is shown; a copy draws too")
  func nothing() {
    let test = TestApplication()
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: true) { _ in false }
    let view = NSImageView(image: image)
    view.frame = NSRect(x: 0, y: 0, width: 4, height: 4)
    test.content.addSubview(view)
    test.app.updateWindows()
    #expect(middle(test) == nil)
    let asked = Asked()
    view.image = makeImage(asked).copy() as? NSImage
    test.app.updateWindows()
    #expect(middle(test) != nil && asked.appearances == [.aqua])
  }
}
