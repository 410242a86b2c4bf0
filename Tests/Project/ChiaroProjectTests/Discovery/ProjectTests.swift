// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What is found in a project's folders, and what is left out.
@Suite("Searching projects")
struct ProjectTests {
  private static let plist = "<plist><dict/></plist>"

  /// A project with these files, whose contents do not matter.
  private func project(_ files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(Self.plist, to: file) }
    return folder
  }

  private func scan(
    _ folder: TemporaryFolder, _ options: Project.Options = .init()
  ) throws -> Project { try Project.scan(folder.path, options: options) }

  private func inside(_ paths: [String], _ folder: TemporaryFolder) -> [String] {
    paths.map { Path.relative($0, to: folder.path) }
  }

  @Test("catalogs, icons, property lists and Xcode projects are found, in order")
  func everything() throws {
    let folder = try project([
      "b/Assets.xcassets/Contents.json", "a/Assets.xcassets/In.xcassets/Contents.json",
      "Mac/Info.plist", "Widget-Info.plist", "Info.plists", "App.xcodeproj/project.pbxproj",
      "App.xcodeproj/Info.plist", "Icons/App.icon/icon.json", "Icons/Empty.icon/other.json",
      "Icons/Empty.icon/Info.plist", "Deep/er/and/deeper/Colors.XCASSETS/Contents.json",
    ])
    let found = try scan(folder)
    #expect(
      inside(found.catalogs, folder) == [
        "Deep/er/and/deeper/Colors.XCASSETS", "a/Assets.xcassets", "b/Assets.xcassets",
      ])
    #expect(inside(found.icons, folder) == ["Icons/App.icon"])
    #expect(
      inside(found.infoPlists.map(\.path), folder) == [
        "Icons/Empty.icon/Info.plist", "Mac/Info.plist", "Widget-Info.plist",
      ])
    #expect(
      inside(found.xcodeProjects.map(\.path), folder) == ["App.xcodeproj/project.pbxproj"])
    #expect(found.diagnostics == [] && found.root == folder.path)
  }

  @Test("a catalog given itself is a project of one catalog")
  func catalogItself() throws {
    let folder = try project(["A.xcassets/B.xcassets/Contents.json", "A.xcassets/Info.plist"])
    let found = try Project.scan(folder.path("A.xcassets"))
    #expect(found.catalogs == [folder.path("A.xcassets")])
    #expect(found.infoPlists.isEmpty)
  }

  @Test(
    "hidden folders, dependencies and products are left out",
    arguments: [
      "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "fr.xcloc", ".build",
      ".git", ".x",
      "A.app", "A.appex", "A.bundle", "A.framework", "A.momd", "A.nib", "A.storyboardc",
      "A.xcarchive", "A.xcframework", "deep/down/Pods",
    ])
  func skipped(_ name: String) throws {
    let folder = try project(["\(name)/A.xcassets/Contents.json", "\(name)/Info.plist"])
    let found = try scan(folder)
    #expect(found.catalogs.isEmpty && found.infoPlists.isEmpty)
    let near = try project(["\(name)x/A.xcassets/Contents.json"])
    #expect(try scan(near).catalogs.isEmpty == name.split(separator: "/").last?.hasPrefix("."))
  }

  @Test("compiled storyboards and xibs are left out, but for the document that they keep")
  func compiled() throws {
    let folder = try project([
      "Base.lproj/A.storyboardc/designable.storyboard", "Base.lproj/A.storyboardc/Info.plist",
      "Base.lproj/A.storyboardc/x.storyboard", "B.nib/designable.nib", "C.nib/keyedobjects.nib",
      "App.app/D.storyboardc/designable.storyboard", "E.storyboardc/designable.storyboard/x",
      "F.storyboard",
    ])
    let found = try scan(folder)
    #expect(
      inside(found.compiledInterfaces, folder) == [
        "B.nib/designable.nib", "Base.lproj/A.storyboardc/designable.storyboard",
      ])
    #expect(inside(found.closedInterfaces, folder) == ["C.nib", "E.storyboardc"])
    #expect(inside(found.storyboards, folder) == ["F.storyboard"])
    #expect(found.infoPlists.isEmpty && found.diagnostics.isEmpty)
  }

  // MARK: Ignoring

  @Test(
    "what git ignores is left out",
    arguments: [
      ("Vendor/", ["App", "x/App"]), ("/Vendor", ["App", "x/App", "x/Vendor"]),
      ("# Vendor\n\n", ["App", "Vendor", "x/App", "x/Vendor"]),
      ("Vendor\n!x/Vendor\r\n", ["App", "x/App", "x/Vendor"]), ("*\n", []),
      ("x/*\n!x/App", ["App", "Vendor", "x/App"]), ("**/App", ["Vendor", "x/Vendor"]),
      ("Vendor  ", ["App", "x/App"]), ("../App", ["App", "Vendor", "x/App", "x/Vendor"]),
      ("A.xcassets", []), ("\u{0}\u{FFFD}[", ["App", "Vendor", "x/App", "x/Vendor"]),
    ])
  func gitIgnore(_ rules: String, _ left: [String]) throws {
    let folder = try project(
      ["App", "Vendor", "x/App", "x/Vendor"].map { "\($0)/A.xcassets/Contents.json" })
    try folder.write(rules, to: ".gitignore")
    #expect(inside(try scan(folder).catalogs, folder) == left.map { "\($0)/A.xcassets" })
    var options = Project.Options()
    options.followsGitIgnore = false
    #expect(try scan(folder, options).catalogs.count == 4)
  }

  @Test("the rules of an inner folder go before those of an outer one")
  func nestedRules() throws {
    let folder = try project(["a/A.xcassets/Contents.json", "b/A.xcassets/Contents.json"])
    try folder.write("*.xcassets", to: ".gitignore")
    try folder.write("!A.xcassets", to: "b/.gitignore")
    #expect(inside(try scan(folder).catalogs, folder) == ["b/A.xcassets"])
  }

  @Test(
    "what the options exclude is left out, by path or by name",
    arguments: [
      ("Vendor", ["App", "x/App"]), ("x/Vendor", ["App", "Vendor", "x/App"]),
      ("**/App", ["Vendor", "x/Vendor"]),
      ("x/**", ["App", "Vendor"]), ("../*", ["App", "Vendor", "x/App", "x/Vendor"]),
      ("*.xcassets", []),
    ])
  func excluded(_ pattern: String, _ left: [String]) throws {
    let folder = try project(
      ["App", "Vendor", "x/App", "x/Vendor"].map { "\($0)/A.xcassets/Contents.json" })
    var options = Project.Options()
    options.excluded = [Glob(pattern)]
    #expect(inside(try scan(folder, options).catalogs, folder) == left.map { "\($0)/A.xcassets" })
  }

  // MARK: The plist that governs

  @Test(
    "a path is governed by the property list with which it shares the longest way",
    arguments: [
      ("p/iOS/Assets.xcassets", "p/iOS/Info.plist"), ("p/Mac/x/A.xcassets", "p/Mac/Info.plist"),
      ("p/Shared/A.xcassets", "p/Info.plist"), ("p/A.xcassets", "p/Info.plist"),
      ("q/A.xcassets", "p/Info.plist"), ("p/iOS/Watch/x/A.xcassets", "p/iOS/Watch/Info.plist"),
    ])
  func governing(_ path: String, _ plist: String) {
    var project = Project(root: "p")
    #expect(project.infoPlist(governing: path) == nil)
    let paths = ["Info.plist", "Mac/Info.plist", "iOS/Info.plist", "iOS/Watch/Info.plist"]
    for order in [paths, paths.reversed()] {
      project.infoPlists = order.map { InfoPlist(.other, path: "p/\($0)") }
      #expect(project.infoPlist(governing: path)?.path == plist)
    }
  }
}
