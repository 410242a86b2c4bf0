// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// The devices of Interface Builder's canvas, and the size classes that they have.
@Suite("Devices have Apple's sizes and size classes") @MainActor
struct DeviceTableTests {
  private static func model(
    _ device: String, runtime: String = "iOS.CocoaTouch"
  ) -> DeviceModel {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(runtime)">
      \(device)<objects/></document>
      """
    return DeviceModel(InterfaceScreens.document(Array(text.utf8), "a.xib"))
  }

  /// Sizes in points, scales, and the safe area above and below, upright.
  ///
  /// Human Interface Guidelines, Layout, Specifications; `retina6_7` as in the files of Xcode.
  nonisolated private static let devices: [(String, CGFloat, CGFloat, Double, CGFloat, CGFloat)] = [
    ("retina3_5", 320, 480, 2, 20, 0), ("retina4_0", 320, 568, 2, 20, 0),
    ("retina4_7", 375, 667, 2, 20, 0), ("retina5_5", 414, 736, 3, 20, 0),
    ("retina5_9", 375, 812, 3, 44, 34), ("retina6_1", 414, 896, 2, 44, 34),
    ("retina6_5", 414, 896, 3, 44, 34), ("retina6_0", 390, 844, 3, 47, 34),
    ("retina6_7", 428, 926, 3, 47, 34), ("retina6_12", 393, 852, 3, 59, 34),
    ("retina6_72", 430, 932, 3, 59, 34), ("retina6_3", 402, 874, 3, 62, 34),
    ("retina6_9", 440, 956, 3, 62, 34), ("ipad9_7", 768, 1_024, 2, 20, 0),
    ("ipad10_2", 810, 1_080, 2, 20, 0), ("ipad10_5", 834, 1_112, 2, 20, 0),
    ("ipad10_9rounded", 820, 1_180, 2, 24, 20), ("ipad11_0rounded", 834, 1_194, 2, 24, 20),
    ("ipad12_9", 1_024, 1_366, 2, 20, 0), ("ipad12_9rounded", 1_024, 1_366, 2, 24, 20),
  ]

  @Test("a device is as large as Apple's", arguments: devices)
  func device(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Double, _ top: CGFloat,
    _ bottom: CGFloat
  ) {
    let model = Self.model("<device id='\(name)' orientation='portrait' appearance='light'/>")
    #expect(model.size == CGSize(width: width, height: height) && model.scale == scale)
    #expect(model.insets == EdgeInsets(top: top, bottom: bottom))
    #expect(model.idiom == (name.hasPrefix("ipad") ? .pad : .phone))
    let lying = Self.model("<device id='\(name)' orientation='landscape'/>")
    #expect(lying.size == CGSize(width: height, height: width))
  }

  /// Human Interface Guidelines, Layout, Device size classes: whether width and height are regular.
  nonisolated private static let classes: [(String, String, Bool, Bool)] = [
    ("retina4_7", "portrait", false, true), ("retina4_7", "landscape", false, false),
    ("retina4_0", "landscape", false, false), ("retina5_9", "landscape", false, false),
    ("retina6_0", "landscape", false, false), ("retina6_12", "landscape", false, false),
    ("retina6_3", "landscape", false, false), ("retina5_5", "portrait", false, true),
    ("retina5_5", "landscape", true, false), ("retina6_1", "landscape", true, false),
    ("retina6_5", "landscape", true, false), ("retina6_7", "landscape", true, false),
    ("retina6_72", "landscape", true, false), ("retina6_9", "landscape", true, false),
    ("retina6_9", "portrait", false, true), ("ipad9_7", "portrait", true, true),
    ("ipad9_7", "landscape", true, true), ("ipad12_9rounded", "landscape", true, true),
  ]

  @Test("a device has the size classes of the guidelines", arguments: classes)
  func classes(_ name: String, _ orientation: String, _ isWide: Bool, _ isHigh: Bool) throws {
    let model = Self.model("<device id='\(name)' orientation='\(orientation)'/>")
    #expect(model.classes.isWide == isWide && model.classes.isHigh == isHigh)
    let text = InterfaceScreens.storyboard("").replacing(
      "<device id=\"retina6_12\"/>", with: "<device id='\(name)' orientation='\(orientation)'/>")
    let traits = try MadeScreen(text).screen.window.traitCollection
    #expect(traits.horizontalSizeClass == (isWide ? .regular : .compact))
    #expect(traits.verticalSizeClass == (isHigh ? .regular : .compact))
  }

  @Test(
    "a phone that lies has its insets at the sides",
    arguments: [("retina4_7", 0.0, 0.0), ("retina5_9", 44, 21), ("retina6_12", 59, 21)])
  func landscape(_ name: String, _ side: CGFloat, _ bottom: CGFloat) {
    let insets = Self.model("<device id='\(name)' orientation='landscape'/>").insets
    #expect(insets == EdgeInsets(left: side, bottom: bottom, right: side))
  }

  /// Files without a device that is known, by their system.
  nonisolated private static let unknown: [(String, String, CGFloat, CGFloat)] = [
    ("", "iOS.CocoaTouch", 375, 667), ("<device id='retina99'/>", "iOS.CocoaTouch", 375, 667),
    ("<device/>", "iOS.CocoaTouch", 375, 667), ("", "iOS.CocoaTouch.iPad", 768, 1_024),
    ("<device id='RETINA6_1'/>", "iOS.CocoaTouch", 414, 896), ("", "AppleTV", 1_920, 1_080),
    ("<device id='appleTV'/>", "AppleTV", 1_920, 1_080), ("", "watchKit", 156, 195),
    ("<device id='watch38'/>", "watchKit", 136, 170),
    ("<device id='watch44'/>", "watchKit", 156, 195),
    ("", "NextStep", 375, 667),
  ]

  @Test("a file without a device has that of its system", arguments: unknown)
  func unknown(_ device: String, _ runtime: String, _ width: CGFloat, _ height: CGFloat) {
    #expect(Self.model(device, runtime: runtime).size == CGSize(width: width, height: height))
  }

  // MARK: Variations

  /// Variations of one attribute, the value without any being `own`, for a phone that stands.
  nonisolated private static let variations: [(String, String)] = [
    ("", "own"), ("<variation key='default' text='any'/>", "any"),
    ("<variation key='widthClass=compact' text='narrow'/>", "narrow"),
    ("<variation key='widthClass=regular' text='wide'/>", "own"),
    ("<variation key='heightClass=regular' text='high'/>", "high"),
    ("<variation key='heightClass=compact' text='low'/>", "own"),
    ("<variation key='heightClass=regular-widthClass=compact' text='both'/>", "both"),
    ("<variation key='heightClass=regular-widthClass=regular' text='both'/>", "own"),
    // The more particular one counts, in whichever order they stand.
    (
      "<variation key='heightClass=regular-widthClass=compact' text='both'/>"
        + "<variation key='widthClass=compact' text='narrow'/>"
        + "<variation key='default' text='any'/>", "both"
    ),
    (
      "<variation key='widthClass=compact' text='narrow'/><variation key='default' text='any'/>",
      "narrow"
    ),
    (
      "<variation key='widthClass=compact' hidden='YES'/><variation key='default' text='any'/>",
      "any"
    ),
    ("<variation key='gamut=P3' text='rich'/>", "own"), ("<variation text='none'/>", "own"),
    ("<variation key='' text='none'/>", "own"), ("<variation key='-' text='none'/>", "own"),
    ("<variation key='widthClass=compact-gamut=P3' text='rich'/>", "own"),
  ]

  @Test("of the variations that hold the most particular one counts", arguments: variations)
  func variation(_ variations: String, _ value: String) throws {
    let text = "<label text='own' id='l'>\(variations)</label>"
    let document = InterfaceScreens.document(
      Array("<document><objects>\(text)</objects></document>".utf8), "a.xib")
    let element = try #require(document.element(id: "l"))
    #expect(SizeClasses(isWide: false, isHigh: true).attribute("text", of: element) == value)
  }

  @Test(
    "constraints and views that a variation leaves out are not there, and those it brings back are",
    arguments: [
      (
        "<variation key='default'>", "exclude", "<variation key='widthClass=compact'>", "include",
        true
      ),
      (
        "<variation key='default'>", "exclude", "<variation key='widthClass=regular'>", "include",
        false
      ),
      (
        "<variation key='widthClass=compact'>", "exclude", "<variation key='default'>", "include",
        false
      ),
      (
        "<variation key='widthClass=regular'>", "exclude", "<variation key='default'>", "include",
        true
      ),
    ])
  func masks(
    _ first: String, _ word: String, _ second: String, _ other: String, _ isThere: Bool
  ) throws {
    func mask(_ key: String, _ reference: String) -> String {
      [(first, word), (second, other)].map { variation, word in
        "\(variation)<mask key='\(key)'><\(word) reference='\(reference)'/></mask></variation>"
      }.joined()
    }
    let made = try MadeScreen(
      ios: "<view id='a'>\(rect(0, 0, 9, 9))</view>", mask("subviews", "a"))
    #expect(made.screen.views.contains { $0.element.objectID == "a" } == isThere)
    let held = try MadeScreen(
      ios: "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      """
      <constraints><constraint firstItem="a" firstAttribute="width" constant="77" id="w"/>
      \(["a.left = root.left", "a.top = root.top", "a.height = 9", "a.width = 5 @10"]
        .map(constraint).joined())</constraints>\(mask("constraints", "w"))
      """)
    #expect(try held.frame("a").width == (isThere ? 77 : 5))
  }
}
