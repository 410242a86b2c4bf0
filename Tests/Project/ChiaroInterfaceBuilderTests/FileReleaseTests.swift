// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroRaster
import ChiaroViews
import Testing

@testable import ChiaroInterfaceBuilder

/// Drawn files have the looks of the release that saved them.
@Suite("The release of a file") @MainActor
struct FileReleaseTests {
  struct Sample: Sendable {
    var version: String
    var isMac: Bool
    var release: SystemRelease
    /// `systemBlue` in light and in dark, by Data/system-colors.json.
    var hues: [String]
  }

  nonisolated private static let former = ["#007AFF", "#0A84FF"]
  nonisolated private static let latest = ["#0088FF", "#0091FF"]
  nonisolated private static let samples = [
    Sample(version: "", isMac: false, release: .iOS18, hues: former),
    Sample(version: "toolsVersion='21701'", isMac: false, release: .iOS18, hues: former),
    Sample(version: "toolsVersion='23504.1'", isMac: true, release: .macOS15, hues: former),
    Sample(version: "toolsVersion='24093.8'", isMac: false, release: .iOS26, hues: latest),
    Sample(version: "toolsVersion='24127'", isMac: true, release: .macOS26, hues: latest),
  ]

  private func text(_ sample: Sample) -> String {
    let rect = "<rect key='frame' x='20' y='20' width='120' height='24'/>"
    let content =
      sample.isMac
      ? """
      <objects><customView id='v'><rect key='frame' x='0' y='0' width='300' height='200'/><subviews>
      <textField id='t'>\(rect)<textFieldCell key='cell' title='Blue' id='c'>
      <color key='textColor' name='systemBlueColor' catalog='System' colorSpace='catalog'/>
      </textFieldCell></textField></subviews></customView></objects>
      """
      : """
      <objects><view id='v'><rect key='frame' x='0' y='0' width='300' height='200'/><subviews>
      <label text='Blue' id='t'>\(rect)<color key='textColor' systemColor='systemBlueColor'/></label>
      <switch on='YES' id='s'><rect key='frame' x='20' y='60' width='51' height='31'/></switch>
      </subviews></view></objects>
      """
    let kind = sample.isMac ? "Cocoa" : "CocoaTouch"
    let target = sample.isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    return """
      <document type='com.apple.InterfaceBuilder3.\(kind).XIB' \(sample.version)
      targetRuntime='\(target)' useAutolayout='YES'>\(content)</document>
      """
  }

  @Test("a drawn screen has the system colors of the release that saved it", arguments: samples)
  func hues(_ sample: Sample) throws {
    let document = InterfaceScreens.document(Array(text(sample).utf8), "a.xib")
    let screen = try #require(InterfaceScreens.screens(document).first)
    let others = Set(Self.former + Self.latest).subtracting(sample.hues)
    for (style, hue) in zip([UserInterfaceStyle.light, .dark], sample.hues) {
      screen.show(TraitCollection(userInterfaceStyle: style))
      #expect(screen.window.traitCollection.systemRelease == sample.release)
      let drawn = Set(screen.window.displayList.colors.map { String($0.hexText.prefix(7)) })
      #expect(drawn.contains(hue) && drawn.isDisjoint(with: others), "\(drawn.sorted())")
    }
  }
}
