// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Testing

/// Types are followed from where an app begins; what stands in one that nothing makes is doubtful.
@Suite("Types that an app comes to")
struct ReachedTypesTests {
  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}

    """
  private static let remark = "; no code in the app creates a Card, so this may have no effect"

  private static func card(_ declaration: String = "class Card: UITableViewCell") -> String {
    "import UIKit\n\(declaration) { func set() { nameLabel.textColor = .black } }"
  }

  /// Audits files as a request has them: code is parsed, the rest is searched for names.
  private func answer(
    _ files: [String: String], _ rule: String = "fixed-color", assets: [NamedAsset]? = nil
  ) throws -> SourceAnswer {
    let folder = try TemporaryFolder()
    for (path, text) in files { _ = try folder.write(text, to: path) }
    let isCode = { (path: String) in [".swift", ".m"].contains(where: path.hasSuffix) }
    var request = SourceRequest(root: folder.path, files: files.keys.filter(isCode).sorted())
    request.texts = files.keys.filter { !isCode($0) }.sorted()
    request.only = [rule]
    request.assets = assets
    return SourceAuditor.audit(request)
  }

  /// Whether the finding in a file's type is told as what everybody sees.
  private func isMade(_ files: [String: String], in file: String = "Card.swift") throws -> Bool {
    let found = try answer(files).findings.filter { $0.location.file == file }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    let isMade = !finding.message.hasSuffix(Self.remark)
    #expect(finding.considers("unmade") == !isMade)
    #expect(isMade || finding.standing < .likely)
    return isMade
  }

  @Test(
    "a type is made where code names it that the app comes to",
    arguments: [
      ("", false), ("func f() { show(Card()) }", true), (#"let name = "App.Card""#, true),
      ("// Card", false), ("/* Card\n Card */", false), (#"let page = "https://Card""#, true),
      ("let card = Cards()", false),
      // What a text has is no comment.
      ("let accept = \"*/*\"\nlet card = Card()", true),
      ("let a = \"\\\"/*\"; let b = \"//\"; let card = Card()", true),
      ("let a = \"a\" // Card", false), ("let a = \"\"\" /*\n\"\"\"\n/* Card */", false),
      ("class Other { let card = Card() }", false),
      ("class Other { let card = Card() }\nlet other = Other()", true),
      ("extension AppDelegate { var card: Card { Card() } }", true),
      ("extension UIView { var card: Card { Card() } }", true),
      ("extension Card { func other() -> Card { Card() } }", false),
      ("class Two { let a = One() }\nclass One { let a = Two(); let card = Card() }", false),
      ("class Two { let a = One() }\nclass One { let card = Card() }\nlet a = Two()", true),
      // What it inherits from comes with a type, not the other way round.
      ("class Row: Card {}", false), ("class Row: Card {}\nlet row = Row()", true),
      ("let list = List<Card>()", true),
      ("struct Box<Content: Card> {}", false),
      ("struct Box<Content: Card> {}\nlet box = Box()", true),
      ("protocol Holder { var card: Card { get } }", false),
      ("protocol Holder { var card: Card { get } }\nlet holder: Holder", true),
      // Previews show what nothing else may.
      ("#Preview { Card() }", false), (#"#Preview("Card") { Card() }"#, false),
      ("struct Card_Previews: PreviewProvider { static var previews = Card() }", false),
      ("#Preview { Other() }\nlet card = Card()", true),
    ])
  func code(_ text: String, _ isMade: Bool) throws {
    let files = [
      "AppDelegate.swift": Self.delegate, "Card.swift": Self.card(), "Other.swift": text,
    ]
    #expect(try self.isMade(files) == isMade)
  }

  @Test(
    "a type is made where a storyboard, property list or build setting names it",
    arguments: [
      ("Main.storyboard", #"<tableViewCell id="c" customClass="Card" x="1"/>"#, true),
      ("Main.storyboard", #"<label id="c" text="Card"/>"#, false),
      ("Main.storyboard", #"<label id="c" customClass="Cards"/>"#, false),
      ("Info.plist", "<string>$(PRODUCT_MODULE_NAME).Card</string>", true),
      ("Info.plist", "<string>image/*</string>\n<string>Card</string>", true),
      ("Info.plist", "<string>Cards</string>", false),
      ("Info.plist", "<string>card</string>", false),
      ("project.pbxproj", "INFOPLIST_KEY_NSPrincipalClass = Card;", true),
      ("project.pbxproj", "PRODUCT_NAME = Card;\nINFOPLIST_KEY_A = Other;", false),
      ("Row.h", "@interface Row : UIView\n- (Card *)card;\n@end", true),
      ("Row.h", "@class Card;\n#import \"Card.h\"", false),
      ("notes.json", #"{"a": "Card"}"#, false),
    ])
  func texts(_ path: String, _ text: String, _ isMade: Bool) throws {
    let files = ["AppDelegate.swift": Self.delegate, "Card.swift": Self.card(), path: text]
    #expect(try self.isMade(files) == isMade)
  }

  @Test(
    "a type that others than code find is there, whoever names it",
    arguments: [
      ("class Card: UITableViewCell", false), ("private final class Card: UITableViewCell", false),
      ("public class Card: UITableViewCell", true), ("open class Card: UITableViewCell", true),
      ("@objc(Card) class Card: UITableViewCell", true),
      ("@objc class Card: UITableViewCell", false),
      ("@MainActor class Card: UITableViewCell", false),
      ("class Card: UITableViewCell, UIWindowSceneDelegate", true),
      ("class Card: UITableViewCell, QLPreviewingController", true),
      ("class Card: UITableViewCell, UIDocumentHolder", false),
      ("class Card: UIManagedDocument", true),
    ])
  func roots(_ declaration: String, _ isMade: Bool) throws {
    let files = ["AppDelegate.swift": Self.delegate, "Card.swift": Self.card(declaration)]
    #expect(try self.isMade(files) == isMade)
  }

  @Test(
    "where no app begins, nothing is known of what is made",
    arguments: [
      ("main.swift", "run()", true), ("A.swift", "@main struct A {}", true),
      ("A.swift", "@UIApplicationMain class A {}", true),
      ("A.swift", "@NSApplicationMain class A {}", true), ("A.swift", "struct A: App {}", true),
      ("A.swift", "class A: NSObject, NSApplicationDelegate {}", true),
      ("A.swift", "class A: NSObject, WKExtensionDelegate {}", true),
      ("main.m", "int main() { return NSApplicationMain(0, 0); }", true),
      ("A.swift", "struct A {}", false), ("A.swift", "@MainActor class A {}", false),
      ("A.swift", "class A: UIResponder {}", false), ("A.swift", "struct A: Apps {}", false),
      ("A.swift", "// @main", false), ("A.m", "int main() { return 0; }", false),
    ])
  func beginning(_ path: String, _ text: String, _ isApp: Bool) throws {
    #expect(try isMade(["Card.swift": Self.card(), path: text]) != isApp)
  }

  @Test(
    "tests and previews make what nothing else may; third-party code may make anything",
    arguments: [
      ("App/Other.swift", true), ("AppTests/Other.swift", false),
      ("App/Preview Content/Other.swift", false), ("Generated/Other.swift", false),
      ("Pods/Other.swift", true), ("Examples/Other.swift", true),
    ])
  func origins(_ path: String, _ isMade: Bool) throws {
    let code = ["let card = Card()", "class Other: XCTestCase { let card = Card() }"]
    for text in code {
      let files = ["AppDelegate.swift": Self.delegate, "Card.swift": Self.card(), path: text]
      #expect(try self.isMade(files) == isMade)
    }
  }

  @Test(
    "a type whose name is not looked for may be named anywhere",
    arguments: [("Row", false), ("VC", true), ("R", true), ("row", true), ("Zeile", false)])
  func names(_ name: String, _ isMade: Bool) throws {
    let files = [
      "AppDelegate.swift": Self.delegate, "Card.swift": Self.card("class \(name): UITableViewCell"),
    ]
    let found = try answer(files).findings
    #expect(found.map { $0.standing == .likely } == [isMade])
    #expect(found.map { $0.considers("unmade") } == [!isMade])
  }

  @Test("a finding is weighed by the type at the top around it")
  func around() throws {
    let text = """
      class Card { class Row: UITableViewCell { func set() { nameLabel.textColor = .black } } }
      extension Card { func set() { nameLabel.textColor = .black } }
      extension UITableViewCell { func set() { nameLabel.textColor = .black } }
      func set() { nameLabel.textColor = .black }
      """
    let files = ["AppDelegate.swift": Self.delegate, "Card.swift": text]
    let unmade = try answer(files).findings
    #expect(unmade.map(\.location.line) == [1, 2, 3, 4])
    #expect(unmade.map { $0.message.hasSuffix(Self.remark) } == [true, true, false, false])
    #expect(unmade.map { $0.considers("unmade") } == [true, true, false, false])
    #expect(unmade.prefix(2).allSatisfy { $0.standing < .likely })
    let made = try answer(files.merging(["Other.swift": "let card = Card()"]) { $1 }).findings
    #expect(made.map(\.location.line) == [1, 2, 3, 4])
    #expect(!made.contains { $0.message.hasSuffix(Self.remark) })
    #expect(made.first?.standing == .likely && !made.contains { $0.considers("unmade") })
  }

  private static let start = "int main() { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }"
  private static let cell = """
    #import "Card.h"
    @implementation Card
    - (void)set { nameLabel.textColor = [UIColor blackColor]; }
    @end
    """

  @Test(
    "Objective-C: between an implementation or interface and its end is the type",
    arguments: [
      ("Other.m", "", false), ("Other.m", "// Card\n/* Card */", false),
      ("Other.m", "#import \"Card.h\"\n@class Card;", false),
      ("Other.m", "void f() { [Card new]; }", true),
      ("Other.m", "@implementation AppDelegate\n- (void)f { [Card new]; }\n@end", true),
      ("Other.m", "@implementation Other\n- (void)f { [Card new]; }\n@end", false),
      (
        "Other.m",
        "@implementation Other\n- (void)f { [Card new]; }\n@end\nvoid g() { [Other new]; }", true
      ),
      ("Other.m", "@implementation Other\n@end\nvoid g() { [Card new]; }", true),
      ("Other.m", "@implementation UIView (More)\n- (void)f { [Card new]; }\n@end", true),
      ("Card.h", "@interface Card : UITableViewCell\n- (Card *)copy;\n@end", false),
      ("Other.swift", "let card = Card()", true),
      ("Other.swift", "class Other { let card = Card() }", false),
      ("Other.m", "void f() { NSClassFromString(@\"Card\"); }", true),
    ])
  func objectiveC(_ path: String, _ text: String, _ isMade: Bool) throws {
    #expect(
      try self.isMade(["main.m": Self.start, "Card.m": Self.cell, path: text], in: "Card.m")
        == isMade)
  }

  @Test("a header says what a class of Objective-C inherits from")
  func headers() throws {
    let row = "@implementation Row\n@end"
    let header = { (parent: String) in "@interface Row : \(parent)\n@end" }
    for (use, parent, isMade) in [
      ("[Row new];", "Card", true), ("", "Card", false), ("[Row new];", "UIView", false),
    ] {
      let files = [
        "main.m": "\(Self.start)\nvoid f() { \(use) }", "Card.m": Self.cell, "Row.m": row,
        "Row.h": header(parent),
      ]
      #expect(try self.isMade(files, in: "Card.m") == isMade, "\(use) \(parent)")
    }
  }

  /// A nib: its owner, the responder, a view at its top and one in it, as Interface Builder writes.
  private static let nib = """
    <document>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="v" customClass="Panel">
                <subviews>
                    <tableViewCell id="c" customClass="Card"/>
                </subviews>
            </view>
        </objects>
    </document>
    """

  @Test(
    "a nib is loaded by its name, its owner, or what is at its top, and makes what is in it",
    arguments: [
      ("Row.xib", "", false), ("Row.xib", #"load("Row")"#, true),
      ("Row.xib", #"load("Rows")"#, false), ("Row.xib", "let row = Screen()", true),
      ("Row.xib", "let parent = UIResponder()", false),
      ("Row.xib", "class Other { let row = Screen() }", false),
      ("Row.xib", "class Other { let row = Screen() }\nlet other = Other()", true),
      // A name that no type has may be put together.
      ("row.xib", "", true), ("Row-iPad.xib", "", true), ("Row~ipad.xib", "", true),
    ])
  func nibs(_ path: String, _ code: String, _ isLoaded: Bool) throws {
    let files = [
      "AppDelegate.swift": Self.delegate, "Card.swift": Self.card(), path: Self.nib,
      "Other.swift": code,
    ]
    #expect(try answer(files).unmadeNibs == (isLoaded ? [] : [path]))
    #expect(try isMade(files) == isLoaded)
  }

  @Test("nibs that load each other are loaded by neither; where no app begins, nobody knows")
  func nibsOfNibs() throws {
    let nib = { (type: String) in #"<objects>\#n          <view customClass="\#(type)"/>"# }
    let files = ["Alpha.xib": nib("Beta"), "Beta.xib": nib("Alpha")]
    let app = files.merging(["AppDelegate.swift": Self.delegate]) { $1 }
    #expect(try answer(app).unmadeNibs == ["Alpha.xib", "Beta.xib"])
    let used = app.merging(["Other.swift": #"load("Alpha")"#]) { $1 }
    #expect(try answer(used).unmadeNibs == [])
    let library = files.merging(["Other.swift": "class Other {}"]) { $1 }
    #expect(try answer(library).unmadeNibs == [])
    let json = try answer(app).json.text(.compact)
    #expect(json.contains(#""unmade_nibs":["Alpha.xib","Beta.xib"]"#))
  }

  @Test("a name that no catalog has is doubtful where nothing comes to it")
  func undefinedAsset() throws {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Card.swift": #"class Card: UIView { func f() { tintColor = UIColor(named: "Brnd") } }"#,
      "Other.swift": #"let ink = UIColor(named: "Brand")"#,
    ]
    let found = try answer(files, "undefined-asset", assets: [NamedAsset("Brand", .color)]).findings
    #expect(found.map { $0.standing < .likely && $0.considers("unmade") } == [true])
    #expect(found.first?.message.hasSuffix(Self.remark) == true)
  }

  @Test(
    "what a type that nothing makes does with an asset is counted, and tells nothing else",
    arguments: [("let card = Card()", true), ("", false)])
  func assets(_ code: String, _ isMade: Bool) throws {
    let files = [
      "AppDelegate.swift": Self.delegate, "Other.swift": code,
      "Card.swift": """
      class Card: UIView {
        func set() {
          picture.image = UIImage(named: "Moon")
          nameLabel.textColor = UIColor(named: "Ink")
        }
      }
      """,
    ]
    let assets = [NamedAsset("Moon", .image), NamedAsset("Ink", .color)]
    let uses = try #require(try answer(files, assets: assets).uses)
    #expect(uses.map(\.count) == [1, 1])
    #expect(uses[0].isPlain == isMade)
    #expect(uses[1].roles == (isMade ? [.text] : []))
  }
}
