// SPDX-License-Identifier: MIT

import ChiaroProject
import Testing

/// What property lists say about appearance.
@Suite("Info.plist and build settings")
struct InfoPlistTests {
  private func plist(_ members: [String: PropertyList]) -> InfoPlist {
    InfoPlist(.dictionary(members), path: "Info.plist")
  }

  @Test(
    "the appearance that an app is locked to",
    arguments: [
      ([:], nil), (["UIUserInterfaceStyle": .text("Light")], .light),
      (["UIUserInterfaceStyle": .text("Dark")], .dark),
      (["UIUserInterfaceStyle": .text("Automatic")], nil),
      (["UIUserInterfaceStyle": .text("dark")], .dark),
      (["UIUserInterfaceStyle": .text("$(STYLE)")], nil), (["UIUserInterfaceStyle": .other], nil),
      (["NSRequiresAquaSystemAppearance": .bool(true)], .light),
      (["NSRequiresAquaSystemAppearance": .bool(false)], nil),
      (["NSRequiresAquaSystemAppearance": .text("YES")], .light),
      (["NSRequiresAquaSystemAppearance": .text("NO")], nil),
      (["NSRequiresAquaSystemAppearance": .list([.bool(true)])], nil),
      (
        [
          "UIUserInterfaceStyle": .text("Dark"), "NSRequiresAquaSystemAppearance": .bool(true),
        ], .dark
      ),
    ] as [([String: PropertyList], InfoPlist.Lock?)])
  func locks(_ members: [String: PropertyList], _ lock: InfoPlist.Lock?) {
    #expect(plist(members).lock == lock)
  }

  @Test(
    "a name is taken as it is written, wherever it would lead",
    arguments: ["Accent", "Brand/Accent", "../../Secret", "/etc/passwd", "", "..", "$(ACCENT)"])
  func names(_ name: String) {
    #expect(plist(["NSAccentColorName": .text(name)]).accentColorName == name)
    #expect(plist(["NSAccentColorName": .bool(true)]).accentColorName == nil)
  }

  @Test(
    "the platform that the keys point to",
    arguments: [
      (["WKApplication": .bool(true)], "watchos"), (["WKWatchKitApp": .bool(true)], "watchos"),
      (["WKCompanionAppBundleIdentifier": .text("a")], "watchos"),
      (["UIDeviceFamily": .list([.number(3)])], "tvos"),
      (["LSMinimumSystemVersion": .text("14")], "macos"), (["NSPrincipalClass": .other], "macos"),
      (["NSMainNibFile": .text("Main")], "macos"), (["LSRequiresIPhoneOS": .bool(true)], "ios"),
      (["UILaunchStoryboardName": .text("a")], "ios"),
      (["UIDeviceFamily": .list([.number(1), .number(2)])], "ios"),
      (["UIDeviceFamily": .text("3")], "ios"), (["CFBundleName": .text("a")], nil), ([:], nil),
    ] as [([String: PropertyList], String?)])
  func platformName(_ members: [String: PropertyList], _ name: String?) {
    #expect(plist(members).platformName == name)
  }

  @Test("a list that is no dictionary says nothing")
  func otherRoots() {
    for list in [PropertyList.text("UIUserInterfaceStyle"), .list([.text("Dark")]), .other] {
      let plist = InfoPlist(list, path: "a")
      #expect(plist.lock == nil && plist.accentColorName == nil && plist.platformName == nil)
      #expect(plist.whitePointAdaptivity == nil && !plist.requiresDesignCompatibility)
      let project = XcodeProject(list, path: "a")
      #expect(project.accentColorNames.isEmpty && project.lock == nil)
    }
  }

  @Test("files are read")
  func files() throws {
    let mac = InfoPlist(try PlistFixture("mac-Info.plist").list(), path: "Mac/Info.plist")
    #expect(mac.path == "Mac/Info.plist")
    #expect(mac.lock == .light && mac.platformName == "macos")
    #expect(mac.accentColorName == "Brand/Accent" && !mac.requiresDesignCompatibility)
    let phone = InfoPlist(try PlistFixture("phone-Info.plist").list(), path: "Info.plist")
    #expect(phone.lock == .dark && phone.platformName == "ios" && phone.accentColorName == nil)
    #expect(phone.requiresDesignCompatibility)
    #expect(phone.whitePointAdaptivity == "UIWhitePointAdaptivityStyleReading")
  }

  @Test("the settings of all configurations are collected, each name once")
  func buildSettings() throws {
    let project = XcodeProject(try PlistFixture("project.pbxproj").list(), path: "p")
    #expect(project.path == "p")
    #expect(project.accentColorNames == ["A Second \"Accent\"", "AccentColor"])
    #expect(project.widgetBackgroundNames == ["WidgetBackground"])
    #expect(project.lock == nil, "three styles, one of them Automatic")
  }

  @Test(
    "objects of any shape are passed over",
    arguments: [
      ["objects": .list([])], ["objects": .dictionary(["a": .text("b")])],
      ["objects": .dictionary(["a": .dictionary(["buildSettings": .list([])])])],
      [
        "objects": .dictionary([
          "a": .dictionary([
            "buildSettings": .dictionary([
              "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": .list([.text("a")]),
              "INFOPLIST_KEY_UIUserInterfaceStyle": .bool(true),
            ])
          ])
        ])
      ],
    ] as [[String: PropertyList]])
  func oddObjects(_ members: [String: PropertyList]) {
    let project = XcodeProject(.dictionary(members), path: "p")
    #expect(project.accentColorNames.isEmpty && project.widgetBackgroundNames.isEmpty)
    #expect(project.lock == nil)
  }
}
