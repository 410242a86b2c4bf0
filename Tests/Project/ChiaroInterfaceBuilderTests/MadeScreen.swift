// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// The screen of a few elements, with short ways to what became of them.
@MainActor
struct MadeScreen {
  let screen: InterfaceScreen

  /// Makes the first screen of a file's text, with the colors and images of a project.
  init(_ text: String, _ name: String = "a.storyboard", names: NamedAssets = NamedAssets()) throws {
    let reading = ScreenReading(
      InterfaceScreens.document(Array(text.utf8), name), assets: InterfaceAssets(names: names),
      names: names, resources: InterfaceScreens.resources)
    screen = reading.screen(of: try #require(reading.subjects.first))
  }

  /// A screen of iOS, 393 points wide and 852 high, whose view holds some elements, and what else
  /// a view has, such as constraints.
  init(
    ios subviews: String, _ rest: String = "", resources: String = "", version: Int = 21_701,
    names: NamedAssets = NamedAssets()
  ) throws {
    try self.init(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useSafeAreas="YES"><device id="retina6_12"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>\(rest)</view></viewController></objects></scene>
      </scenes><resources>\(resources)</resources></document>
      """, names: names)
  }

  /// A view of macOS, 300 points wide and 200 high, which holds some elements.
  init(
    mac subviews: String, _ rest: String = "", version: Int = 22_505,
    names: NamedAssets = NamedAssets()
  ) throws {
    try self.init(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"
      toolsVersion="\(version)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customView id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(subviews)</subviews>\(rest)</customView></objects></document>
      """, "a.xib", names: names)
  }

  /// The element with an identifier and the view that was made of it.
  func placed(_ id: String) throws -> PlacedElement {
    try #require(screen.views.first { $0.element.objectID == id }, "no view of \(id)")
  }

  /// The view of an element, or the control that stands in it.
  func view<Kind: View>(_ id: String, _ kind: Kind.Type = Kind.self) throws -> Kind {
    let view = try placed(id).view
    let found = view as? Kind ?? view.subviews.lazy.compactMap { $0 as? Kind }.first
    return try #require(found, "\(type(of: view)) is no \(kind)")
  }

  /// The frame of an element's view as its file has it.
  func frame(_ id: String) throws -> CGRect { InterfaceScreen.fileFrame(of: try placed(id)) }

  /// The identifiers of what was odd.
  var odd: [String] { screen.diagnostics.map(\.id) }

  /// A color in light and dark, such as `#FF8000`; "none" for none.
  func looks(_ color: DynamicColor?) -> [String] {
    [UserInterfaceStyle.light, .dark].map { style in
      let traits = screen.window.traitCollection.modifyingTraits { $0.userInterfaceStyle = style }
      return color?.resolved(with: traits).hexText ?? "none"
    }
  }

  /// The colors that are drawn in a style.
  func drawn(_ style: UserInterfaceStyle) -> Set<String> {
    screen.show(TraitCollection(userInterfaceStyle: style))
    return Set(screen.window.displayList.colors.map(\.hexText))
  }

  /// The texts that are drawn, in their order.
  var texts: [String] {
    let list = screen.window.displayList
    return list.commands.compactMap { command in
      guard case .text(_, let index, _) = command else { return nil }
      return list.texts[Int(index)].string
    }
  }
}

/// A color of sRGB in the notation of Interface Builder.
func srgb(_ key: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
  -> String
{
  """
  <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="\(alpha)"
  colorSpace="custom" customColorSpace="sRGB"/>
  """
}

/// The frame of an element in the notation of Interface Builder.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

/// Whether two rectangles differ by no more than a number of points.
func areNear(_ one: CGRect, _ other: CGRect, by distance: CGFloat = 0.01) -> Bool {
  [
    one.minX - other.minX, one.minY - other.minY, one.width - other.width,
    one.height - other.height,
  ].allSatisfy { abs($0) <= distance }
}
