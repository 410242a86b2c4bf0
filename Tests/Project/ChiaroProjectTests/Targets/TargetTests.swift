// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What is built together, by Xcode projects, package manifests and folders.
@Suite("Targets")
struct TargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths { _ = try folder.write("//", to: path) }
  }

  /// The targets by name, with what they hold, and what was left out; paths from the root.
  private func targets() throws -> (files: [String: [String]], left: [String]) {
    let root = folder.path
    let (targets, left) = try Project.scan(root).targets()
    let short = { (path: String) in
      path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    var files: [String: [String]] = [:]
    for target in targets {
      let all = target.sources + target.catalogs + target.storyboards + target.infoPlists
      files[target.name, default: []] += all.map(short)
    }
    return (files, left.map { "\(short($0.path)): \($0.reason)" })
  }

  private func project(_ objects: String) -> String {
    "// !$*UTF8*$!\n{ rootObject = P; objects = { \(objects) }; }"
  }

  @Test("an Xcode project: groups, languages, steps back, settings of project and target")
  func xcode() throws {
    try write(
      "ios/App/A.swift", "ios/App/Deep/B.swift", "Shared/C.swift", "ios/Other.swift",
      "ios/App/en.lproj/Main.storyboard", "ios/App/de.lproj/Main.storyboard",
      "ios/Art.xcassets/Contents.json")
    let text = project(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
      G = { children = (GA, FC, FX, FT, FU); sourceTree = "<group>"; };
      GA = { children = (FA, GD, V); path = App; sourceTree = "<group>"; };
      GD = { children = (FB); path = Deep; sourceTree = "<group>"; };
      FA = { path = A.swift; sourceTree = "<group>"; };
      FB = { path = B.swift; sourceTree = "<group>"; };
      FC = { path = ../Shared/C.swift; sourceTree = SOURCE_ROOT; };
      FX = { path = Art.xcassets; sourceTree = "<group>"; };
      FT = { path = usr/T.swift; sourceTree = SDKROOT; };
      FU = { path = ../../../U.swift; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (VE, VD); name = Main; sourceTree = "<group>"; };
      VE = { path = en.lproj/Main.storyboard; sourceTree = "<group>"; };
      VD = { path = de.lproj/Main.storyboard; sourceTree = "<group>"; };
      T = { name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, R); buildConfigurationList = TL; };
      TL = { buildConfigurations = (TC); };
      TC = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
      S = { files = (BA, BB, BC, BT, BU, BN); };
      BA = { fileRef = FA; }; BB = { fileRef = FB; }; BC = { fileRef = FC; };
      BT = { fileRef = FT; }; BU = { fileRef = FU; }; BN = { fileRef = NONE; };
      R = { files = (BV, BX); };
      BV = { fileRef = V; }; BX = { fileRef = FX; };
      """)
    _ = try folder.write(text, to: "ios/App.xcodeproj/project.pbxproj")
    let found = try targets()
    #expect(
      found.files == [
        "App": [
          "Shared/C.swift", "ios/App/A.swift", "ios/App/Deep/B.swift", "ios/Art.xcassets",
          "ios/App/de.lproj/Main.storyboard", "ios/App/en.lproj/Main.storyboard",
        ]
      ])
    #expect(found.left.filter { $0.hasSuffix("outside of the project") }.count == 1)
    #expect(found.left.contains("ios/Other.swift: in no target"))
    let target = try #require(Project.scan(folder.path).targets().targets.first)
    #expect(target.kind == "application")
    #expect(
      target.settings == ["SDKROOT": ["iphoneos"], "IPHONEOS_DEPLOYMENT_TARGET": ["17.0"]])
  }

  @Test("a folder of Xcode 16 belongs to its targets, less what each leaves out")
  func synchronized() throws {
    try write("App/A.swift", "App/B.swift", "App/Deep/C.swift")
    let text = project(
      """
      P = { mainGroup = G; targets = (T, U); };
      G = { children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E);
        sourceTree = "<group>"; };
      E = { target = U; membershipExceptions = (B.swift, Deep/C.swift); };
      T = { name = App; fileSystemSynchronizedGroups = (S); };
      U = { name = Widget; fileSystemSynchronizedGroups = (S); };
      """)
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(
      try targets().files == [
        "App": ["App/A.swift", "App/B.swift", "App/Deep/C.swift"], "Widget": ["App/A.swift"],
      ])
  }

  @Test(
    "examples lie beside an app that does not compile them; a library has nothing else",
    arguments: [("App", "Demo", true), ("Demo", "Example", false), ("Tests", "Demo", false)])
  func examples(_ first: String, _ second: String, _ areBeside: Bool) throws {
    try write("App/A.swift", "Demo/B.swift", "Example/C.swift", "Tests/D.swift")
    let type = "productType = \"com.apple.product-type.application\""
    let text = project(
      """
      P = { mainGroup = G; targets = (T, U); };
      G = { children = (R, S); sourceTree = "<group>"; };
      R = { isa = PBXFileSystemSynchronizedRootGroup; path = \(first); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = \(second); sourceTree = "<group>"; };
      T = { name = First; fileSystemSynchronizedGroups = (R); \(type); };
      U = { name = Second; fileSystemSynchronizedGroups = (S); \(type); };
      """)
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let found = try Project.scan(folder.path)
    #expect(found.hasExamplesBesideApp == areBeside)
    #expect(found.origins(including: []) == (areBeside ? [] : ["examples"]))
    #expect(found.origins(including: ["examples"]) == ["examples"])
  }

  @Test("groups in circles, keys that lead nowhere and values of other kinds end")
  func circles() throws {
    let text = project(
      """
      P = { mainGroup = G; targets = (T, NONE, (T), U); };
      G = { children = (G, H, (G)); path = a; sourceTree = "<group>"; };
      H = { children = (G, H); path = b; sourceTree = "<group>"; };
      T = { name = App; buildPhases = (T, G, S); buildConfigurationList = T; };
      S = { files = (S, B); }; B = { fileRef = G; };
      U = { buildPhases = text; };
      """)
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(try targets().files == ["App": []])
  }

  @Test("a manifest is read, not run")
  func package() throws {
    try write(
      "Sources/A/A.swift", "Sources/A/Skipped/B.swift", "Tests/ATests/T.swift", "lib/C.swift",
      "Sources/Comment/D.swift")
    let manifest = """
      // .target(name: "Comment")
      /* .target(name: "Comment") */
      let package = Package(
        name: "P", products: [.library(name: "A", targets: ["A"])],
        targets: [
          .target(
            name: "A", dependencies: [.target(name: "C"), .product(name: "X", package: "Y")],
            exclude: ["Skipped"]),
          .target(name: "C", path: "lib"),
          .target(name: "Away", path: "../elsewhere"),
          .testTarget(name: "ATests", dependencies: ["A"]),
        ])
      """
    _ = try folder.write(manifest, to: "Package.swift")
    let found = try targets()
    #expect(
      found.files == [
        "A": ["Sources/A/A.swift"], "C": ["lib/C.swift"], "ATests": ["Tests/ATests/T.swift"],
      ])
    #expect(
      found.left.contains("Package.swift: chiaro found no file of target Away"))
  }

  @Test("dependencies and products declare no target; paths are spelled in many ways")
  func packageSpellings() throws {
    try write(
      "Sources/Core/A.swift", "Sources/App/B.swift", "Sources/App/Old/C.swift",
      "Plugins/Make/D.swift")
    let manifest = """
      let package = Package(
        name: "P", platforms: [.macOS(.v13)],
        products: [.plugin(name: "Make", targets: ["Make"])],
        targets: [
          .target(name: "Core", path: "Sources/Core/"),
          .target(
            name: "App", dependencies: [.target(name: "Core"), .target(name: "Core")],
            path: "./Sources/App", exclude: ["./Old/"],
            plugins: [.plugin(name: "Lint", package: "lint")]),
          .plugin(name: "Make", capability: .buildTool()),
        ])
      .target(name: "Unclosed"
      """
    _ = try folder.write(manifest, to: "Package.swift")
    let found = try targets()
    #expect(
      found.files == [
        "Core": ["Sources/Core/A.swift"], "App": ["Sources/App/B.swift"],
        "Make": ["Plugins/Make/D.swift"],
      ])
    let rest = ["Package.swift", "Sources/App/Old/C.swift"]
    #expect(found.left == rest.map { "\($0): in no target" })
  }

  @Test(
    "a manifest says on which systems its targets run",
    arguments: [
      (".iOS(.v17), .macOS(.v10_15)", ["IPHONEOS": "17", "MACOSX": "10.15"]),
      (".iOS(\"16.4\")", ["IPHONEOS": "16.4"]), (".iOS(oldest)", [:]), (".iOS(", [:]),
    ])
  func packageSystems(_ platforms: String, _ versions: [String: String]) throws {
    try write("Sources/A/A.swift")
    let manifest =
      "let p = Package(name: \"A\", platforms: [\(platforms)], targets: [.target(name: \"A\")])"
    _ = try folder.write(manifest, to: "Package.swift")
    let settings = try #require(try Project.scan(folder.path).targets().targets.first).settings
    let expected = versions.map { ("\($0)_DEPLOYMENT_TARGET", [$1]) }
    #expect(settings == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("an Info.plist is found through the variables that stand for the project's folder")
  func infoPlistPaths() throws {
    let plists = ["$(SRCROOT)/App/A.plist", "App/A.plist", "$(TARGET_NAME)/A.plist"]
    for (index, plist) in plists.enumerated() {
      let text = project(
        """
        P = { targets = (T); }; T = { name = App; buildConfigurationList = L; };
        L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "\(plist)"; }; };
        """)
      _ = try folder.write(text, to: "ios/App.xcodeproj/project.pbxproj")
      #expect(try targets().files == ["App": index == 2 ? [] : ["ios/App/A.plist"]], "\(plist)")
    }
  }

  @Test("without project and manifest all files of the folder belong together")
  func plain() throws {
    try write("A.swift", "b/B.xcassets/Contents.json", "c/C.xib", "Pods/D.swift")
    let found = try targets()
    #expect(found.files.values.map { $0 } == [["A.swift", "b/B.xcassets", "c/C.xib"]])
    #expect(found.left == ["Pods: third-party code"])
  }

  @Test("XcodeGen's project.yml: sources in all spellings, exclusions, comments; a project wins")
  func specification() throws {
    try write(
      "App/A.swift", "App/Skipped/B.swift", "App/Old/F.swift", "Shared/C.swift", "Kit/D.swift",
      "Mac/E.swift", "App/Assets.xcassets/Contents.json")
    let text = """
      name: "App"  # of everybody
      attributes:
        LastUpgradeCheck: 1540
      options:
        deploymentTarget:
          iOS: "17.0"
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes:
                - "Skipped/**"
                - Old/
            - Shared
            - ../elsewhere
          scheme: { testTargets: [A] }
          info:
            path: App/Info.plist
        Kit: # of one folder
          type: framework
          platform: [iOS, macOS]
          deploymentTarget: 13.0
          sources: Kit
        Mac:
          type: application
          sources: [Mac, "Shared/C.swift"]
          settings:
            base:
              INFOPLIST_KEY_UIUserInterfaceStyle: Light
      """
    _ = try folder.write(text, to: "project.yml")
    let found = try targets()
    #expect(
      found.files == [
        "App": ["App/A.swift", "Shared/C.swift", "App/Assets.xcassets", "App/Info.plist"],
        "Kit": ["Kit/D.swift"], "Mac": ["Mac/E.swift", "Shared/C.swift"],
      ])
    #expect(found.left.contains { $0.hasSuffix("elsewhere: outside of the project") })
    let targets = try Project.scan(folder.path).targets().targets
    #expect(targets.map(\.kind) == ["application", "framework", "application"])
    #expect(targets[0].settings["IPHONEOS_DEPLOYMENT_TARGET"] == ["17.0"])
    #expect(targets[0].xcodeVersion == 1540)
    #expect(targets[1].settings["MACOSX_DEPLOYMENT_TARGET"] == ["13.0"])
    #expect(targets[2].settings["INFOPLIST_KEY_UIUserInterfaceStyle"] == ["Light"])
    _ = try folder.write(project(""), to: "App.xcodeproj/project.pbxproj")
    #expect(try Project.scan(folder.path).targets().targets.map(\.source) == [.folder])
  }

  @Test("XcodeGen's descriptions take targets from others, with paths relative to those")
  func includes() throws {
    try write("App/A.swift", "App/Widget/B.swift", "Kit/C.swift")
    let text = """
      options:
        deploymentTarget:
          iOS: "17.0"
      include:
        - Widget/widget.yml
        - path: ../Kit/kit.yml
        - ../../outside.yml
        - missing.yml
      """
    _ = try folder.write(text, to: "App/project.yml")
    let widget = "include: ../project.yml\ntargets:\n  Widget:\n    type: app-extension\n"
    _ = try folder.write(
      widget + "    platform: iOS\n    sources:\n      - ./\n", to: "App/Widget/widget.yml")
    _ = try folder.write(
      "include: [kit.yml, ../App/Widget/widget.yml]\ntargets:\n  Kit:\n    sources: ./\n",
      to: "Kit/kit.yml")
    let project = try Project.scan(folder.path)
    let targets = project.targets().targets.filter { $0.source == .xcodegen }
    #expect(Set(targets.map(\.name)) == ["Kit", "Widget"] && targets.count == 2)
    let app = try #require(targets.first { $0.name == "Widget" })
    #expect(app.kind == "app-extension" && app.settings["IPHONEOS_DEPLOYMENT_TARGET"] == ["17.0"])
    #expect(app.sources.map { Path.lastComponent($0) } == ["B.swift"])
    #expect(project.diagnostics.map(\.id) == ["project-yml-unreadable"])
  }

  @Test(
    "odd descriptions have no targets, or what can be read of them",
    arguments: [
      ("", 0, nil), ("targets:", 0, nil), ("targets: [A]", 0, nil), ("targets:\n  A: B\n", 1, nil),
      ("targets:\n  A:\n   - x: y\n", 1, nil),
      ("- targets:\n  A: B", 0, nil), ("\t\u{0}", 0, "1:2"),
      ("targets:\n  A:\n   - x: y\n     - z", 0, "4:6"), ("a: 1\na: 2\n", 0, "2:1"),
      ((0..<900).map { String(repeating: " ", count: $0) + "targets:\n" }.joined(), 0, "33:33"),
      ("targets:\n" + String(repeating: "- ", count: 5_000), 0, "2:63"),
    ])
  func oddSpecifications(_ text: String, _ count: Int, _ place: String?) throws {
    _ = try folder.write(text, to: "project.yml")
    let project = try Project.scan(folder.path)
    #expect(project.targets().targets.filter { $0.source == .xcodegen }.count == count)
    let diagnostic = project.diagnostics.first { $0.id == "project-yml-unreadable" }
    let found = diagnostic?.location
    #expect(found.map { "\($0.line ?? 0):\($0.column ?? 0)" } == place)
  }

  @Test("anchors and merges of a description give what they stand for")
  func anchors() throws {
    try write("App/A.swift", "Kit/B.swift")
    let text = """
      base: &base
        type: framework
        platform: iOS
      targets:
        App: {<<: *base, type: application, sources: App}
        Kit:
          <<: *base
          sources: &kit [Kit]
      """
    _ = try folder.write(text, to: "project.yml")
    #expect(try targets().files == ["App": ["App/A.swift"], "Kit": ["Kit/B.swift"]])
    let targets = try Project.scan(folder.path).targets().targets
    #expect(targets.map(\.kind) == ["application", "framework"])
    #expect(targets.map(\.platformNames) == [["ios"], ["ios"]])
  }
}
