// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Labels, and fields and areas for text, of UIKit.
@Suite("Texts stand as their elements say") @MainActor
struct TextTableTests {
  private static func made(
    _ name: String, _ attributes: String, _ content: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: "<\(name) \(attributes) id='x'>\(rect(20, 100, 200, 80))\(content)</\(name)>")
  }

  // MARK: Labels

  @Test(
    "a text is aligned by its word",
    arguments: [
      ("left", TextAlignment.left), ("center", .center), ("right", .right),
      ("justified", .justified), ("natural", .natural), ("sideways", .natural), ("", .natural),
    ])
  func alignment(_ word: String, _ alignment: TextAlignment) throws {
    for name in ["label", "textField", "textView"] {
      let view = try Self.made(name, "text='A' textAlignment='\(word)'").placed("x").view
      let own =
        (view as? Label)?.textAlignment ?? (view as? TextField)?.textAlignment
        ?? (view as? TextView)?.textAlignment
      #expect(own == alignment, "\(name)")
    }
  }

  @Test(
    "a label breaks its lines by its word",
    arguments: [
      ("wordWrap", LineBreakMode.byWordWrapping), ("characterWrap", .byCharWrapping),
      ("clip", .byClipping), ("headTruncation", .byTruncatingHead),
      ("tailTruncation", .byTruncatingTail), ("middleTruncation", .byTruncatingMiddle),
      ("", .byTruncatingTail), ("odd", .byTruncatingTail),
    ])
  func lineBreak(_ word: String, _ mode: LineBreakMode) throws {
    let label = try Self.made("label", "text='A' lineBreakMode='\(word)'").view("x", Label.self)
    #expect(label.lineBreakMode == mode)
  }

  /// A label as wide as a column of four words: how many lines high it becomes.
  @Test(
    "a label has as many lines as it may have",
    arguments: [
      ("numberOfLines='1'", 1), ("numberOfLines='2'", 2), ("numberOfLines='0'", 4), ("", 1),
      ("numberOfLines='-3'", 4), ("numberOfLines='nan'", 1), ("numberOfLines='9'", 4),
    ])
  func lines(_ attribute: String, _ count: Int) throws {
    let made = try MadeScreen(
      ios: """
        <label text="wonderful beautiful colorful meaningful" \(attribute)
        translatesAutoresizingMaskIntoConstraints="NO" id="x">
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        """, constraints(["x.left = root.left", "x.top = root.top", "x.width = 110"]))
    let height = try made.frame("x").height
    // A line of 20 points is 23.87 points high.
    #expect(abs(height - (CGFloat(count) * 23.87).rounded(.up)) <= 1, "\(height)")
  }

  @Test(
    "the width that a label prefers makes it wrap",
    arguments: [("", 1), ("preferredMaxLayoutWidth='110'", 4), ("preferredMaxLayoutWidth='0'", 1)])
  func preferredWidth(_ attribute: String, _ count: Int) throws {
    let made = try MadeScreen(
      ios: """
        <label text="wonderful beautiful colorful meaningful" numberOfLines="0" \(attribute)
        translatesAutoresizingMaskIntoConstraints="NO" id="x">
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        """, constraints(["x.left = root.left", "x.top = root.top"]))
    let height = try made.frame("x").height
    #expect(abs(height - (CGFloat(count) * 23.87).rounded(.up)) <= 1, "\(height)")
  }

  nonisolated private static let red = srgb("textColor", 1, 0, 0)
  nonisolated private static let blue = srgb("highlightedColor", 0, 0, 1)

  /// UILabel.h: `textColor` is the label color; `highlightedTextColor` counts where there is one.
  nonisolated private static let colors: [(String, String, [String])] = [
    ("", "", ["#000000", "#FFFFFF"]), ("", "<nil key='textColor'/>", ["#000000", "#FFFFFF"]),
    ("", red, ["#FF0000", "#FF0000"]),
    ("highlighted='YES'", red + blue, ["#0000FF", "#0000FF"]),
    ("highlighted='NO'", red + blue, ["#FF0000", "#FF0000"]),
    ("highlighted='YES'", red + "<nil key='highlightedColor'/>", ["#FF0000", "#FF0000"]),
    (
      "", "<color key='textColor' systemColor='secondaryLabelColor'/>",
      ["#3C3C4399", "#EBEBF599"]
    ),
  ]

  @Test("a label draws its text in its color", arguments: colors)
  func color(_ attributes: String, _ content: String, _ looks: [String]) throws {
    let made = try Self.made("label", "text='Hello' \(attributes)", content)
    for (style, look) in zip([UserInterfaceStyle.light, .dark], looks) {
      #expect(made.drawn(style).contains(look))
    }
    #expect(made.texts == ["Hello"])
  }

  /// Where a text comes from, and what is drawn of it.
  nonisolated private static let sources: [(String, String, String, String)] = [
    ("label", "text='Plain'", "", "Plain"), ("label", "text=''", "", ""), ("label", "", "", ""),
    ("label", "", "<string key='text'>Two\nlines</string>", "Two\nlines"),
    ("label", "", "<mutableString key='text'>Soft</mutableString>", "Soft"),
    ("label", "", "<string key='text' base64-UTF8='YES'>\nSGVsbG8\n</string>", "Hello"),
    ("label", "text='&lt;&amp;&quot;&#x41;'", "", "<&\"A"),
    ("label", "", attributed("attributedText"), "Styled"),
    ("textField", "text='Typed'", "", "Typed"),
    ("textField", "placeholder='Name'", "", "Name"),
    ("textField", "text='Typed' placeholder='Name'", "", "Typed"),
    ("textView", "text='Long'", "", "Long"),
    ("textView", "", "<string key='text'>Lorem\nipsum</string>", "Lorem\nipsum"),
    ("textView", "", attributed("attributedText"), "Styled"),
    ("searchBar", "placeholder='Find'", "", "Find"), ("searchBar", "text='Tea'", "", "Tea"),
  ]

  nonisolated private static func attributed(_ key: String) -> String {
    "<attributedString key='\(key)'><fragment content='Sty'/><fragment content='led'/>"
      + "</attributedString>"
  }

  @Test("a text is drawn wherever the file has it", arguments: sources)
  func source(_ name: String, _ attributes: String, _ content: String, _ text: String) throws {
    let made = try Self.made(
      name, "\(attributes) numberOfLines='0' borderStyle='roundedRect'", content)
    #expect(made.texts.joined() == text)
  }

  @Test("a password is not legible")
  func password() throws {
    let made = try Self.made(
      "textField", "text='Sesame' borderStyle='line'",
      "<textInputTraits key='textInputTraits' secureTextEntry='YES'/>")
    #expect(try made.view("x", TextField.self).isSecureTextEntry)
    #expect(!made.texts.contains { $0.contains("Sesame") } && !made.texts.isEmpty)
  }

  // MARK: Fields

  @Test(
    "a field has its border",
    arguments: [
      ("none", TextField.BorderStyle.none), ("line", .line), ("bezel", .bezel),
      ("roundedRect", .roundedRect), ("", .none), ("odd", .none),
    ])
  func border(_ word: String, _ style: TextField.BorderStyle) throws {
    let field = try Self.made("textField", "borderStyle='\(word)'").view("x", TextField.self)
    #expect(field.borderStyle == style)
  }

  /// A field's button that clears it, which is there while it has a text.
  @Test(
    "a field has the button that clears it when the file says so",
    arguments: [
      ("clearButtonMode='always' text='A'", true), ("clearButtonMode='always'", false),
      ("clearButtonMode='unlessEditing' text='A'", true),
      ("clearButtonMode='whileEditing' text='A'", false),
      ("clearButtonMode='never' text='A'", false), ("text='A'", false),
    ])
  func clearButton(_ attributes: String, _ isShown: Bool) throws {
    let field = try Self.made("textField", "\(attributes) borderStyle='roundedRect'")
      .view("x", TextField.self)
    #expect(field.subviews.contains { $0 is Button } == isShown)
  }

  @Test(
    "a field's text and placeholder are of their colors",
    arguments: [
      ("text='A'", "#FF0000", "#FF0000"), ("placeholder='A'", "#3C3C434D", "#EBEBF54D"),
    ])
  func fieldColors(_ attributes: String, _ light: String, _ dark: String) throws {
    let made = try Self.made("textField", attributes, Self.red)
    #expect(made.drawn(.light).contains(light) && made.drawn(.dark).contains(dark))
    #expect(made.drawn(.light).contains("#FF0000") == (light == "#FF0000"))
  }

  @Test(
    "an area for text scrolls unless the file says that it does not",
    arguments: [("", true), ("scrollEnabled='YES'", true), ("scrollEnabled='NO'", false)])
  func scrolling(_ attribute: String, _ scrolls: Bool) throws {
    #expect(
      try Self.made("textView", attribute).view("x", TextView.self).isScrollEnabled == scrolls)
  }

  @Test(
    "a search bar has the look of its style",
    arguments: [
      ("searchBarStyle='minimal'", SearchBar.Style.minimal), ("", .default),
      ("searchBarStyle='prominent'", .prominent), ("searchBarStyle='odd'", .default),
    ])
  func searchBar(_ attribute: String, _ style: SearchBar.Style) throws {
    let made = try Self.made("searchBar", "\(attribute) showsCancelButton='YES'")
    let bar = try made.view("x", SearchBar.self)
    #expect(bar.searchBarStyle == style && bar.showsCancelButton)
  }

  // MARK: Attributed texts

  nonisolated private static func fragment(_ attributes: String) -> String {
    "<attributedString key='attributedText'><fragment content='Text'><attributes>\(attributes)"
      + "</attributes></fragment></attributedString>"
  }

  /// Attributes of a fragment with the size, weight and color that it is drawn in.
  nonisolated private static let fragments: [(String, CGFloat, Int, String)] = [
    ("", 17, 400, "#000000"),
    ("<font key='NSFont' metaFont='systemBold' size='20'/>", 20, 700, "#000000"),
    ("<font key='NSFont' size='18' name='HelveticaNeue-Bold'/>", 18, 700, "#000000"),
    (
      "<fontDescription key='NSFont' type='system' weight='heavy' pointSize='9'/>", 9, 800,
      "#000000"
    ),
    ("<font key='NSFont'/>", 17, 400, "#000000"), (srgb("NSColor", 1, 0, 0), 17, 400, "#FF0000"),
    ("<color key='NSColor' systemColor='systemRedColor'/>", 17, 400, "#FF3B30"),
    ("<nil key='NSColor'/>", 17, 400, "#000000"),
    (
      "<color key='NSColor' white='0' alpha='1' colorSpace='calibratedWhite'/>", 17, 400, "#000000"
    ),
  ]

  @Test("a fragment has the font and the color of its attributes", arguments: fragments)
  func fragment(
    _ attributes: String, _ size: CGFloat, _ weight: Int, _ color: String
  ) throws {
    let made = try Self.made("label", "", Self.fragment(attributes))
    let run = try #require(made.view("x", Label.self).styledText?.runs.first)
    #expect(run.string == "Text" && run.font?.pointSize == size && run.font?.weight == weight)
    #expect(made.looks(run.foregroundColor)[0] == color)
  }

  @Test("a fragment's lines and ground are those of its attributes")
  func lines() throws {
    let made = try Self.made(
      "label", "",
      Self.fragment(
        srgb("NSBackgroundColor", 0, 1, 0)
          + "<integer key='NSStrikethrough' value='1'/><integer key='NSUnderline' value='0'/>"))
    let run = try #require(made.view("x", Label.self).styledText?.runs.first)
    #expect(made.looks(run.backgroundColor) == ["#00FF00", "#00FF00"])
    #expect(run.style?.strikethrough != nil && run.style?.underline == nil)
  }
}
