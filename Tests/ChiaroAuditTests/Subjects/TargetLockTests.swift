// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroAudit

/// The style that a target declares for itself, and the files that it is the style of.
@Suite("Styles of targets")
struct TargetLockTests {
  /// A target with one catalog, and a property list of its own where one is given.
  private struct Target {
    var name: String
    var kind: String
    var folder = ""
    var style: String?
    var setting = ""
  }

  private static let light = "<key>UIUserInterfaceStyle</key><string>Light</string>"

  private static func plist(_ members: String) -> String {
    "<plist version=\"1.0\"><dict>\(members)</dict></plist>"
  }

  private static func xcode(_ target: Target) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { children = (F); sourceTree = "<group>"; };
    F = { path = "\(target.name).xcassets"; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    T = { isa = PBXNativeTarget; name = \(target.name); buildPhases = (R);
    buildConfigurationList = L; productType = "com.apple.product-type.\(target.kind)"; };
    R = { isa = PBXResourcesBuildPhase; files = (B); };
    L = { buildConfigurations = (C); };
    C = { buildSettings = { INFOPLIST_FILE = "Settings/\(target.name)-Info.plist"; \(target.setting) }; };
    }; }
    """
  }

  /// The style that the app of each target's catalog is locked to, by the target's name.
  private func locks(_ targets: [Target]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for target in targets {
      let start = target.folder.isEmpty ? "" : "\(target.folder)/"
      _ = try folder.write("{}", to: "\(start)\(target.name).xcassets/Contents.json")
      _ = try folder.write(
        Self.xcode(target), to: "\(start)\(target.name).xcodeproj/project.pbxproj")
      let members = target.style.map { _ in Self.light } ?? ""
      _ = try folder.write(
        Self.plist(members), to: "\(start)Settings/\(target.name)-Info.plist")
    }
    let project = try Project.scan(folder.path)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) })
    let pairs = context.catalogs.compactMap { catalog in
      catalog.lock.map { (Path.stem(Path.lastComponent(catalog.catalog.path)), "\($0.style)") }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("a property list or a setting of the target's own, wherever the list lies")
  func own() throws {
    let folder = try TemporaryFolder()
    let target = Target(name: "App", kind: "application")
    _ = try folder.write(Self.xcode(target), to: "App.xcodeproj/project.pbxproj")
    _ = try folder.write(Self.plist(Self.light), to: "Settings/App-Info.plist")
    let project = try Project.scan(folder.path)
    let lock = project.targets().targets[0].lock(in: project)
    #expect(lock?.style == .light && lock?.file.hasSuffix("Settings/App-Info.plist") == true)
  }

  @Test(
    "a setting locks a target where it has one value",
    arguments: [
      ("INFOPLIST_KEY_UIUserInterfaceStyle = Dark;", InfoPlist.Lock?.some(.dark)),
      ("INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;", nil), ("", nil),
    ])
  func setting(_ text: String, _ style: InfoPlist.Lock?) throws {
    let folder = try TemporaryFolder()
    let target = Target(name: "App", kind: "application", setting: text)
    _ = try folder.write(Self.xcode(target), to: "App.xcodeproj/project.pbxproj")
    let project = try Project.scan(folder.path)
    #expect(project.targets().targets[0].lock(in: project)?.style == style)
  }

  @Test("a framework is seen in the apps alone, samples apart")
  func frameworks() throws {
    let app = Target(name: "App", kind: "application", folder: "Main", style: "Light")
    let kit = Target(name: "Kit", kind: "framework", folder: "Features/Kit")
    let sample = Target(name: "Try", kind: "application", folder: "Example/Try")
    let other = Target(name: "Other", kind: "application", folder: "Second")
    #expect(try locks([app, kit]) == ["App": "light", "Kit": "light"])
    #expect(try locks([app, kit, sample]) == ["App": "light", "Kit": "light"])
    #expect(try locks([app, kit, other]) == ["App": "light"])
    #expect(try locks([kit, sample]) == [:])
  }
}
