// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// Layout managers, gradients, caps of images, films, observers by name.
@MainActor
@Suite("Text and drawing of ported apps")
struct TextAndDrawingTests {
  private let stage = InputStage()

  /// A label's layout, as code that finds links by a touch makes it.
  private func layout(
    _ text: String, width: CGFloat, lines: Int = 0
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1_000))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  // Without a shaper a letter is half as wide as the font's size, and a line 1.2 times as high.
  @Test(
    "a point of a text is a character: the nearest one outside",
    arguments: [
      (CGPoint(x: 5, y: 5), 0), (CGPoint(x: 25, y: 5), 2), (CGPoint(x: -9, y: -9), 0),
      (CGPoint(x: 5, y: 30), 6), (CGPoint(x: 35, y: 30), 9), (CGPoint(x: 900, y: 900), 10),
    ])
  func character(point: CGPoint, index: Int) {
    let (manager, container, storage) = layout("Hello world", width: 70)
    #expect(storage.length == 11)
    #expect(
      manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == index)
    #expect(manager.glyphIndex(for: point, in: container) == index)
  }

  @Test("how far a point lies in a character is told")
  func fraction() {
    let (manager, container, storage) = layout("Hello", width: 200)
    var share: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: 12.5, y: 4), in: container,
      fractionOfDistanceBetweenInsertionPoints: &share)
    #expect(index == 1 && share == 0.25 && manager.textStorage === storage)
  }

  @Test("a range has a rectangle around it, in as many lines as it takes")
  func rectangles() {
    let (manager, container, storage) = layout("Hello world", width: 70)
    func around(_ place: Int, _ length: Int) -> CGRect {
      manager.boundingRect(
        forGlyphRange: NSRange(location: place, length: length), in: container)
    }
    #expect(around(1, 2) == CGRect(x: 10, y: 0, width: 20, height: 24))
    #expect(around(6, 5) == CGRect(x: 0, y: 24, width: 50, height: 24))
    #expect(around(0, 11) == CGRect(x: 0, y: 0, width: 50, height: 48))
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 50, height: 48))
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
  }

  @Test("lines are gone through in order, and can be left")
  func lines() {
    let (manager, _, storage) = layout("Hello world\nagain", width: 70)
    var ranges: [NSRange] = []
    let whole = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: whole) { _, used, _, range, isOver in
      ranges.append(range)
      #expect(used.height == 24)
      isOver.pointee = ObjCBool(ranges.count == 2)
    }
    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 6)])
  }

  @Test("pieces of several fonts are measured each by its own")
  func fonts() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 300))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.glyphIndex(for: CGPoint(x: 29, y: 3), in: container) == 2)
    #expect(manager.glyphIndex(for: CGPoint(x: 31, y: 3), in: container) == 3)
  }

  @Test("a text view tells where its characters stand, and its storage changes its text")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = view.layoutManager
    let container = manager.textContainers[0]
    #expect(manager.glyphIndex(for: CGPoint(x: 26, y: 3), in: container) == 2)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(view.text == "Jello")
  }

  @Test(
    "positions in a text view lie between letters, which come whole",
    arguments: ["", "\u{1F600}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"])
  func positions(_ text: String) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    var offsets: Set<Int> = []
    for x in 0..<200 {
      let point = CGPoint(x: Double(x), y: 12)
      let position = try #require(view.closestPosition(to: point))
      offsets.insert(view.offset(from: view.beginningOfDocument, to: position))
      let letter = view.characterRange(at: point).flatMap { view.text(in: $0) }
      #expect(letter == (text.isEmpty ? nil : text))
    }
    #expect(offsets == [0, text.utf16.count])
  }

  // MARK: Drawing

  private final class Painted: UIView {
    var paint: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(paint) }
  }

  /// The red and blue parts of pixels in a row, after a view of 40 by 10 points painted them.
  private func row(_ paint: @escaping (CGContext) -> Void) -> [[UInt8]] {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    view.paint = paint
    stage.root.addSubview(view)
    stage.screen.update()
    let renderer = Renderer(canvas: Canvas(size: PixelSize(width: 40, height: 10)))
    guard case .eightBit(let samples) = renderer.render(stage.window.displayList).samples else {
      return []
    }
    return [1, 20, 38].map { [samples[(5 * 40 + $0) * 4], samples[(5 * 40 + $0) * 4 + 2]] }
  }

  @Test("a context draws a gradient from one color to the other, within its clip")
  func linear() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let pixels = row { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 10))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
      context.restoreGState()
    }
    #expect(pixels[0][0] > 200 && pixels[0][1] < 40)
    #expect(abs(Int(pixels[1][0]) - Int(pixels[1][1])) < 30)
    #expect(pixels[2] == [0, 0])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  /// Fills itself with a gradient, without a clip, from a place of its own.
  private final class GradientView: UIView {
    override func draw(_ rect: CGRect) {
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
      else { return }
      context.translateBy(x: 5, y: 5)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
  }

  @Test("a gradient without a clip stays in its view")
  func bounded() {
    let view = GradientView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .clear
    stage.root.addSubview(view)
    stage.screen.update()
    let commands = stage.window.displayList.commands
    let clip = commands.firstIndex {
      $0 == .clip(Rectangle(x: 10, y: 20, width: 30, height: 40), radius: CornerRadius(0))
    }
    let fill = commands.firstIndex { if case .gradient = $0 { true } else { false } }
    let ends = commands.filter { $0 == .restore }.count
    #expect(clip != nil && fill != nil && (clip ?? 0) < (fill ?? 0) && ends == 2)
  }

  @Test("a radial gradient begins in the middle")
  func radial() throws {
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: nil, count: 2)
    )
    let pixels = row { context in
      let middle = CGPoint(x: 20, y: 5)
      context.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 19,
        options: [])
    }
    #expect(pixels[1][0] > 200 && pixels[0][1] > 200 && pixels[2][1] > 200)
  }

  @Test("a layer shows an image as its contents, and a view's layer does")
  func contents() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)), CALayer())
    layer.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
    layer.contents = image.cgImage
    view.layer.addSublayer(layer)
    stage.root.addSubview(view)
    #expect(Set([layer, view.layer, layer]).count == 2)
    for (gravity, ends) in [(CALayerContentsGravity.resize, true), (.center, false)] {
      layer.contentsGravity = gravity
      stage.screen.update()
      let pictures = stage.window.displayList.commands.compactMap { command -> Rectangle? in
        if case .image(let frame, _) = command { return frame }
        return nil
      }
      #expect(pictures.map { $0.width == 20 } == [ends])
    }
  }

  @Test("edges of an image keep their size")
  func caps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    let caps = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 3)
    let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(resizable.capInsets == caps && resizable.resizingMode == .stretch)
    #expect(resizable.withRenderingMode(.alwaysTemplate).capInsets == caps)
    #expect(image.capInsets == .zero && image != resizable)
    let view = UIImageView(image: resizable)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.root.addSubview(view)
    stage.screen.update()
    #expect(stage.window.displayList.slices.map(\.left) == [5])
    let old = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(old.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
  }

  // MARK: Values

  @Test("an image view shows a film until it is stopped")
  func film() {
    let (own, first) = (UIImage(), UIImage())
    let view = UIImageView(image: own)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [first, UIImage()]
    view.animationDuration = 100
    view.startAnimating()
    #expect(view.isAnimating && view.image === own)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.startAnimating()
    view.animationImages = nil
    #expect(!view.isAnimating)
  }

  private final class Watcher: UIViewController {
    var notes: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let size = change?[.newKey] as? CGSize
      notes.append("\(keyPath ?? "") \(size?.height ?? -1) \(object is UIScrollView)")
    }
  }

  @Test("an observer is told of a property by its name, until it is removed")
  func observers() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    stage.root.addSubview(scroll)
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new], context: nil)
    scroll.addObserver(watcher, forKeyPath: "nothing", options: [.new], context: nil)
    scroll.contentSize = CGSize(width: 1, height: 70)
    stage.screen.update()
    #expect(watcher.notes == ["contentSize 70.0 true"])
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    scroll.contentSize = CGSize(width: 1, height: 80)
    stage.screen.update()
    #expect(watcher.notes.count == 1)
  }

  @Test("each removal ends one registration, the last of those that are meant")
  func observersOfTwoClasses() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    stage.root.addSubview(scroll)
    for _ in 0..<2 {
      scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new], context: nil)
    }
    for (height, count) in [(10.0, 2), (20, 3), (30, 3)] {
      scroll.contentSize = CGSize(width: 1, height: height)
      stage.screen.update()
      #expect(watcher.notes.count == count)
      scroll.removeObserver(watcher, forKeyPath: "contentSize")
    }
  }

  private final class Loaded: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3)) }
  }

  @Test("a controller whose view was set to nil loads another")
  func controllersView() {
    let controller = Loaded()
    let first = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded && first?.next == nil)
    #expect(controller.view?.frame.width == 3 && controller.view !== first)
  }

  @Test("a button says where its title and image stand")
  func buttonParts() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.semanticContentAttribute = .forceLeftToRight
    button.setTitle("Hello", for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let title = button.titleRect(forContentRect: content)
    #expect(title.midX == 100 && title.midY == content.midY)
    #expect(button.imageRect(forContentRect: content).width == 0)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let image = button.imageRect(forContentRect: content)
    #expect(image.width == 20 && image.maxX <= button.titleRect(forContentRect: content).minX)
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
  }

  @Test("a control's handlers are gone through: its own actions, and targets with their methods")
  func handlers() {
    let (button, target) = (UIButton(), UIView())
    let action = UIAction { _ in }
    button.addAction(action, for: .touchUpInside)
    button.addTarget(target, action: Selector("press"), for: .touchDown)
    var notes: [String] = []
    button.enumerateEventHandlers { own, pair, events, _ in
      let isTarget = (pair?.0 as AnyObject?) === target
      notes.append("\(own === action) \(isTarget) \(events == .touchDown)")
    }
    #expect(notes == ["true false false", "false true true"])
    button.enumerateEventHandlers { _, _, _, isOver in
      notes.append("once")
      isOver = true
    }
    #expect(notes.count == 3)
  }

  private final class Source: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "made" : nil }
  }

  @Test("an activity gets the item that is made for it")
  func activityItem() throws {
    let controller = UIActivityViewController(
      activityItems: [Source()], applicationActivities: nil)
    controller.perform(try #require(controller.shownActivities.first))
    #expect(UIPasteboard.general.string == "made")
  }

  @Test("a transform in space turns views and places of items in the plane")
  func transforms() {
    let (view, place) = (UIView(), UICollectionViewLayoutAttributes())
    let twice = CATransform3DMakeScale(2, 3, 1)
    view.transform3D = twice
    place.transform3D = twice
    let plane = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform == plane && place.transform == plane)
    #expect(view.transform3D == twice)
  }
}
