// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroTestSupport
import Testing

/// The icons of apps are on a home screen, those of extensions are not.
@Suite("Icons of a home screen")
struct HomeScreenIconsTests {
  private static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"

  /// A project with an app and an extension, each with an icon, and with catalogs.
  private static func project(_ app: [String], _ other: [String], kind: String) -> String {
    let target = { (name: String, kind: String, icon: String, catalogs: [String]) in
      """
      T\(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (R\(name));
      buildConfigurationList = L\(name); productType = "com.apple.product-type.\(kind)"; };
      L\(name) = { buildConfigurations = (C\(name)); };
      C\(name) = { buildSettings = { SDKROOT = iphoneos; \(setting) = \(icon); }; };
      R\(name) = { isa = PBXResourcesBuildPhase;
      files = (\(catalogs.map { "B\($0)" }.joined(separator: ", "))); };

      """
    }
    let files = ["Main", "Share"].map { name in
      "F\(name) = { path = \(name).xcassets; sourceTree = \"<group>\"; };\n"
        + "B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };\n"
    }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (TApp, TOther); };
      G = { children = (FMain, FShare); sourceTree = "<group>"; };
      \(files.joined())
      \(target("App", "application", "AppIcon", app))
      \(target("Other", kind, "ShareIcon", other))
      }; }
      """
  }

  @Test(
    "an icon is shown unless its catalog or its name is an extension's alone",
    arguments: [
      (["Main"], ["Share"], "app-extension", "AppIcon", "Main", true),
      (["Main"], ["Share"], "app-extension", "AppIcon", "Share", false),
      (["Main"], ["Share"], "app-extension", "ShareIcon", "Main", false),
      (["Main", "Share"], ["Share"], "app-extension", "AppIcon", "Share", true),
      (["Main", "Share"], ["Share"], "app-extension", "ShareIcon", "Share", false),
      (["Main"], ["Share"], "app-extension", "Christmas", "Main", true),
      (["Main"], ["Share"], "application", "ShareIcon", "Share", true),
      (["Main"], ["Share"], "application", "AppIcon", "Share", true),
    ])
  func icons(
    _ app: [String], _ other: [String], _ kind: String, _ name: String, _ catalog: String,
    _ isShown: Bool
  ) throws {
    let folder = try TemporaryFolder()
    for name in ["Main", "Share"] {
      _ = try folder.write("{}", to: "\(name).xcassets/Contents.json")
    }
    _ = try folder.write(
      Self.project(app, other, kind: kind), to: "App.xcodeproj/project.pbxproj")
    let project = try Project.scan(folder.path)
    let path = try #require(project.catalogs.first { $0.hasSuffix("\(catalog).xcassets") })
    #expect(HomeScreenIcons(project.targets().targets).contains(name, in: path) == isShown)
  }

  @Test(
    "apps as they were before dark icons came, by their oldest system and the Xcode that checked them",
    arguments: [
      ("12.0", nil, true), ("13.4", nil, true), ("14.0", nil, false), ("18.0", nil, false),
      ("$(A)", nil, false), ("$(A)", 1430, true), ("$(A)", 1600, false), ("12.0", 1430, true),
      ("15.6", 1540, true), ("16.0", 1540, false),
      ("18.0", 1250, false), ("12.0", 1600, false), ("14.4", 2600, false),
    ])
  func oldApps(_ version: String, _ xcode: Int?, _ isOld: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", to: "Main.xcassets/Contents.json")
    let check = xcode.map {
      "attributes = { LastSwiftUpdateCheck = 0900; LastUpgradeCheck = \($0); };"
    }
    let text = Self.project(["Main"], [], kind: "app-extension")
      .replacing("SDKROOT = iphoneos;", with: "IPHONEOS_DEPLOYMENT_TARGET = \"\(version)\";")
      .replacing("isa = PBXProject;", with: "isa = PBXProject; \(check ?? "")")
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let project = try Project.scan(folder.path)
    let path = try #require(project.catalogs.first)
    let icons = HomeScreenIcons(project.targets().targets)
    #expect(icons.areOfBefore(path) == isOld)
    #expect(!icons.areOfBefore("Other.xcassets"))
    #expect(icons.isNamed("AppIcon") && !icons.isNamed("ShareIcon"))
  }

  @Test("where no project tells, every icon may be shown")
  func unknown() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", to: "Share.xcassets/Contents.json")
    let project = try Project.scan(folder.path)
    let path = try #require(project.catalogs.first)
    #expect(HomeScreenIcons(project.targets().targets).contains("AppIcon", in: path))
  }
}
