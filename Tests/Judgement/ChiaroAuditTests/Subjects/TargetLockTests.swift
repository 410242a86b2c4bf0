// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Foundation
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

  /// A project of targets that have storyboards; a target's style may be nil.
  private static func project(_ targets: [(style: String?, storyboards: [String])]) -> String {
    let names = Set(targets.flatMap(\.storyboards)).sorted()
    let files = names.map {
      "F\($0) = { isa = PBXFileReference; path = \($0).storyboard; sourceTree = \"<group>\"; };"
    }
    let objects = targets.enumerated().map { index, target in
      let resources = target.storyboards.map { "B\(index)\($0)" }.joined(separator: ", ")
      let references = target.storyboards.map {
        "B\(index)\($0) = { isa = PBXBuildFile; fileRef = F\($0); };"
      }.joined(separator: "\n")
      let setting = target.style.map { "INFOPLIST_KEY_UIUserInterfaceStyle = \($0);" } ?? ""
      return """
        T\(index) = { isa = PBXNativeTarget; name = App\(index); buildPhases = (R\(index));
        buildConfigurationList = L\(index); productType = "com.apple.product-type.application"; };
        R\(index) = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
        \(references)
        L\(index) = { buildConfigurations = (C\(index)); };
        C\(index) = { buildSettings = { \(setting) }; };
        """
    }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G;
      targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
      G = { children = (\(names.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
      \((files + objects).joined(separator: "\n"))
      }; }
      """
  }

  @Test(
    "a screen of two targets has the style in which both agree, one of a single target that target's",
    arguments: [
      ("Light", "Light", "light"), ("Light", "Dark", nil), ("Light", nil, nil), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func sharedScreens(_ first: String?, _ second: String?, _ both: String?) throws {
    let folder = try TemporaryFolder()
    let targets: [(style: String?, storyboards: [String])] = [
      (first, ["Shared", "One"]), (second, ["Shared", "Two"]),
    ]
    _ = try folder.write(Self.project(targets), to: "Apps.xcodeproj/project.pbxproj")
    let paths = try ["Shared", "One", "Two", "Stray"].map { name in
      try folder.write("<document/>", to: "\(name).storyboard")
      return folder.path("\(name).storyboard")
    }
    let context = AuditContext(project: try Project.scan(folder.path), catalogs: [])
    let locks = paths.map { context.lock(governing: $0).map { "\($0.style)" } }
    // What is in no target is of an app that nobody knows: it is locked where all apps are.
    #expect(locks == [both, first?.lowercased(), second?.lowercased(), both])
    #expect(context.locks(governing: paths).count == locks.compactMap { $0 }.count)
  }

  @Test(
    "a file of no target has the style of the project around it, or of all where none is",
    arguments: [
      ("Light", "Light", "light"), ("Light", "Dark", nil), ("Light", nil, nil), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func projects(_ first: String?, _ second: String?, _ both: String?) throws {
    let folder = try TemporaryFolder()
    for (name, style) in [("A", first), ("B", second)] {
      _ = try folder.write(
        Self.project([(style, ["One"])]), to: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    let files = ["A/Main/Stray", "B/Stray", "Stray"]
    let paths = try files.map { name in
      try folder.write("<document/>", to: "\(name).storyboard")
      return folder.path("\(name).storyboard")
    }
    _ = try files.map { try folder.write("{}", to: "\($0).xcassets/Contents.json") }
    let project = try Project.scan(folder.path)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) })
    let styles = [first?.lowercased(), second?.lowercased(), both]
    #expect(paths.map { context.lock(governing: $0).map { "\($0.style)" } } == styles)
    let catalogs = context.catalogs.sorted { $0.scope < $1.scope }
    #expect(catalogs.map { $0.lock.map { "\($0.style)" } } == styles)
  }

  @Test("a catalog of one target is not locked by another target's setting")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    let text = Self.project([("Light", ["One"]), (nil, ["Two"])])
      .replacingOccurrences(of: ".storyboard", with: ".xcassets")
    _ = try folder.write(text, to: "Apps.xcodeproj/project.pbxproj")
    for name in ["One", "Two"] { _ = try folder.write("{}", to: "\(name).xcassets/Contents.json") }
    let project = try Project.scan(folder.path)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) })
    let locks = context.catalogs.sorted { $0.scope < $1.scope }.map { $0.lock?.style }
    #expect(locks == [.light, nil])
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
