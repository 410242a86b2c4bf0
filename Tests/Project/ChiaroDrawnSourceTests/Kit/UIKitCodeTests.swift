// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

/// Ways in which code in UIKit is written, each with the views that come of it.
@Suite("Ways of writing UIKit in code")
@MainActor
struct UIKitCodeTests {
  nonisolated static let programs = geometry + texts + classes

  private nonisolated static func view(_ body: String, _ more: String = "") -> String {
    """
    final class Part: UIView {
      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    \(body)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    \(more)
    """
  }

  private nonisolated static let geometry = [
    UIKitProgram(
      "points, sizes, rectangles and insets keep what is set in them",
      view(
        """
        var point = CGPoint(x: 1, y: 2)
        point.x = 5
        point.y += 3
        var size = CGSize.zero
        size.width = 30
        size.height = size.width + 4
        var rect = CGRect(origin: point, size: size)
        rect.origin.x = 7
        rect.size.width += 2
        var insets = UIEdgeInsets.zero
        insets.left = 4
        insets.top = insets.left * 2
        let box = UIView(frame: rect.offsetBy(dx: -insets.bottom, dy: insets.top))
        let inner = UIView(frame: box.bounds.insetBy(dx: 2, dy: 3))
        box.frame.size.height = 40
        addSubview(box)
        box.addSubview(inner)
        """), ["UIView 7 13 32 40", "UIView 9 16 28 28"]),
    UIKitProgram(
      "methods that a project adds to anchors, with insets that are zero",
      view(
        """
        let box = UIView()
        embed(box)
        box.heightAnchor.pin(equalToConstant: 20).isActive = true
        """,
        """
        extension UIView {
          func embed(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
              view.leadingAnchor.pin(equalTo: leadingAnchor, constant: insets.leading),
              view.trailingAnchor.pin(equalTo: trailingAnchor, constant: -insets.trailing),
              view.topAnchor.pin(equalTo: topAnchor),
            ])
          }
        }
        extension NSLayoutAnchor {
          @objc func pin(equalTo other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
            constraint(equalTo: other)
          }
          @objc func pin(
            equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat
          ) -> NSLayoutConstraint {
            constraint(equalTo: other, constant: constant)
          }
        }
        extension NSLayoutDimension {
          @objc func pin(equalToConstant length: CGFloat) -> NSLayoutConstraint {
            constraint(equalToConstant: length)
          }
        }
        """), ["UIView 0 0 200 20"]),
  ]

  private nonisolated static let texts = [
    UIKitProgram(
      "a text that a method of the project changes",
      view(
        """
        let text = NSMutableAttributedString(string: "ink")
        text.paint(.red)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.textColor = text.first == .red ? .red : .blue
        label.attributedText = text
        addSubview(label)
        """,
        """
        extension NSMutableAttributedString {
          var first: UIColor? { length == 3 ? .red : nil }
          func paint(_ color: UIColor) {
            let range = (string as NSString).range(of: "ink")
            addAttribute(.foregroundColor, value: color, range: range)
          }
        }
        """), ["UILabel 0 0 50 20 ink #FF0000 #FF0000"]),
    UIKitProgram(
      "a label that measures itself with insets",
      """
      final class Tag: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        override func textRect(
          forBounds bounds: CGRect, limitedToNumberOfLines lines: Int
        ) -> CGRect {
          CGRect(x: 0, y: 0, width: 70, height: 30)
        }
      }
      final class Part: UIView {
        init() {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          let tag = Tag()
          tag.text = "new"
          tag.frame.size = tag.intrinsicContentSize
          addSubview(tag)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, ["Tag 0 0 70 30 new #000000 #FFFFFF"]),
  ]

  private nonisolated static let classes = [
    UIKitProgram(
      "an observer that sets what the superclass has",
      """
      final class Check: UIControl {
        var count = 0
        override var isSelected: Bool {
          didSet {
            super.isSelected = isSelected
            count += 1
          }
        }
      }
      final class Part: UIView {
        init() {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          let check = Check(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          check.isSelected = true
          check.backgroundColor = check.isSelected && check.count == 1 ? .red : .blue
          addSubview(check)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, ["Check 0 0 20 20 #FF0000 #FF0000"]),
    UIKitProgram(
      "an initializer that calls the inherited one without arguments",
      """
      final class Icon: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .red
        }
        convenience init(_ name: String? = nil) {
          self.init()
          tag = 4
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Part: UIView {
        init() {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          let icon = Icon("a")
          icon.frame = CGRect(x: 0, y: 0, width: icon.tag, height: 9)
          addSubview(icon)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, ["Icon 0 0 4 9 #FF0000 #FF0000"]),
    UIKitProgram(
      "a layer of a class of its own, a drawn image and a configured button with a title",
      """
      final class Fade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        func show() {
          (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          tag = layer is CAGradientLayer ? 3 : 1
        }
      }
      final class Part: UIView {
        init() {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          let fade = Fade()
          fade.show()
          let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
          }
          let picture = UIImageView(image: dot)
          picture.frame.origin = CGPoint(x: fade.tag, y: 0)
          let button = UIButton(configuration: .plain())
          button.setTitle("Go", for: .normal)
          button.frame = CGRect(x: 0, y: 50, width: 60, height: 30)
          [fade, picture, button].forEach(addSubview)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, ["UIImageView 3 0 12 8", "UIButton 0 50 60 30 Go"]),
  ]

  @Test("an image that the project has not is none, so that code takes another one")
  func missingImage() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        final class Part: UIView {
          init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            backgroundColor = UIImage(named: "gone") == nil ? .red : .blue
          }
        }
        """.utf8)
    ])
    let views = code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
    #expect(views.map(UIKitDrawingTests.words) == ["Part 0 0 9 9 #FF0000 #FF0000"])
    #expect(code.assumed == ["the image gone is missing"])
  }

  @Test("code gives the views that UIKit shows", arguments: programs)
  func programs(_ program: UIKitProgram) throws {
    let code = try DrawnCode(["Code.swift": Array("import UIKit\n\(program.code)".utf8)])
    let views = code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
      .map(UIKitDrawingTests.words)
    for wanted in program.views {
      #expect(
        views.contains { $0 == wanted || $0.hasPrefix("\(wanted) #") }, "\(wanted) in \(views)")
    }
    #expect(code.assumed == [])
    #expect(code.diagnostics == [])
  }
}
