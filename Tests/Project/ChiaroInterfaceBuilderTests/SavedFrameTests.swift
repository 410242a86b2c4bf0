// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroTestSupport
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// What files tell by their frames of what nobody else can know.
@Suite("Saved frames tell what was measured and what gave way") @MainActor
struct SavedFrameTests {
  private static func label(_ id: String, _ rect: String) -> String {
    """
    <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" \(rect)/>
    <fontDescription key="fontDescription" name="Quicksand-Bold" pointSize="17"/></label>
    """
  }

  private static func frames(
    _ content: String, trustsSavedSizes: Bool = true
  ) -> [String: CGRect] {
    let bytes = Array(InterfaceScreens.storyboard(content).utf8)
    let document = InterfaceScreens.document(bytes, "a.storyboard")
    let screens = InterfaceScreens.screens(document, trustsSavedSizes: trustsSavedSizes)
    let views = screens.flatMap(\.views).compactMap { placed in
      placed.element.objectID.map { ($0, InterfaceScreen.fileFrame(of: placed)) }
    }
    return Dictionary(views) { first, _ in first }
  }

  private static let corner = """
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top"
    constant="100"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="root"
    secondAttribute="leading" constant="20"/>
    """

  @Test("a text in a font of the app's is as large as Xcode measured it, where that is trusted")
  func contentSizes() throws {
    let content = """
      <subviews>\(Self.label("l", #"x="20" y="100" width="71" height="33""#))</subviews>
      <constraints>\(Self.corner)</constraints>
      """
    let trusted = try #require(Self.frames(content)["l"])
    #expect(trusted == CGRect(x: 20, y: 100, width: 71, height: 33))
    let own = try #require(Self.frames(content, trustsSavedSizes: false)["l"])
    #expect(own.width < 60 && own.height < 22)
  }

  @Test("of two constraints that contradict each other, the one that held goes on holding")
  func brokenConstraints() throws {
    for saved in [50.0, 80] {
      let content = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="100" width="90" height="\(saved)"/><constraints>
        <constraint firstAttribute="width" constant="90"/>
        <constraint firstAttribute="height" constant="80"/>
        <constraint firstAttribute="height" constant="50"/></constraints></view></subviews>
        <constraints>\(Self.corner)</constraints>
        """
      #expect(try #require(Self.frames(content)["l"]).height == saved)
    }
  }

  @Test("a margin is as wide as a view that is tied to it says")
  func margins() throws {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="37" y="100" width="325" height="50"/></view></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top"
      constant="100"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root"
      secondAttribute="leadingMargin"/>
      <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing"
      constant="4"/></constraints>
      """
    let frame = try #require(Self.frames(content)["l"])
    #expect(frame == CGRect(x: 37, y: 100, width: 325, height: 50))
  }

  @Test("content of cells without a name, and views beside a controller, are there")
  func places() throws {
    let cell = """
      <subviews><collectionView id="c"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews>\(Self.label("inner", #"x="4" y="4" width="50" height="20""#))</subviews></view>
      </collectionViewCell></cells></collectionView></subviews>
      """
    #expect(Self.frames(cell)["inner"] == CGRect(x: 4, y: 4, width: 50, height: 20))
    let file = InterfaceScreens.storyboard("").replacingOccurrences(
      of: "</viewController>",
      with: "</viewController><pickerView id=\"beside\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"216\"/></pickerView>")
    let document = InterfaceScreens.document(Array(file.utf8), "a.storyboard")
    #expect(InterfaceScreens.screens(document).map(\.object) == ["vc", "beside"])
  }

  @Test(
    "controls of macOS are laid out as their frames say, whichever Xcode saved the file",
    arguments: [
      ("23000", 32.0, 7.0), ("14000", 32, 6), ("24765", 32, 7), ("24765", 24, 0),
    ])
  func macControls(_ version: String, _ height: Double, _ side: Double) throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"
      toolsVersion="\(version)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customView id="root"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="\(20 - side)" y="20" width="96" height="\(height)"/>
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border"/>
      </button></subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root"
      secondAttribute="leading" constant="20"/></constraints></customView></objects></document>
      """
    let document = InterfaceScreens.document(Array(file.utf8), "a.xib")
    let placed = try #require(
      InterfaceScreens.screens(document).flatMap(\.views).first { $0.className == "NSButton" })
    let frame = InterfaceScreen.fileFrame(of: placed)
    #expect(frame.minX == 20 - side && frame.height == height && frame.width == 96)
  }

  @Test("pictures outside of catalogs are found by their names, the sharpest first")
  func loosePictures() {
    let pictures = LoosePictures(paths: [
      "a/server.png", "a/server@2x.png", "b/photo@3x.jpg", "b/photo.jpg",
    ])
    let found = ["server", "server.png", "photo.jpg", "photo", "none"].map { name in
      pictures.image(named: name)?.content
    }
    let server = ImageContent.file("a/server@2x.png")
    #expect(found == [server, server, .file("b/photo@3x.jpg"), nil, nil])
  }

  @Test("the background of a configured button is told beside its own")
  func configuredButton() throws {
    let content = """
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="plain" title="Retry">
      <backgroundConfiguration key="background">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/></backgroundConfiguration></buttonConfiguration></button></subviews>
      """
    let bytes = Array(InterfaceScreens.storyboard(content).utf8)
    let views = InterfaceScreens.screens(InterfaceScreens.document(bytes, "a.storyboard"))
      .flatMap(\.views)
    let button = try #require(views.first { $0.element.objectID == "b" })
    #expect(button.colors.map(\.key) == ["backgroundColor", "background.backgroundColor"])
    #expect((button.view as? ButtonView)?.ground?.backgroundColor == button.colors.last?.color)
  }

  @Test(
    "the corners of a configured button have the radius of their style, or else their own",
    arguments: [
      ("", 3.0), ("fixed", 3), ("dynamic", 3), ("small", 4), ("medium", 6), ("large", 9),
      ("capsule", 1000),
    ])
  func corners(style: String, radius: CGFloat) throws {
    let content = """
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="plain" cornerStyle="\(style)">
      <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2">
      <color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration>
      </buttonConfiguration></button></subviews>
      """
    let bytes = Array(InterfaceScreens.storyboard(content).utf8)
    let button = InterfaceScreens.screens(InterfaceScreens.document(bytes, "a.storyboard"))
      .flatMap(\.views).lazy.compactMap { $0.view as? ButtonView }.first
    let ground = try #require(button?.ground)
    #expect(ground.cornerRadius == radius && ground.strokeWidth == 2)
    #expect(ground.strokeColor != nil && button?.layer.borderWidth == 0)
  }
}
