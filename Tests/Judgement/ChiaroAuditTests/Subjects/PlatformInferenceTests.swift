// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroAudit

@Suite("Platform of a catalog")
struct PlatformInferenceTests {
  /// A catalog whose color sets have one entry for each idiom.
  private func catalog(_ idioms: [String], path: String = "Assets.xcassets") -> AssetCatalog {
    let sets = idioms.enumerated().map { index, idiom in
      var slot = EntrySlot()
      slot.idiom = idiom
      let entry = ColorSet.Entry(
        slot: slot, value: .color(.black), location: SourceLocation(file: "Contents.json", line: 1))
      return AssetSet(
        kind: .color, name: "\(index)", path: "\(path)/\(index).colorset",
        content: .color(ColorSet(entries: [entry])), document: nil)
    }
    return AssetCatalog(path: path, sets: sets)
  }

  @Test(
    "devices that agree decide; iOS where it is among several; nothing otherwise",
    arguments: [
      (["mac"], .macOS), (["iphone", "universal"], .iOS), (["ipad", "iphone"], .iOS),
      (["tv"], .tvOS), (["watch"], .watchOS), (["vision"], .visionOS), (["mac", "iphone"], .iOS),
      (["mac", "tv"], .iOS), (["universal"], .iOS), ([], .iOS), (["toaster"], .iOS),
    ] as [([String], Platform)])
  func idioms(_ idioms: [String], _ platform: Platform) {
    #expect(
      PlatformInference.platforms(of: catalog(idioms), configured: nil, plist: nil) == [platform])
  }

  @Test(
    "the words of the path decide last, from the inside out",
    arguments: [
      ("App/Mac/Assets.xcassets", .macOS), ("macOS/iOS/Assets.xcassets", .iOS),
      ("AppWatch/Media.xcassets", .watchOS), ("tv/Assets.xcassets", .tvOS),
      ("Machine/Assets.xcassets", .iOS), ("xros/Assets.xcassets", .visionOS),
      ("mac/iPadApp/Assets.xcassets", .iOS), ("visionOS/Assets.xcassets", .visionOS),
    ] as [(String, Platform)])
  func path(_ path: String, _ platform: Platform) {
    #expect(
      PlatformInference.platforms(of: catalog([], path: path), configured: nil, plist: nil)
        == [platform])
  }

  @Test("configuration, targets, devices, Info.plist and the path decide in this order")
  func precedence() {
    let plist = InfoPlist(
      .dictionary(["LSMinimumSystemVersion": .text("15.0")]), path: "Info.plist")
    #expect(plist.platformName == "macos")
    let tv = catalog(["tv"], path: "Watch/Assets.xcassets")
    let plain = catalog([], path: "Watch/Assets.xcassets")
    #expect(
      PlatformInference.platforms(of: tv, configured: .visionOS, targets: ["ios"], plist: plist)
        == [.visionOS])
    #expect(
      PlatformInference.platforms(of: tv, configured: nil, targets: ["ios"], plist: plist)
        == [.iOS])
    #expect(PlatformInference.platforms(of: tv, configured: nil, plist: plist) == [.tvOS])
    #expect(PlatformInference.platforms(of: plain, configured: nil, plist: plist) == [.macOS])
    #expect(PlatformInference.platforms(of: plain, configured: nil, plist: nil) == [.watchOS])
  }

  @Test(
    "targets of several platforms give all of them, iOS first",
    arguments: [
      (["macos"], [.macOS]), (["macos", "ios"], [.iOS, .macOS]), (["beos"], [.watchOS]),
      (["visionos", "watchos"], [.visionOS, .watchOS]),
    ] as [(Set<String>, [Platform])])
  func targets(_ systems: Set<String>, _ platforms: [Platform]) {
    let found = PlatformInference.platforms(
      of: catalog([], path: "Watch/Assets.xcassets"), configured: nil, targets: systems,
      plist: nil)
    #expect(Set(found) == Set(platforms) && found.first == platforms.first)
  }
}
