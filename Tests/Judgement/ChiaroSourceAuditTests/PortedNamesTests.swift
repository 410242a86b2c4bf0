// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSourceAudit
import Testing

/// Former names of the frameworks, and what an app's protocols leave out as they like.
@Suite("Rewriting of former names")
struct PortedNamesTests {
  private func rewritten(_ text: String, _ optional: Set<String> = []) -> String {
    String(
      decoding: PortedSource(Array(text.utf8), path: "a.swift", optionalMethods: optional).text,
      as: UTF8.self)
  }

  @Test(
    "names of Swift 4 become those of today, and once is enough",
    arguments: [
      ("let a: UITableViewCellStyle = .default", "let a: UITableViewCell.Style = .default"),
      ("var a: [UIControlState: UIControlEvents]", "var a: [UIControl.State: UIControl.Event]"),
      ("a(UITableViewAutomaticDimension)", "a(UITableView.automaticDimension)"),
      ("a([NSAttributedStringKey.font: b])", "a([NSAttributedString.Key.font: b])"),
      ("a([NSFontAttributeName: b])", "a([NSAttributedString.Key.font: b])"),
      ("a(.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
      (
        "a(NSNotification.Name.UIApplicationDidBecomeActive)",
        "a(UIApplication.didBecomeActiveNotification)"
      ),
      ("a(b.UIKeyboardWillShow)", "a(b.UIKeyboardWillShow)"),
      ("a.b = kCAFillModeForwards", "a.b = CAMediaTimingFillMode.forwards"),
      (
        "a(kCALineCapRound, kCAGravityResize)",
        "a(CAShapeLayerLineCap.round, CALayerContentsGravity.resize)"
      ),
      (
        "a = UIEdgeInsetsMake(1, 2, b, c(3))",
        "a = UIEdgeInsets(top: 1, left: 2, bottom: b, right: c(3))"
      ),
      ("a = UIEdgeInsetsInsetRect(b, c)", "a = (b).inset(by: c)"),
      ("a = UIImageJPEGRepresentation(b, 0.5)", "a = (b).jpegData(compressionQuality: 0.5)"),
      ("a = UIImagePNGRepresentation(b)", "a = (b).pngData()"),
      ("if UIAccessibilityIsVoiceOverRunning() {}", "if UIAccessibility.isVoiceOverRunning {}"),
      (
        "UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, a)",
        "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: a)"
      ),
      ("a.addChildViewController(b)", "a.addChild(b)"),
      (
        "func a(_ b: any UIViewControllerTransitionCoordinator, _ c: any D) {}",
        "func a(_ b: UIViewControllerTransitionCoordinator, _ c: any D) {}"
      ),
      (
        "import Foundation\nextension NSObject { class var a: Int { 1 } }",
        "import ChiaroUIKit\nimport Foundation\n"
          + "extension KeyValueObservable { static var a: Int { 1 } }"
      ),
      ("b.didMove(toParentViewController: a)", "b.didMove(toParent: a)"),
      (
        "class A { override func willMove(toParentViewController b: C?) {} }",
        "class A { override func willMove(toParent b: C?) {} }"
      ),
      ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
      ("for a in childViewControllers {}", "for a in childViewControllers {}"),
      ("for a in b.childViewControllers {}", "for a in b.children {}"),
      (
        "enum UIBlurEffectStyle {}\nvar a: UIBlurEffectStyle",
        "enum UIBlurEffectStyle {}\nvar a: UIBlurEffectStyle"
      ),
      (
        "// UITableViewStyle\nlet a = \"UITableViewStyle\"",
        "// UITableViewStyle\nlet a = \"UITableViewStyle\""
      ),
    ])
  func names(_ before: String, _ after: String) {
    #expect(rewritten(before) == after)
    #expect(rewritten(after) == after)
  }

  @Test("what an optional requirement gives is optional, and what the app says for it too")
  func optionalValues() {
    let text = """
      @objc protocol P {
        @objc optional func count(of a: Int, _ b: Int) -> Int
        @objc optional func view() -> UIView?
        @objc optional var name: String { get }
      }
      class A: P {
        func count(of a: Int, _ b: Int) -> Int { a + b }
        func count(_ a: Int) -> Int { a }
        var name: String { "a" }
      }
      func c(_ d: P?) -> Int { d?.count?(of: 1, 2) ?? 3 }
      """
    #expect(
      rewritten(text) == """
        protocol P: AnyObject {
          func count(of a: Int, _ b: Int) -> Int?
          func view() -> UIView?
          var name: String? { get }
        }

        extension P {
          func count(of a: Int, _ b: Int) -> Int? { nil }
          func view() -> UIView? { nil }
          var name: String? { nil }
        }
        class A: P {
          func count(of a: Int, _ b: Int) -> Int? { a + b }
          func count(_ a: Int) -> Int { a }
          var name: String? { "a" }
        }
        func c(_ d: P?) -> Int { d?.count(of: 1, 2) ?? 3 }
        """)
    #expect(
      PortedSource.optionalRequirements(Array(text.utf8)) == [
        "=count(of:_:)", "=name", "=view()",
      ])
    #expect(
      rewritten("class B { func view() -> UIView { a }\n}", ["=view()"])
        == "class B { func view() -> UIView? { a }\n}")
  }

  @Test("an extension of the root of classes stores its keys outside of it")
  func keys() {
    let text = """
      import UIKit
      extension NSObject {
        private struct Keys { static var a = 1 }
        private static let b = 2
        var c: Int? { objc_getAssociatedObject(self, &Keys.a) as? Int }
      }
      """
    let after = rewritten(text)
    #expect(after.contains("fileprivate struct Keys { static var a = 1 }\n"))
    #expect(after.contains("extension NSObject {\n  fileprivate static let b = 2\n}\n"))
    #expect(after.contains("extension KeyValueObservable {\n"))
    #expect(rewritten(after) == after)
  }

  @Test(
    "a layer's initializer is required, and its managed properties are stored",
    arguments: [
      (
        "class A: CALayer { override init() { super.init() } }",
        "class A: CALayer { required init() { super.init() } }"
      ),
      (
        "class A: CAShapeLayer { init(a: Int) { super.init() } }",
        "class A: CAShapeLayer { init(a: Int) { super.init() } "
          + "\nrequired init() { fatalError(\"init() has not been implemented\") }\n}"
      ),
      (
        "class A: CALayer { @NSManaged var a: CGFloat }",
        "class A: CALayer { var a: CGFloat = 0 "
          + "{ didSet { if Self.needsDisplay(forKey: \"a\") { setNeedsDisplay() } } } }"
      ),
      ("class A: CALayer { var a = 1 }", "class A: CALayer { var a = 1 }"),
    ])
  func layers(_ before: String, _ after: String) {
    #expect(rewritten(before) == after)
    #expect(rewritten(after) == after)
  }
}
