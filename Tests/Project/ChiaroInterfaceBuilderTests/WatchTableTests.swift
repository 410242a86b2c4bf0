// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Groups, labels and the like of a watch: a screen of 156 by 195 points, 21 of them for the time.
@Suite("Objects of a watch stand in their groups") @MainActor
struct WatchTableTests {
  private static func made(_ items: String, _ controller: String = "") throws -> MadeScreen {
    try MadeScreen(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <device id="watch42"/><scenes><scene sceneID="s"><objects><controller id="c">
      <items>\(items)</items>\(controller)</controller></objects></scene></scenes></document>
      """)
  }

  private static func box(_ id: String, _ attributes: String) -> String {
    "<group \(attributes) id=\"\(id)\"/>"
  }

  /// A group of 100 by 80 points with two groups in it, and where these stand.
  ///
  /// WKInterfaceGroup: sizes up to 1 are shares of the container's.
  nonisolated private static let groups: [(String, String, String, CGRect, CGRect)] = [
    (
      "layout='horizontal' spacing='4'", "width='20' height='10'", "width='30' height='10'",
      CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 24, y: 0, width: 30, height: 10)
    ),
    (
      "spacing='4'", "width='20' height='10'", "width='30' height='10' alignment='right'",
      CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 70, y: 0, width: 30, height: 10)
    ),
    (
      "layout='vertical' spacing='6'", "width='20' height='10'", "width='30' height='10'",
      CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 16, width: 30, height: 10)
    ),
    (
      "layout='vertical'", "width='20' height='10' alignment='center'",
      "width='30' height='10' verticalAlignment='bottom'",
      CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 0, y: 70, width: 30, height: 10)
    ),
    (
      "layout='overlap'", "width='20' height='10' alignment='center' verticalAlignment='center'",
      "width='30' height='10' alignment='right' verticalAlignment='bottom'",
      CGRect(x: 40, y: 35, width: 20, height: 10), CGRect(x: 70, y: 70, width: 30, height: 10)
    ),
    (
      "layout='vertical' spacing='0'", "width='1' height='0.25'", "width='0.5' height='0.5'",
      CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 50, height: 40)
    ),
    (
      "layout='horizontal' spacing='10'", "width='0.5' height='1'", "width='0.5' height='1'",
      CGRect(x: 0, y: 0, width: 45, height: 80), CGRect(x: 55, y: 0, width: 45, height: 80)
    ),
  ]

  @Test("groups stand in a group as its layout says", arguments: groups)
  func group(
    _ attributes: String, _ first: String, _ second: String, _ one: CGRect, _ other: CGRect
  ) throws {
    let made = try Self.made(
      """
      <group \(attributes) width="100" height="80" id="g"><items>\(Self.box("a", first))
      \(Self.box("b", second))</items></group>
      """)
    let frames = try ["a", "b"].map { try made.placed($0).view.frame }
    #expect(areNear(frames[0], one) && areNear(frames[1], other), "\(frames)")
  }

  @Test(
    "what is in a group stands within its margins",
    arguments: [
      ("<edgeInsets key='margins' left='3' right='5' top='7' bottom='9'/>", 3.0, 7.0, 92.0, 64.0),
      ("", 0, 0, 100, 80),
    ])
  func margins(
    _ insets: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) throws {
    let made = try Self.made(
      """
      <group layout="vertical" width="100" height="80" id="g"><items>
      \(Self.box("a", "width='1' height='1'"))</items>\(insets)</group>
      """)
    let expected = CGRect(x: x, y: y, width: width, height: height)
    #expect(areNear(try made.placed("a").view.frame, expected))
  }

  @Test("objects of a controller stand below one another, and below the time")
  func column() throws {
    let made = try Self.made(
      Self.box("a", "width='1' height='20'") + Self.box("b", "width='1' height='30'"))
    let frames = try ["a", "b"].map { try made.placed($0).view.frame }
    #expect(frames[0] == CGRect(x: 1, y: 21, width: 154, height: 20))
    #expect(frames[1] == CGRect(x: 1, y: 45, width: 154, height: 30))
  }

  @Test("a hidden object takes no room")
  func hidden() throws {
    let made = try Self.made(
      Self.box("a", "width='1' height='20' hidden='YES'") + Self.box("b", "width='1' height='30'"))
    #expect(try made.placed("b").view.frame.minY == 21)
  }

  /// Objects with the text that they show.
  nonisolated private static let texts: [(String, [String])] = [
    ("<label text='Hello' id='x'/>", ["Hello"]), ("<label id='x'/>", []),
    ("<button title='Go' id='x'/>", ["Go"]), ("<switch title='Sound' on='YES' id='x'/>", ["Sound"]),
    ("<textField placeholder='Name' id='x'/>", ["Name"]),
    (
      "<button id='x'><group key='contentGroup' width='1' id='g'><items>"
        + "<label text='In' id='l'/></items></group></button>", ["In"]
    ),
    (
      "<table id='x'><items><tableRow identifier='r' id='r'><group key='rootItem' width='1' id='g'>"
        + "<items><label text='Row' id='l'/></items></group></tableRow></items></table>", ["Row"]
    ),
    ("<map id='x' width='1' height='80'/>", ["WKInterfaceMap"]),
  ]

  @Test("an object shows its text", arguments: texts)
  func text(_ item: String, _ texts: [String]) throws {
    let made = try Self.made(item)
    #expect(made.texts.filter { !$0.isEmpty } == texts)
  }

  @Test("a text without a color is white on black, whichever style is asked for")
  func colors() throws {
    for (content, color) in [("", "#FFFFFF"), (srgb("textColor", 1, 0, 0), "#FF0000")] {
      let made = try Self.made("<label text='Hello' id='x'>\(content)</label>")
      for style in [UserInterfaceStyle.light, .dark] {
        #expect(made.drawn(style).isSuperset(of: [color, "#000000"]))
      }
    }
    let ground = try Self.made("", srgb("backgroundColor", 0, 0, 1))
    #expect(ground.drawn(.light).contains("#0000FF"))
  }

  @Test(
    "a group has the corners that the file gives it, and six points on a ground of its own",
    arguments: [
      ("radius='12'", "", 12.0), ("", srgb("backgroundColor", 1, 0, 0), 6), ("", "", 0),
      ("radius='0.0'", srgb("backgroundColor", 1, 0, 0), 0), ("radius='-4'", "", 0),
    ])
  func corners(_ attribute: String, _ content: String, _ radius: CGFloat) throws {
    let made = try Self.made("<group \(attribute) height='40' id='g'>\(content)</group>")
    #expect(try made.placed("g").view.layer.cornerRadius == radius)
  }

  @Test(
    "an object is of WatchKit's class",
    arguments: [
      ("group", "WKInterfaceGroup"), ("table", "WKInterfaceTable"), ("label", "WKInterfaceLabel"),
      ("date", "WKInterfaceDate"), ("timer", "WKInterfaceTimer"), ("button", "WKInterfaceButton"),
      ("switch", "WKInterfaceSwitch"), ("slider", "WKInterfaceSlider"),
      ("picker", "WKInterfacePicker"), ("imageView", "WKInterfaceImage"),
      ("separator", "WKInterfaceSeparator"), ("map", "WKInterfaceMap"),
      ("movie", "WKInterfaceMovie"),
    ])
  func classes(_ element: String, _ name: String) throws {
    #expect(try Self.made("<\(element) id='x'/>").placed("x").className == name)
  }
}
