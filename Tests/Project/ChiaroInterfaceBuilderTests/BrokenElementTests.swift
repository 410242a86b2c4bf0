// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Every element that is drawn, with values that no Xcode writes.
@Suite("Broken elements end nothing") @MainActor
struct BrokenElementTests {
  private static let values = [
    "nan", "-inf", "1e308", "-1", "0", "", "YES", "999999999999999999999", "💥", "0x7F", "1:0",
    "&#0;&lt;",
  ]

  /// The identifiers of all that can be odd about a screen.
  private static let known: Set<String> = [
    "view-not-drawn", "image-not-found", "color-not-found", "constraint-left-out",
    "font-substituted", "runtime-color-without-effect", "too-many-views", "too-many-constraints",
  ]

  /// The attributes of elements, as a table of the vocabulary has them.
  private static func attributes(_ table: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var element = ""
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") { element = String(word.dropLast()) }
      found[element, default: []] += word.hasSuffix(":") ? [] : [String(word)]
    }
    return found
  }

  private static let parts = """
    <rect key="frame" x="*" y="*" width="*" height="*"/><autoresizingMask key="autoresizingMask"
    widthSizable="*"/><fontDescription key="fontDescription" type="*" pointSize="*" style="*"/>
    <color key="textColor" red="*" green="*" blue="*" alpha="*" customColorSpace="*"/>
    <color key="backgroundColor" name="*" catalog="*"/><state key="*" title="*" image="*"/>
    <state key="normal" title="*"><color key="titleColor" white="*" alpha="*"/></state>
    <inset key="contentEdgeInsets" minX="*" minY="*" maxX="*" maxY="*"/>
    <edgeInsets key="layoutMargins" top="*" left="*" bottom="*" right="*"/>
    <segments><segment title="*" label="*" image="*"/></segments><items><barButtonItem title="*"
    systemItem="*" width="*" id="i*"/><tabBarItem title="*" systemItem="*" id="j*"/></items>
    <date key="date" timeIntervalSinceReferenceDate="*"/><tableColumns><tableColumn width="*"
    id="k*"/></tableColumns><imageReference key="image" image="*" symbolScale="*"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
    keyPath="layer.cornerRadius" value="*"/></userDefinedRuntimeAttributes>
    <genericCell key="cell" title="*" type="*" controlSize="*" minValue="*" maxValue="*"
    doubleValue="*" numberOfTickMarks="*" state="*" borderStyle="*" alignment="*"/>
    <constraints><constraint firstAttribute="width" constant="*" multiplier="*" priority="*"/>
    </constraints><connections><segue destination="*" kind="embed" id="s*"/></connections>
    """

  private static func element(_ name: String, _ own: [String], _ value: String) -> String {
    let attributes = own.filter { !["id", "key"].contains($0) }.map { "\($0)='\(value)'" }
    let inner = parts.replacing("*", with: value)
    return "<\(name) \(attributes.joined(separator: " ")) id='x'>\(inner)</\(name)>"
  }

  private static func check(_ made: MadeScreen, _ context: String) throws {
    for placed in made.screen.views {
      let frame = InterfaceScreen.windowFrame(of: placed)
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(!sides.contains { !$0.isFinite }, "\(context): \(placed.element) \(frame)")
    }
    #expect(Set(made.odd).isSubset(of: known), "\(context): \(made.odd)")
    #expect(!made.screen.window.displayList.commands.isEmpty, "\(context)")
  }

  @Test("an element of UIKit with any value is drawn", arguments: ElementKinds.uiKit.keys.sorted())
  func uiKit(_ name: String) throws {
    let own =
      Self.attributes(UIKitVocabulary.views)[name, default: []]
      + UIKitVocabulary.common.split(whereSeparator: \.isWhitespace).map(String.init)
    for value in Self.values {
      let made = try MadeScreen(
        ios: Self.element(name, own, value), srgb("backgroundColor", 1, 1, 1))
      try Self.check(made, "\(name) \(value)")
    }
  }

  @Test(
    "an element of AppKit with any value is drawn", arguments: ElementKinds.appKit.keys.sorted())
  func appKit(_ name: String) throws {
    let own =
      Self.attributes(AppKitVocabulary.views)[name, default: []]
      + AppKitVocabulary.common.split(whereSeparator: \.isWhitespace).map(String.init)
    for value in Self.values {
      try Self.check(try MadeScreen(mac: Self.element(name, own, value)), "\(name) \(value)")
    }
  }

  @Test("an object of a watch with any value is drawn", arguments: WatchFamily.kinds.keys.sorted())
  func watch(_ name: String) throws {
    for value in Self.values {
      let content = Self.element(name, ["width", "height", "spacing", "text", "title"], value)
      try Self.check(try MadeScreen(Self.watchPage(content)), "\(name) \(value)")
    }
  }

  private static func watchPage(_ items: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
    <device id="watch42"/><scenes><scene sceneID="s"><objects><controller id="c"><items>\(items)
    </items></controller></objects></scene></scenes></document>
    """
  }

  @Test(
    "elements in elements of their kind end with what can be drawn",
    arguments: [
      "view", "stackView", "scrollView", "tableView", "collectionView", "visualEffectView",
      "button", "label", "tableViewCell",
    ])
  func deep(_ name: String) throws {
    let depth = 150
    let open = (0..<depth).map {
      "<\(name) id='\(name)\($0)'>\(rect(1, 1, 300, 300))<subviews>"
    }
    let text = open.joined() + String(repeating: "</subviews></\(name)>", count: depth)
    let made = try MadeScreen(ios: text, srgb("backgroundColor", 1, 1, 1))
    #expect(made.screen.views.count > 1)
    try Self.check(made, name)
  }

  @Test("two objects of one identifier are both drawn, and references mean the first")
  func twins() throws {
    let text = InterfaceScreens.storyboard(
      """
      <subviews><view id="a">\(rect(10, 100, 20, 20))</view>
      <view id="a">\(rect(50, 100, 20, 20))</view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      \(constraints([
        "b.left = a.left", "b.top = a.bottom", "b.width = a.width", "b.height = 9",
      ]))
      """)
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    #expect(document.diagnostics.map(\.id) == ["interface-object-twice"])
    let made = try MadeScreen(text)
    #expect(made.screen.views.count == 4)
    #expect(try made.frame("b") == CGRect(x: 10, y: 120, width: 20, height: 9))
  }

  /// Parts of a view that are missing or stand where they mean nothing.
  nonisolated private static let strays = [
    "<subviews/>", "<subviews><subviews/></subviews>", "<constraints><view/></constraints>",
    "<constraints/><constraints/>", "<rect/>", "<rect key='bounds' width='9'/>", "<color/>",
    "<color key=''/>", "<nil/>", "<nil key='backgroundColor'/>", "<variation/>",
    "<variation key='default'><mask/></variation>", "<viewLayoutGuide/>",
    "<viewLayoutGuide key='odd' id='g'/>", "<layoutGuides><view id='w'/></layoutGuides>",
    "<userDefinedRuntimeAttributes/>", "<connections><segue/></connections>",
    "<!-- comment --><?target data?>", "<![CDATA[ text ]]>", "text between",
    "<subviews><label/></subviews>", "<subviews><label key='odd'/></subviews>",
  ]

  @Test("parts that are missing or mean nothing leave the others as they are", arguments: strays)
  func stray(_ content: String) throws {
    let made = try MadeScreen(
      ios: """
        <view id="v">\(content)\(rect(10, 20, 30, 40))</view>
        <label text="After" id="l">\(rect(0, 100, 90, 20))</label>
        """)
    #expect(try made.frame("v") == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(made.texts == ["After"])
  }

  @Test(
    "a file that ends early has what came before",
    arguments: [
      ("<label text='One' id='l'>", ["One"]),
      ("<label text='One' id='l'><rect key='frame' x='0' y='0' width='90' height='20'/>", ["One"]),
      ("<label text='One' id='l'><rect key='frame' x='0' y='0' width='90' height='2", ["One"]),
    ])
  func cut(_ end: String, _ texts: [String]) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v">\(rect(0, 0, 300, 300))<subviews>\(end)
      """
    let document = InterfaceScreens.document(Array(text.utf8), "a.xib")
    #expect(!document.diagnostics.isEmpty)
    let made = try MadeScreen(text, "a.xib")
    #expect(made.screen.views.map(\.text) == [nil, texts.first])
  }

  @Test("of many odd things the first fifty are reported")
  func many() throws {
    let images = (0..<80).map {
      "<imageView image='none\($0)' id='i\($0)'>\(rect(0, 0, 9, 9))</imageView>"
    }
    #expect(try MadeScreen(ios: images.joined()).odd.count == 50)
  }

  @Test("a color that many views have is reported for each, and once for a view")
  func repeated() throws {
    let view = { (id: String) in
      "<view id='\(id)'>\(rect(0, 0, 9, 9))<color key='backgroundColor' name='Gone'/></view>"
    }
    let made = try MadeScreen(ios: view("a") + view("b"))
    #expect(made.odd == ["color-not-found", "color-not-found"])
    #expect(made.screen.diagnostics.map(\.location.line).count == 2)
  }
}
