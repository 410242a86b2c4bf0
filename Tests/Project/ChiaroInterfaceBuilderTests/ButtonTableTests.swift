// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Buttons with titles by state, and buttons with a configuration.
@Suite("Buttons show what their state has") @MainActor
struct ButtonTableTests {
  private static func made(
    _ attributes: String, _ content: String, resources: String = "", width: CGFloat = 200,
    height: CGFloat = 100
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <button \(attributes) id="b">\(rect(20, 100, width, height))\(content)</button>
        """, resources: resources)
  }

  private static let system = "buttonType='system'"

  nonisolated private static let normal = "<state key='normal' title='Go'>"
  nonisolated private static let red = srgb("titleColor", 1, 0, 0)
  nonisolated private static let blue = srgb("titleColor", 0, 0, 1)

  /// Attributes and states, with the title and its color in light and in dark.
  ///
  /// UIButton.h: what a state does not say is the normal state's.
  nonisolated private static let states: [(String, String, String?, [String])] = [
    ("buttonType='system'", normal + "</state>", "Go", ["#007AFF", "#0A84FF"]),
    ("buttonType='roundedRect'", normal + "</state>", "Go", ["#007AFF", "#0A84FF"]),
    ("", normal + "</state>", "Go", ["#FFFFFF", "#FFFFFF"]),
    ("", normal + red + "</state>", "Go", ["#FF0000", "#FF0000"]),
    ("buttonType='system'", normal + red + "</state>", "Go", ["#FF0000", "#FF0000"]),
    (
      "selected='YES'", normal + red + "</state><state key='selected' title='On'/>", "On",
      ["#FF0000", "#FF0000"]
    ),
    (
      "selected='YES'", normal + red + "</state><state key='selected'>\(blue)</state>", "Go",
      ["#0000FF", "#0000FF"]
    ),
    (
      "selected='NO'", normal + red + "</state><state key='selected' title='On'>\(blue)</state>",
      "Go", ["#FF0000", "#FF0000"]
    ),
    (
      "enabled='NO'", normal + red + "</state><state key='disabled' title='Off'>\(blue)</state>",
      "Off", ["#0000FF", "#0000FF"]
    ),
    (
      "enabled='NO'", normal + red + "</state><state key='disabled'/>", "Go",
      ["#FF0000", "#FF0000"]
    ),
    (
      "enabled='NO' selected='YES'", normal + red + "</state><state key='selected' title='On'/>",
      "Go", ["#FF0000", "#FF0000"]
    ),
    (
      "", normal + red + "</state><state key='highlighted' title='Press'>\(blue)</state>", "Go",
      ["#FF0000", "#FF0000"]
    ),
    (
      "",
      "<state key='normal' title='Go'><color key='titleColor' systemColor='labelColor'/></state>",
      "Go", ["#000000", "#FFFFFF"]
    ),
    ("", "<state key='normal'><string key='title'>Two\nlines</string></state>", "Two\nlines", []),
    ("", "<state key='normal' title=''/>", nil, []), ("", "", nil, []),
    ("", "<state title='Keyless'/>", nil, []),
  ]

  @Test("a button shows the title and the color of its state", arguments: states)
  func state(
    _ attributes: String, _ content: String, _ title: String?, _ looks: [String]
  ) throws {
    let made = try Self.made(attributes, content)
    let label = try made.view("b", ButtonView.self).title
    #expect((label.isHidden ? nil : label.text) == title)
    if !looks.isEmpty { #expect(made.looks(label.textColor) == looks) }
    #expect(made.texts.joined(separator: "\n") == title ?? "")
  }

  @Test(
    "a disabled title is paler than an enabled one, unless the file gives it a color",
    arguments: [("buttonType='system'", ["#3C3C434D", "#EBEBF54D"])])
  func disabled(_ attributes: String, _ looks: [String]) throws {
    let made = try Self.made("\(attributes) enabled='NO'", Self.normal + "</state>")
    #expect(made.looks(try made.view("b", ButtonView.self).title.textColor) == looks)
  }

  /// Pictures and backgrounds of states, with what is shown of them.
  nonisolated private static let pictures: [(String, String, String?)] = [
    ("", "<state key='normal' image='star' catalog='system'/>", "star"),
    (
      "", "<state key='normal'><imageReference key='image' image='star' catalog='system'/></state>",
      "star"
    ),
    (
      "selected='YES'",
      "<state key='normal' image='star' catalog='system'/>"
        + "<state key='selected' image='star.fill' catalog='system'/>", "star.fill"
    ),
    (
      "enabled='NO'",
      "<state key='normal' image='star' catalog='system'/><state key='disabled' title='Off'/>",
      "star"
    ),
    ("buttonType='infoLight'", "", "info.circle"), ("buttonType='infoDark'", "", "info.circle"),
    ("buttonType='detailDisclosure'", "", "info.circle"),
    ("buttonType='contactAdd'", "", "plus.circle"), ("buttonType='close'", "", "xmark"),
    ("buttonType='system'", "", nil), ("", "<state key='normal' image='nowhere'/>", nil),
  ]

  @Test("a button shows the picture of its state, or else of its type", arguments: pictures)
  func picture(_ attributes: String, _ content: String, _ symbol: String?) throws {
    let made = try Self.made(attributes, content)
    let picture = try #require(
      made.view("b", ButtonView.self).subviews.compactMap { $0 as? PictureView }.first)
    let shown = picture.isHidden ? nil : picture.image?.content
    #expect(shown == symbol.map { .symbol($0) })
  }

  @Test(
    "the background of the normal state is that of states without one",
    arguments: [
      ("", "<state key='normal' backgroundImage='plate'/>"),
      ("selected='YES'", "<state key='normal' backgroundImage='plate'/><state key='selected'/>"),
      (
        "enabled='NO'",
        "<state key='normal' backgroundImage='plate'/><state key='disabled' title='Off'/>"
      ),
      (
        "selected='YES'",
        "<state key='normal' backgroundImage='other'/>"
          + "<state key='selected' backgroundImage='plate'/>"
      ),
    ])
  func background(_ attributes: String, _ content: String) throws {
    let names = NamedAssets()
    names.addImages(from: LoosePictures(paths: ["a/plate.png", "a/other.png"]))
    let made = try MadeScreen(
      ios: "<button \(attributes) id='b'>\(rect(0, 0, 90, 40))\(content)</button>", names: names)
    #expect(try made.view("b", ButtonView.self).background?.content == .file("a/plate.png"))
  }

  // MARK: Configurations

  nonisolated private static func configuration(_ attributes: String, _ content: String = "")
    -> String
  {
    "<state key='normal' title='Button'/><buttonConfiguration key='configuration' "
      + "title='Buy' \(attributes)>\(content)</buttonConfiguration>"
  }

  /// Styles with the colors of title and ground in light and in dark.
  nonisolated private static let styles: [(String, String, [String], [String])] = [
    ("style='plain'", "", ["#007AFF", "#0A84FF"], ["#00000000", "#00000000"]),
    ("style='filled'", "", ["#FFFFFF", "#FFFFFF"], ["#007AFF", "#0A84FF"]),
    ("style='gray'", "", ["#007AFF", "#0A84FF"], ["#78788029", "#78788052"]),
    (
      "style='filled'", srgb("baseBackgroundColor", 0, 1, 0), ["#FFFFFF", "#FFFFFF"],
      ["#00FF00", "#00FF00"]
    ),
    (
      "style='filled'", srgb("baseForegroundColor", 1, 0, 0), ["#FF0000", "#FF0000"],
      ["#007AFF", "#0A84FF"]
    ),
    (
      "style='gray'",
      "<color key='baseForegroundColor' systemColor='labelColor'/>"
        + "<color key='baseBackgroundColor' systemColor='systemBackgroundColor'/>",
      ["#000000", "#FFFFFF"], ["#FFFFFF", "#000000"]
    ),
    (
      "style='plain'",
      "<backgroundConfiguration key='background'>\(srgb("backgroundColor", 0, 0, 1))"
        + "</backgroundConfiguration>", ["#007AFF", "#0A84FF"], ["#0000FF", "#0000FF"]
    ),
    ("style='unheard'", "", ["#007AFF", "#0A84FF"], ["#00000000", "#00000000"]),
    ("", "", ["#007AFF", "#0A84FF"], ["#00000000", "#00000000"]),
  ]

  @Test("a configuration's style decides the colors that the file leaves open", arguments: styles)
  func style(
    _ attributes: String, _ content: String, _ title: [String], _ ground: [String]
  ) throws {
    let made = try Self.made("", Self.configuration(attributes, content))
    let button = try made.view("b", ButtonView.self)
    #expect(button.title.text == "Buy" && made.texts == ["Buy"])
    #expect(made.looks(button.title.textColor) == title)
    #expect(made.looks(button.ground?.backgroundColor) == ground)
  }

  @Test(
    "old and new names of a style mean the same",
    arguments: [
      ("borderedProminent", "filled"), ("bordered", "gray"), ("borderedTinted", "tinted"),
      ("borderless", "plain"),
    ])
  func names(_ one: String, _ other: String) throws {
    let looks = try [one, other].map { style in
      let made = try Self.made("", Self.configuration("style='\(style)'"))
      let button = try made.view("b", ButtonView.self)
      return made.looks(button.title.textColor) + made.looks(button.ground?.backgroundColor)
    }
    #expect(looks[0] == looks[1])
  }

  @Test("a tinted ground is the tint, and lets what is behind it shine through")
  func tinted() throws {
    let made = try Self.made("", Self.configuration("style='tinted'"))
    let button = try made.view("b", ButtonView.self)
    let looks = made.looks(button.ground?.backgroundColor)
    #expect(looks.map { $0.prefix(7) } == ["#007AFF", "#0A84FF"])
    #expect(looks.allSatisfy { $0.count == 9 })
  }

  @Test("a disabled configuration is gray, whatever its colors", arguments: ["filled", "plain"])
  func disabledConfiguration(_ style: String) throws {
    let made = try Self.made(
      "enabled='NO'",
      Self.configuration("style='\(style)'", srgb("baseForegroundColor", 1, 0, 0)))
    let looks = made.looks(try made.view("b", ButtonView.self).title.textColor)
    #expect(looks == ["#3C3C434D", "#EBEBF54D"])
  }

  /// The picture of a symbol of 20 by 20 points, beside or above a title.
  nonisolated private static let placements: [(String, String, String)] = [
    ("", "x", "<"), ("imagePlacement='leading'", "x", "<"),
    ("imagePlacement='trailing'", "x", ">"), ("imagePlacement='top'", "y", "<"),
    ("imagePlacement='bottom'", "y", ">"), ("imagePlacement='inside'", "x", "<"),
  ]

  @Test("a picture stands on the side that the file says", arguments: placements)
  func placement(_ attribute: String, _ axis: String, _ order: String) throws {
    let made = try Self.made(
      "",
      Self.configuration(
        "style='plain' image='star' catalog='system' imagePadding='6' \(attribute)"))
    let button = try made.view("b", ButtonView.self)
    let picture = try #require(button.subviews.compactMap { $0 as? PictureView }.first)
    let (first, second) =
      order == "<" ? (picture.frame, button.title.frame) : (button.title.frame, picture.frame)
    // Between them is the padding, and both together stand in the middle.
    if axis == "x" {
      #expect(abs(second.minX - first.maxX - 6) < 0.7)
      #expect(abs(first.minX + second.maxX - 200) < 0.7)
      #expect(abs(first.midY - second.midY) < 0.7)
    } else {
      #expect(abs(second.minY - first.maxY - 6) < 0.7)
      #expect(abs(first.minY + second.maxY - 100) < 0.7)
      #expect(abs(first.midX - second.midX) < 0.7)
    }
  }

  /// A button that is as large as its content: what insets add on each side.
  nonisolated private static let insets: [(String, CGFloat, CGFloat)] = [
    ("", 24, 14),
    (
      "<directionalEdgeInsets key='contentInsets' top='1' leading='2' bottom='3' trailing='4'/>",
      6, 4
    ),
    (
      "<directionalEdgeInsets key='contentInsets' top='0.0' leading='0.0' bottom='0.0' "
        + "trailing='0.0'/>", 0, 0
    ),
  ]

  @Test("a configured button is larger than its title by its insets", arguments: insets)
  func insets(_ insets: String, _ across: CGFloat, _ down: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
        \(Self.configuration("style='plain'", insets))</button>
        """, constraints(["b.left = root.left", "b.top = root.top"]))
    let button = try made.view("b", ButtonView.self)
    let text = button.title.intrinsicContentSize
    #expect(abs(button.frame.width - text.width - across) <= 1)
    #expect(abs(button.frame.height - text.height - down) <= 1)
  }

  @Test(
    "a picture that a configuration enlarges takes more room",
    arguments: [("", 17.0), ("pointSize", 40), ("font", 30), ("scale", 17 * 1.28)])
  func symbol(_ kind: String, _ points: CGFloat) throws {
    let look =
      switch kind {
      case "pointSize":
        "<preferredSymbolConfiguration key='preferredSymbolConfigurationForImage' "
          + "configurationType='pointSize' pointSize='40'/>"
      case "font":
        "<preferredSymbolConfiguration key='preferredSymbolConfigurationForImage' "
          + "configurationType='font'><fontDescription key='font' type='system' pointSize='30'/>"
          + "</preferredSymbolConfiguration>"
      case "scale":
        "<preferredSymbolConfiguration key='preferredSymbolConfigurationForImage' scale='large'/>"
      default: ""
      }
    for content in [
      Self.configuration("style='plain' image='star' catalog='system'", look),
      "<state key='normal' image='star' catalog='system'>\(look)</state>",
    ] {
      let made = try Self.made("", content)
      let size = try #require(made.view("b", ButtonView.self).imageSize)
      // Files keep a symbol's size for some 109 points; without it, it is 128 by 123.
      #expect(abs(size.width - 128 * points / 109) < 0.5, "\(size)")
    }
  }

  @Test(
    "content stands at the side that the control says",
    arguments: [
      ("left", 0.0), ("leading", 0), ("right", 1), ("trailing", 1), ("center", 0.5), ("fill", 0.5),
      ("aside", 0.5),
    ])
  func alignment(_ side: String, _ share: CGFloat) throws {
    let made = try Self.made(
      "contentHorizontalAlignment='\(side)' \(Self.system)", Self.normal + "</state>")
    let title = try made.view("b", ButtonView.self).title.frame
    #expect(abs(title.minX - (200 - title.width) * share) < 0.7, "\(title)")
  }

  @Test(
    "content stands at the height that the control says",
    arguments: [("top", 0.0), ("bottom", 1), ("center", 0.5), ("fill", 0.5)])
  func height(_ side: String, _ share: CGFloat) throws {
    let made = try Self.made(
      "contentVerticalAlignment='\(side)' \(Self.system)", Self.normal + "</state>")
    let title = try made.view("b", ButtonView.self).title.frame
    #expect(abs(title.minY - (100 - title.height) * share) < 0.7, "\(title)")
  }
}
