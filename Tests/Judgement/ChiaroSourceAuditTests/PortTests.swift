// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Foundation
import Testing

/// UIKit's code as Swift on Linux reads it, by the rules of Documentation/Porting.md.
@Suite("Rewriting of UIKit's code")
struct PortTests {
  private func port(_ text: String) -> PortedSource {
    PortedSource(Array(text.utf8), path: "a.swift")
  }

  private func rewritten(_ text: String) -> String {
    String(decoding: port(text).text, as: UTF8.self)
  }

  @Test(
    "what the language cannot say is rewritten, and once is enough",
    arguments: [
      // Modules
      ("import UIKit", "import ChiaroUIKit"),
      ("import Cocoa\nimport QuartzCore", "import ChiaroAppKit\nimport ChiaroAppKit"),
      ("import A\nimport class UIKit.UIColor", "import A\nimport ChiaroUIKit"),
      ("import CoreGraphics", "import Foundation"),
      ("#if os(iOS)\nlet a = 1\n#endif", "#if canImport(ChiaroUIKit)\nlet a = 1\n#endif"),
      ("#if !canImport(AppKit)\n#endif", "#if !canImport(ChiaroAppKit)\n#endif"),
      // Initializers of archives
      (
        "class A: UIView { required init(coder a: NSCoder) { super.init(coder: a)! } }",
        "class A: UIView { required init(coder a: NSCoder) { super.init(frame: .zero) } }"
      ),
      // Foundation's part for the network
      (
        "// a\nimport UIKit\nfunc a(_ b: URLRequest) {}",
        "// a\nimport FoundationNetworking\nimport ChiaroUIKit\nfunc a(_ b: URLRequest) {}"
      ),
      (
        "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared",
        "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared"
      ),
      // The root of Objective-C's classes
      ("func a(_ b: NSObject, c: NSObject?) {}", "func a(_ b: AnyObject, c: AnyObject?) {}"),
      (
        "import UIKit\nextension NSObject { class func a() {}\n  var b: Int { 1 } }",
        "import ChiaroUIKit\nextension KeyValueObservable { static func a() {}\n  var b: Int { 1 } }"
      ),
      (
        "import UIKit\nextension NSObject: A { func a() {} }",
        "import ChiaroUIKit\nextension NSObject: A { func a() {} }"
      ),
      // Attributes
      ("class A { @IBOutlet weak var b: B! }", "class A { weak var b: B! }"),
      ("class A {\n  @IBAction\n  func b() {}\n}", "class A {\n  func b() {}\n}"),
      ("@objc(AName) @objcMembers class A {}", "class A {}"),
      ("let a = 1\n\n#Preview(\"b\") {\n  c()\n}\nlet d = 2", "let a = 1\n\nlet d = 2"),
      ("var a = Timer()", "var a = Timer(timeInterval: 0, repeats: false) { _ in }"),
      ("class A { @objc dynamic var b = 1 }", "class A { var b = 1 }"),
      (
        "import UIKit\nclass A { @objc dynamic var b = 1 }",
        "import ChiaroUIKit\nclass A { @KeyValueObserved var b = 1 }"
      ),
      (
        "import UIKit\nclass A { @objc dynamic var b: Int { 1 }\n  dynamic weak var c: B? }",
        "import ChiaroUIKit\nclass A { var b: Int { 1 }\n  weak var c: B? }"
      ),
      (
        "import UIKit\nclass A { @objc open private(set) dynamic var b = 1 }",
        "import ChiaroUIKit\nclass A { @KeyValueObserved open private(set) var b = 1 }"
      ),
      (
        "import UIKit\nstruct Selector {}\nclass A { func b() { c(#selector(d)) } }",
        "import ChiaroUIKit\nstruct Selector {}\n"
          + "class A { func b() { c(ChiaroUIKit.Selector(A.d, \"d\")) } }"
      ),
      ("@objc protocol P {}", "protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
      ("@objc public protocol P: AnyObject {}", "public protocol P: AnyObject {}"),
      // Selectors
      (
        "class A { func b() { c(#selector(d(_:))) } }",
        #"class A { func b() { c(Selector(A.d(_:), "d(_:)")) } }"#
      ),
      (
        "extension A.B { func b() { c(#selector(self.d), #selector(E.f)) } }",
        #"extension A.B { func b() { c(Selector(A.B.d, "d"), Selector(E.f, "f")) } }"#
      ),
      (
        "class A { let b = #selector(c as () -> Void) }",
        #"class A { let b = Selector(A.c as (A) -> () -> Void, "c") }"#
      ),
      (
        "class A { let b = #selector(A.c as (A) -> () -> Void) }",
        #"class A { let b = Selector(A.c as (A) -> () -> Void, "c") }"#
      ),
      (
        "class A { func b() { registerForTraitChanges([C.self], action: #selector(d(_:e:))) } }",
        "class A { func b() { registerForTraitChanges([C.self], "
          + #"action: Selector(A.d(_:e:), "d(_:e:)")) } }"#
      ),
      ("class A { let b = #selector(getter: A.c) }", #"class A { let b = Selector("c") }"#),
      ("let a = #keyPath(A.b.c)", #"let a = "b.c""#),
      // Literals
      (
        "import UIKit\nlet a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "import ChiaroUIKit\nlet a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      (#"let a = #imageLiteral(resourceName: "b")"#, #"let a = UIImage(named: "b")!"#),
      // Overrides in extensions
      (
        "class A: B {\n}\nextension A {\n  override func c() {}\n}",
        "class A: B {\n\n  override func c() {}\n}\nextension A {\n}"
      ),
      (
        "class A { class B: C {} }\nextension A.B {\n  override var d: Int { 1 }\n}",
        "class A { class B: C {\n  override var d: Int { 1 }\n} }\nextension A.B {\n}"
      ),
      (
        "extension Elsewhere {\n  override func c() {}\n}",
        "extension Elsewhere {\n  override func c() {}\n}"
      ),
      // Archives
      (
        "class A: UIView { required init?(coder a: NSCoder) { super.init(coder: a) } }",
        "class A: UIView { required init?(coder a: NSCoder) { super.init(frame: .zero) } }"
      ),
      (
        "class A: NSViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        "class A: NSViewController { required init?(coder: NSCoder) "
          + "{ super.init(nibName: nil, bundle: nil) } }"
      ),
      (
        "class A: B { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        "class A: B { required init?(coder: NSCoder) { return nil } }"
      ),
      (
        "class A: B { required init(coder: NSCoder) { super.init(coder: coder)! } }",
        "class A: B { required init(coder: NSCoder) "
          + "{ fatalError(\"nothing is read from an archive\") } }"
      ),
      (
        "class A: UITextView { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        "class A: UITextView { required init?(coder: NSCoder) "
          + "{ super.init(frame: .zero, textContainer: nil) } }"
      ),
      (
        "class A: UITableView { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        "class A: UITableView { required init?(coder: NSCoder) "
          + "{ super.init(frame: .zero, style: .plain) } }"
      ),
      // Optional requirements, and the root of Objective-C's classes
      (
        "@objc public protocol P { @objc optional func a(_ b: Int)\n}\nfunc c() { d?.a?(1) }",
        "public protocol P: AnyObject { func a(_ b: Int)\n}\n\n"
          + "extension P {\n  public func a(_ b: Int) {}\n}\nfunc c() { d?.a(1) }"
      ),
      (
        "let a = #selector(b().c as (Int) -> Void)",
        #"let a = Selector(of: b(), { $0.c as (Int) -> Void }, "c")"#
      ),
      ("protocol P: NSObjectProtocol {}", "protocol P: AnyObject {}"),
      ("extension P where Self: NSObject {}", "extension P where Self: AnyObject {}"),
      ("func a<B: NSObject>(_ b: B) {}", "func a<B: AnyObject>(_ b: B) {}"),
      ("class A: NSObject {}", "class A: NSObject {}"),
      // Delegates and paths
      ("a.delegate?.textViewDidChange?(b)", "a.delegate?.textViewDidChange(b)"),
      ("a.onTap?(b)", "a.onTap?(b)"),
      ("let a = CGMutablePath()", "var a = CGMutablePath()"),
      ("let a = NSMutableAttributedString()", #"let a = NSMutableAttributedString(string: "")"#),
      ("let a = #selector(b.c.d)", #"let a = Selector(of: b.c, { $0.d }, "d")"#),
      (
        "class A: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        "class A: UITableViewCell { required init?(coder: NSCoder) "
          + "{ super.init(style: .default, reuseIdentifier: nil) } }"
      ),
    ])
  func rules(_ before: String, _ after: String) {
    #expect(rewritten(before) == after)
    #expect(rewritten(after) == after)
  }

  @Test("optional methods of other files are called without a question mark")
  func elsewhere() {
    let text = Array("a?.saved?(b)\na?.onTap?(b)".utf8)
    let ported = PortedSource(text, path: "a.swift", optionalMethods: ["saved"])
    #expect(String(decoding: ported.text, as: UTF8.self) == "a?.saved(b)\na?.onTap?(b)")
  }

  @Test("the initializer of an archive calls the one that the class calls otherwise")
  func coder() {
    let text = """
      class A: BaseCell {
        init() { super.init(style: .value1, reuseIdentifier: "a") }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
    #expect(rewritten(text).contains("super.init(style: .default, reuseIdentifier: nil)"))
  }

  @Test(
    "comments and texts stay, and what nothing has to be done about",
    arguments: [
      "// import UIKit\nlet a = 1", "/* @objc */ class A {}", #"let a = "@objc #selector(b)""#,
      "let a = #\"\"\"\n  import UIKit\n  \"\"\"#", "import Foundation\n@MainActor class A {}",
      "class A { @available(iOS 13, *) func b() {} }", "", "\u{FEFF}let a = 1\r\n",
    ])
  func kept(_ text: String) {
    #expect(rewritten(text) == text)
    #expect(port(text).diagnostics.isEmpty)
  }

  @Test(
    "what a person has to look at is said",
    arguments: [
      (
        "@objc protocol P { @objc optional subscript(a: Int) -> Int { get } }",
        "optional-requirement", 1
      ),
      ("protocol P {\n#if DEBUG\n@objc optional func a()\n#endif\n}", "optional-requirement", 3),
      ("@UIApplicationMain class A {}", "start-by-hand", 1),
      ("class A { @NSManaged var b: Int }", "managed-property", 1),
      ("class A { let b = #selector(.c) }", "selector-of-value", 1),
      ("let a = 1\0", "not-rewritten", nil),
      (String(repeating: "[", count: 40), "not-rewritten", nil),
    ] as [(String, String, Int?)])
  func notes(_ text: String, _ id: String, _ line: Int?) {
    let diagnostics = port(text).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.location.line == line)
  }

  @Test("the examples of the manual are what comes out")
  func manual() {
    let path = SourceTree.root + "/Documentation/Porting.md"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let blocks = text.split(separator: "~~~swift\n").dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "~~~")?.lowerBound ?? $0.endIndex))
    }
    #expect(blocks.count >= 10 && blocks.count.isMultiple(of: 2))
    for place in stride(from: 0, to: blocks.count - 1, by: 2) {
      #expect(rewritten(blocks[place]) == blocks[place + 1])
    }
  }
}
