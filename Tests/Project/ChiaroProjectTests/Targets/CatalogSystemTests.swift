// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroTestSupport
import Testing

/// Whose catalogs they are: the platformNames that the targets with a catalog are built for.
@Suite("Systems of catalogs")
struct CatalogSystemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "Art/A.xcassets/Contents.json")
    try folder.write("{}", to: "Art/B.xcassets/Contents.json")
  }

  /// The platformNames of each catalog, such as `A: ios macos`.
  private func platformNames() throws -> [String] {
    let project = try Project.scan(folder.path)
    return project.platformNamesOfCatalogs().sorted { $0.key < $1.key }.map { path, platformNames in
      let name = path.split(separator: "/").last.map { $0.prefix(1) } ?? ""
      return "\(name): \(platformNames.sorted().joined(separator: " "))"
    }
  }

  /// A project with a target for A alone and one for both, with settings of each.
  private func write(
    project: String = "", first: String, second: String = "", kind: String = "application",
    file: String = ""
  ) throws {
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { mainGroup = G; targets = (T, U); buildConfigurationList = PL; };
      PL = { buildConfigurations = (PC); }; PC = { buildSettings = { \(project) }; };
      G = { children = (A, B); path = ../Art; sourceTree = "<group>"; };
      A = { path = A.xcassets; sourceTree = "<group>"; };
      B = { path = B.xcassets; sourceTree = "<group>"; };
      T = { name = One; buildPhases = (R); buildConfigurationList = TL;
        productType = "com.apple.product-type.\(kind)"; };
      TL = { buildConfigurations = (TC, TD); };
      TC = { buildSettings = { \(first) }; \(file) }; TD = { buildSettings = { \(first) }; };
      R = { files = (BA); }; BA = { fileRef = A; };
      U = { name = Two; buildPhases = (S); buildConfigurationList = UL; };
      UL = { buildConfigurations = (UC); }; UC = { buildSettings = { \(second) }; };
      S = { files = (BA, BB); }; BB = { fileRef = B; };
      }; }
      """
    try folder.write(text, to: "App/App.xcodeproj/project.pbxproj")
  }

  @Test(
    "a target that imports UIKit whatever the platform is is not built for the Mac",
    arguments: [
      ("import UIKit\n", ["A: ios"]), ("import SwiftUI\n", ["A: ios macos"]),
      ("#if canImport(UIKit)\nimport UIKit\n#endif\n", ["A: ios macos"]),
      ("// import UIKit\n", ["A: ios macos"]),
    ])
  func unguarded(_ source: String, _ expected: [String]) throws {
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { mainGroup = G; targets = (T); };
      G = { children = (A, B); path = ../Art; sourceTree = "<group>"; };
      A = { path = A.xcassets; sourceTree = "<group>"; };
      B = { path = B.swift; sourceTree = "<group>"; };
      T = { name = One; buildPhases = (R, S); buildConfigurationList = TL; };
      TL = { buildConfigurations = (TC); };
      TC = { buildSettings = { SUPPORTED_PLATFORMS = "iphoneos macosx"; }; };
      R = { files = (BA); }; BA = { fileRef = A; }; S = { files = (BB); }; BB = { fileRef = B; };
      }; }
      """
    try folder.write(text, to: "App/App.xcodeproj/project.pbxproj")
    try folder.write(source, to: "Art/B.swift")
    #expect(try platformNames() == expected)
  }

  @Test(
    "settings of the target go before the project's, kits before oldest versions",
    arguments: [
      ("", "SDKROOT = macosx;", "", ["A: macos"]),
      ("", "SDKROOT = iphoneos;", "SDKROOT = macosx10.14;", ["A: ios macos", "B: macos"]),
      ("SDKROOT = macosx;", "", "", ["A: macos", "B: macos"]),
      ("SDKROOT = macosx;", "SDKROOT = appletvos;", "", ["A: macos tvos", "B: macos"]),
      (
        "SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "",
        ["A: ios macos"]
      ),
      ("SDKROOT = iphoneos;", "MACOSX_DEPLOYMENT_TARGET = 11.0;", "", ["A: ios", "B: ios"]),
      ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "", "", ["A: ios", "B: ios"]),
      (
        "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "MACOSX_DEPLOYMENT_TARGET = 11.0;", "",
        ["A: ios macos", "B: ios"]
      ),
      ("", "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 11.0;", "", []),
      ("", "SDKROOT = \"$(KIT)\";", "", []), ("", "SDKROOT = xros;", "", ["A: visionos"]),
      ("", "", "", []),
    ])
  func settings(_ project: String, _ first: String, _ second: String, _ expected: [String]) throws {
    try write(project: project, first: first, second: second)
    #expect(try platformNames() == expected)
  }

  @Test("a watch app is one whatever the project's kit is; a file of settings may say anything")
  func exceptions() throws {
    try write(project: "SDKROOT = iphoneos;", first: "", kind: "application.watchapp2")
    #expect(try platformNames() == ["A: ios watchos", "B: ios"])
    try write(
      project: "SDKROOT = iphoneos;", first: "", second: "SDKROOT = macosx;",
      file: "baseConfigurationReference = A;")
    #expect(try platformNames() == ["A: macos", "B: macos"])
  }

  @Test("a folder of Xcode 16 has its catalogs, less those that a target leaves out")
  func synchronized() throws {
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { mainGroup = G; targets = (T); };
      G = { children = (S); sourceTree = "<group>"; };
      S = { path = Art; exceptions = (E); sourceTree = "<group>"; };
      E = { target = T; membershipExceptions = (B.xcassets); };
      T = { name = App; fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = macosx; }; };
      }; }
      """
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(try platformNames() == ["A: macos"])
  }

  @Test(
    "a manifest speaks if it names one system",
    arguments: [
      ("platforms: [.macOS(.v13)],", ["A: macos", "B: macos"]),
      ("platforms: [.macOS(.v13), .iOS(\"15.0\")],", []), ("", []),
      ("targets: [.target(name: \"A\", condition: .when(platforms: [.macOS]))]", []),
    ])
  func manifest(_ words: String, _ expected: [String]) throws {
    try folder.write("let package = Package(name: \"P\", \(words))", to: "Package.swift")
    #expect(try platformNames() == expected)
  }
}
