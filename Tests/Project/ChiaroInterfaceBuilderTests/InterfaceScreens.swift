// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroMedia
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroTestSupport
import ChiaroViews

@testable import ChiaroInterfaceBuilder

/// The screens of files, without a project around them.
@MainActor
enum InterfaceScreens {
  private static let folder = SourceTree.folder() + "/Fixtures"
  /// What draws texts and pictures.
  static let resources = RenderResources(
    textShaper: SystemTextShaper(), pictures: MediaPictureSource())

  /// The paths of the fixtures.
  nonisolated static let files = [
    "NetNewsWire/Add.storyboard", "NetNewsWire/Preferences.storyboard",
    "NetNewsWire/Inspector.storyboard",
    "NetNewsWire/SettingsComboTableViewCell.xib", "NetNewsWire/AddFeedSheet.xib",
    "NetNewsWire/AccountsFeedbin.xib", "SwiftGen/Message.storyboard",
    "RSwift/Main.storyboard", "NetNewsWire/AccountStatsWindow.xib",
  ]

  /// A fixture's bytes.
  static func bytes(_ file: String) throws -> [UInt8] {
    try FileReader.bytes(atPath: Path.join(folder, file), limit: 1 << 20)
  }

  /// The document of some bytes.
  static func document(_ bytes: [UInt8], _ file: String) -> InterfaceDocument {
    InterfaceDocument.read(bytes, file: file)
  }

  /// The screens of a document.
  static func screens(
    _ document: InterfaceDocument, trustsSavedSizes: Bool = true
  ) -> [InterfaceScreen] {
    let names = NamedAssets()
    var reading = ScreenReading(
      document, assets: InterfaceAssets(names: names), names: names, resources: resources)
    reading.trustsSavedSizes = trustsSavedSizes
    return reading.subjects.map { reading.screen(of: $0) }
  }

  /// A storyboard for iOS whose only controller has a view with something in it.
  static func storyboard(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(content)
    </view></viewController>
    </objects></scene></scenes></document>
    """
  }
}
