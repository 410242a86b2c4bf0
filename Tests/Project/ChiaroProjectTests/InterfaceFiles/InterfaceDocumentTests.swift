// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import Testing

@Suite("Interface files")
struct InterfaceDocumentTests {
  @Test(
    "every element, attribute, text and place is what expat reads", arguments: InterfaceFixture.all)
  func digest(of fixture: InterfaceFixture) throws {
    let document = try fixture.document()
    #expect(document.diagnostics == [])
    #expect(document.elements.count == fixture.elements)
    #expect(document.elements.reduce(0) { $0 + $1.attributes.count } == fixture.attributes)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for element in document.elements {
      let pairs = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
      let line = "\(element.line):\(element.column) \(element.name)\(pairs)|\(element.text)\n"
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(String(hash, radix: 16) == String(fixture.hash.drop { $0 == "0" }))
  }

  @Test("what a file is made for")
  func settings() throws {
    let found = try InterfaceFixture.all.map { fixture in
      let document = try fixture.document()
      let runtime = document.runtime.map { "\($0)" } ?? "?"
      return "\(fixture.name) \(document.kind) \(runtime) \(document.scenes.count)"
    }
    #expect(
      found == [
        "NetNewsWire/AccountsFeedbin.xib xib macOS 0",
        "NetNewsWire/Inspector.storyboard storyboard iOS 4",
        "NetNewsWire/LaunchScreenPhone.storyboard storyboard iOS 1",
        "NetNewsWire/MacInspector.storyboard storyboard macOS 5",
        "NetNewsWire/Main.storyboard storyboard iOS 6",
        "NetNewsWire/ShareFolderPickerAccountCell.xib xib iOS 0",
        "NetNewsWire/TimelineTableView.xib xib macOS 0",
        "R-swift/LaunchScreen.xib xib iOS 0",
        "R-swift/Main.storyboard storyboard iOS 7",
        "R-swift/Specials.storyboard storyboard iOS 2",
        "R-swift/TV.storyboard storyboard tvOS 1",
        "R-swift/Watch.storyboard storyboard watchOS 4",
        "SwiftGen/Message.storyboard storyboard iOS 7",
      ])
    let launch = try #require(InterfaceFixture.all.first { $0.name.contains("LaunchScreenP") })
    let document = try launch.document()
    #expect(document.isLaunchScreen && document.usesSafeAreas && document.usesAutolayout)
    #expect(document.usesTraitCollections && document.initialViewController == "2hg-qO-omg")
    #expect(document.device?[attribute: "id"] == "retina6_1")
    #expect(document.element(id: "2hg-qO-omg")?.name == "viewController")
    #expect(document.topLevelObjects(of: document.scenes.first).map(\.name).count == 2)
  }

  @Test("elements are reached by key, name, identifier and place")
  func elements() throws {
    let document = InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <view id="a-1" userLabel='Caf&#xE9; &lt;&amp;"'><subviews><label id="b" text="x\ty"/>
          <string key="title" base64-UTF8="YES">
      DQ</string><string>a &gt; b<![CDATA[<c> & ]]><!-- d -->e</string></subviews>
          <color key="backgroundColor" name="Sky"/></view>
      </objects></document>
      """)
    #expect(document.diagnostics == [])
    let view = try #require(document.element(id: "a-1"))
    #expect(view[attribute: "userLabel"] == "Café <&\"")
    #expect(view.children.map(\.name) == ["subviews", "color"])
    #expect(view.descendants.map(\.name) == ["subviews", "label", "string", "string", "color"])
    #expect(
      view.child(key: "backgroundColor")?.attributes.map(\.value) == [
        "backgroundColor", "Sky",
      ])
    let subviews = try #require(view.child(named: "subviews"))
    #expect(subviews.children.map(\.text) == ["", "\r", "a > b<c> & e"])
    #expect(subviews.parent == view && view.parent?.parent == document.root)
    #expect(
      document.element(id: "b")?.ancestors.map(\.name) == [
        "subviews", "view", "objects", "document",
      ])
    #expect(document.element(id: "b")?[attribute: "text"] == "x y")
    #expect(
      document.element(id: "b")?.location == SourceLocation(file: "A.xib", line: 2, column: 61))
    #expect("\(view)" == "<view id=\"a-1\">" && document.element(id: "c") == nil)
  }
}
