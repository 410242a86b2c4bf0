// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// A control that another module writes, with public names alone, is as good as a built-in one.
@MainActor
@Suite("A control of one's own")
struct OutsideControlTests {
  /// Stars, of which some are chosen: by a press, by arrow keys, or all of them by the return key.
  final class Rating: UIControl {
    var value = 0 {
      didSet {
        guard value != oldValue else { return }
        setNeedsDisplay()
        sendActions(for: .valueChanged)
      }
    }
    var caption = "Rating" {
      didSet {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
      }
    }
    private(set) var drawings = 0
    private(set) var focusChanges: [Bool] = []
    private static let count = 5

    override func drawContent(in context: GraphicsContext) {
      drawings += 1
      for index in 0..<Self.count {
        let color: UIColor = index < value ? .tintColor : .tertiarySystemFill
        (isHighlighted ? color.withAlphaComponent(0.5) : color).setFill()
        context.fill(CGRect(x: index * 20, y: 0, width: 16, height: 16), cornerRadius: 8)
      }
      AttributedText(caption, font: .label, foregroundColor: .label)
        .draw(in: CGRect(x: 0, y: 20, width: bounds.width, height: 20))
      drawFocusRing(in: context, cornerRadius: 4)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let text = stage.size(of: AttributedText(caption, font: .label))
      return CGSize(width: max(96, text.width), height: 20 + stage.lineHeight(of: .label))
    }
    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func endTracking(_ event: PointerEvent) {
      value = Int(event.location(in: self).x / 20) + 1
    }
    override func adjust(by key: KeyEvent.Key) -> Bool {
      switch key {
      case .leftArrow: value = max(0, value - 1)
      case .rightArrow: value = min(Self.count, value + 1)
      default: return false
      }
      return true
    }
    override func activate() { value = Self.count }
    override func focusMoved(_ isFocused: Bool) { focusChanges.append(isFocused) }
  }

  private let screen = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .light))
  private let window: UIWindow
  private let rating = Rating(frame: CGRect(x: 10, y: 10, width: 100, height: 40))

  init() {
    screen.activate()
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.addSubview(rating)
    _ = window.displayList
  }

  private func switchStyle() {
    let isDark = screen.traitCollection.userInterfaceStyle == .dark
    screen.systemTraits = UITraitCollection(userInterfaceStyle: isDark ? .light : .dark)
  }

  @Test("a switch of the style changes its colors, and does not draw it again")
  func recordedOnce() {
    rating.value = 2
    let light = window.displayList
    #expect(rating.drawings == 2)
    for _ in 0..<4 {
      switchStyle()
      _ = window.displayList
    }
    #expect(window.displayList == light)
    switchStyle()
    #expect(window.displayList.commands == light.commands)
    #expect(window.displayList.colors != light.colors)
    #expect(rating.drawings == 2)
  }

  @Test("a press, arrow keys and the return key change it, and each tells of that once")
  func use() {
    var values: [Int] = []
    rating.addAction(
      UIAction { [unowned rating] _ in values.append(rating.value) }, for: .valueChanged)
    window.handle(PointerEvent(.down, at: CGPoint(x: 55, y: 20), time: 0))
    #expect(rating.isHighlighted)
    window.handle(PointerEvent(.up, at: CGPoint(x: 55, y: 20), time: 0.1))
    window.handle(KeyEvent(.down, .tab, time: 1))
    #expect(rating.isFocused && rating.focusChanges == [true])
    for key in [KeyEvent.Key.leftArrow, .leftArrow, .rightArrow, .return] {
      #expect(window.handle(KeyEvent(.down, key, time: 2)))
    }
    #expect(values == [3, 2, 1, 2, 5])
  }

  @Test("the ring of the focus is drawn with it")
  func ring() {
    let before = window.displayList.commands.count
    window.handle(KeyEvent(.down, .tab, time: 0))
    let list = window.displayList
    #expect(list.commands.count == before + 1)
    #expect(list.description.contains("stroke 10 10 100 40 r4 w3"))
  }

  @Test("it is measured by its stage, where it stands alone and in a stack")
  func measuring() {
    rating.caption = String(repeating: "wide ", count: 10)
    rating.sizeToFit()
    #expect(rating.bounds.width == stage(rating.caption))
    let stack = UIStackView(arrangedSubviews: [rating])
    stack.axis = .vertical
    // Constraints give whole pixels, here those of the screen that was shown last.
    let scale = stack.traitCollection.displayScale
    let size = rating.intrinsicContentSize
    #expect(
      stack.sizeThatFits(CGSize(width: 600, height: 100))
        == CGSize(width: (size.width * scale).rounded() / scale, height: size.height))
  }

  private func stage(_ text: String) -> CGFloat {
    window.stage.size(of: AttributedText(text, font: .label)).width
  }
}
