// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// Code in UIKit that asks for what cannot be.
struct HostileUIKit: CustomTestStringConvertible, Sendable {
  var name: String
  /// The statements of an initializer of a view.
  var statements: String
  /// What is told: an assumption, or the id of a diagnostic.
  var told: String?

  var testDescription: String { name }

  init(_ name: String, _ statements: String, told: String? = nil) {
    (self.name, self.statements, self.told) = (name, statements, told)
  }

  static let all = [
    HostileUIKit(
      "a view in itself", "addSubview(self)",
      told: "a view cannot be added to itself or to a view in it"),
    HostileUIKit(
      "a view in one that is in it",
      "let a = UIView(), b = UIView()\na.addSubview(b)\nb.addSubview(a)",
      told: "a view cannot be added to itself or to a view in it"),
    HostileUIKit(
      "a stack in itself", "let s = UIStackView()\ns.addArrangedSubview(s)",
      told: "a view cannot be added to itself or to a view in it"),
    HostileUIKit(
      "a layer in itself", "layer.addSublayer(layer)",
      told: "a layer cannot be added to itself or to a layer in it"),
    HostileUIKit(
      "frames that are no numbers",
      "frame = CGRect(x: CGFloat.nan, y: .infinity, width: 0.0 / 0.0, height: -.infinity)"),
    HostileUIKit("a huge view", "frame.size = CGSize(width: 1e30, height: 1e30)"),
    HostileUIKit(
      "constraints that nothing can satisfy",
      """
      let v = UIView()
      v.translatesAutoresizingMaskIntoConstraints = false
      addSubview(v)
      for n in 0..<20 { v.widthAnchor.constraint(equalToConstant: CGFloat(n)).isActive = true }
      v.widthAnchor.constraint(equalTo: v.widthAnchor, constant: 5).isActive = true
      """),
    HostileUIKit(
      "constraints of views in no hierarchy",
      "let v = UIView()\nv.topAnchor.constraint(equalTo: topAnchor).isActive = true"),
    HostileUIKit(
      "constraints across axes",
      """
      let v = UIView()
      addSubview(v)
      v.topAnchor.constraint(equalTo: leadingAnchor).isActive = true
      v.widthAnchor.constraint(equalTo: topAnchor, multiplier: 0).isActive = true
      """),
    HostileUIKit(
      "places that are not there",
      """
      insertSubview(UIView(), at: 99)
      insertSubview(UIView(), at: -1)
      UIStackView().insertArrangedSubview(UIView(), at: 7)
      let s = UISegmentedControl(items: ["a"])
      s.selectedSegmentIndex = 40
      s.insertSegment(withTitle: "b", at: -3, animated: false)
      addSubview(s)
      let t = UITabBarController()
      t.selectedIndex = 12
      let p = UIPageControl()
      p.numberOfPages = 1_000_000_000
      p.currentPage = -4
      addSubview(p)
      """),
    HostileUIKit(
      "views without end", "while true { addSubview(UIView()) }", told: "evaluation-limit"),
    HostileUIKit(
      "numbers of lines, fonts and radii that are none",
      """
      let l = UILabel()
      l.numberOfLines = -5
      l.font = .systemFont(ofSize: -3)
      l.text = String(repeating: "x", count: 10_000)
      l.layer.cornerRadius = -.infinity
      l.layer.borderWidth = .nan
      l.layer.shadowRadius = 1e20
      addSubview(l)
      """),
    HostileUIKit("words that are none", "contentMode = .wobbly\ntintColor = .nothingOfThisName"),
    HostileUIKit(
      "arguments of other types",
      "addSubview(7)\nsetContentHuggingPriority(\"a\", for: 3)\nlayer.insertSublayer(nil, at: \"x\")"
    ),
  ]
}

@MainActor
@Suite("Hostile code in UIKit")
struct UIKitHostileTests {
  private static let good = """

    class Good: UIView {
      init() { super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 60)) }
    }
    """

  @Test("nothing ends the program, and other screens are drawn", arguments: HostileUIKit.all)
  func hostile(_ hostile: HostileUIKit) throws {
    let lines = hostile.statements.split(separator: "\n").map { "    \($0)" }
    let code = """
      import UIKit
      class Bad: UIView {
        init() {
          super.init(frame: .zero)
      \(lines.joined(separator: "\n"))
        }
      }
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8), "B.swift": Array("import UIKit\(Self.good)".utf8)])
    let good = drawn.screens.first { $0["name"]?.string == "Good" }
    #expect(good?["size"]?.elements.map { $0.integer } == [50, 60])
    if let told = hostile.told {
      #expect(
        drawn.assumed.contains(told) || drawn.diagnostics.contains { $0.hasSuffix(told) },
        "\(drawn.assumed) \(drawn.diagnostics)")
    }
  }

  @Test("code that views call without end, and code that fails, are told once")
  func callbacks() throws {
    let code = """
      import UIKit
      class Loop: UIView {
        var n = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          n += 1
          setNeedsLayout()
          layoutIfNeeded()
          frame.size.height += 1
        }
        override var intrinsicContentSize: CGSize { CGSize(width: n, height: n) }
      }
      class Crash: UIViewController {
        override func viewDidLoad() { fatalError("no") }
        override func viewDidLayoutSubviews() { [Int]()[3].description.count }
      }
      """
    let drawn = try DrawnCode(["A.swift": Array((code + Self.good).utf8)])
    #expect(drawn.screens.count == 3)
    let ids = drawn.diagnostics.map { String($0.split(separator: " ").last ?? "") }
    #expect(ids == ["evaluation-limit", "evaluation-ended"], "\(drawn.diagnostics)")
  }

  @Test("an operator on points is none for priorities, whose chain would grow without an end")
  func operators() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        func - (left: CGPoint, right: CGPoint) -> CGPoint {
          CGPoint(x: left.x - right.x, y: left.y - right.y)
        }
        class One: UIView {
          init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let wish = widthAnchor.constraint(equalToConstant: 5)
            wish.priority = .required - 1
            wish.isActive = true
            center = Server.point - Server.origin
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """.utf8)
    ])
    #expect(code.names == ["One"])
    #expect(!code.diagnostics.contains { $0.contains("evaluation-limit") }, "\(code.diagnostics)")
  }

  @Test("a comparison that compares members of unknown values by itself ends")
  func comparison() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import Server
        import UIKit
        extension Server.Instance: Equatable {
          static func == (lhs: Server.Instance, rhs: Server.Instance) -> Bool {
            lhs.domain == rhs.domain
          }
        }
        class One: UIView {
          let instance: Server.Instance = Server.current.instance
          init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            if instance == Server.former.instance { backgroundColor = .red }
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """.utf8)
    ])
    #expect(code.names == ["One"])
    #expect(!code.diagnostics.contains { $0.contains("evaluation-limit") }, "\(code.diagnostics)")
  }
}
