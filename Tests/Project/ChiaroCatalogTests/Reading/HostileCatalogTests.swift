// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Catalogs that mean harm, or that nobody could have written by hand.
@Suite("Hostile catalogs")
struct HostileCatalogTests {
  // MARK: Size

  @Test("a Contents.json of a gigabyte is refused by its size, and the rest is read")
  func sparseFile() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Good")
    try catalog.addColor("Large", "{}")
    #expect(truncate(catalog.inside("Large.colorset/Contents.json"), 1 << 30) == 0)
    let read = try catalog.read()
    #expect(read.reports == ["file-too-large Large.colorset/Contents.json"])
    #expect(read.colorNames == ["Good", "Large"])
    #expect(read.set(.color, named: "Large")?.document == nil)
    #expect(read.statistics.bytes == TemporaryCatalog.gray.utf8.count)
    #expect(read.statistics.files == 1)
  }

  @Test("a hundred thousand nested folders are left alone below the limit")
  func deepFolders() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Good")
    try catalog.addColor("Z/Good")
    let count = 100_000
    let made = DeepFolders.make(count, in: catalog.path)
    defer { DeepFolders.remove(catalog.inside("d")) }
    #expect(made == count)
    let read = try catalog.read()
    #expect(read.colorNames == ["Good", "Good"])
    #expect(read.diagnostics.map(\.id) == ["repeated-name", "catalog-too-deep"])
    #expect(read.statistics.deepestFolder == 64)
    #expect(read.statistics.folders == 1 + 64 + 1 + 2)
  }

  @Test("the number of folders is bounded, and said once")
  func manyFolders() throws {
    let catalog = try TemporaryCatalog()
    for index in 0..<40 { try catalog.addColor("\(index + 10)") }
    var limits = CatalogLimits()
    limits.folders = 11
    let read = try catalog.read(limits)
    #expect(read.sets.count == 10)
    #expect(read.statistics.folders == 11)
    #expect(read.diagnostics.map(\.id) == ["catalog-too-large"])
    limits.folders = 41
    #expect(try catalog.read(limits).diagnostics.isEmpty)
  }

  @Test("the entries of a folder are bounded")
  func crowdedFolder() throws {
    let catalog = try TemporaryCatalog()
    for index in 0..<20 { try catalog.addColor("\(index + 10)") }
    var limits = CatalogLimits()
    limits.entriesPerFolder = 12
    let read = try catalog.read(limits)
    #expect(read.sets.count == 12)
    #expect(read.reports == ["folder-too-large ."])
  }

  @Test("the bytes of all files are bounded, and said once")
  func manyBytes() throws {
    let catalog = try TemporaryCatalog()
    for index in 0..<20 { try catalog.addColor("\(index + 10)") }
    let size = TemporaryCatalog.gray.utf8.count
    var limits = CatalogLimits()
    limits.bytes = size * 5
    let read = try catalog.read(limits)
    #expect(read.statistics.bytes == size * 5 && read.statistics.files == 5)
    #expect(read.sets.filter { $0.document != nil }.count == 5)
    #expect(read.reports == ["catalog-too-large 15.colorset/Contents.json"])
  }

  @Test("the entries of a set, and the diagnostics of a set and of all, are bounded")
  func manyEntries() throws {
    let catalog = try TemporaryCatalog()
    let entries = Array(repeating: #"{"idiom":7,"scale":8}"#, count: 10_000)
    try catalog.addColor("Many", #"{"colors":[\#(entries.joined(separator: ","))]}"#)
    let read = try catalog.read()
    #expect(read.set(.color, named: "Many")?.colorSet?.entries.count == 4096)
    #expect(read.diagnostics.count == 1000)
    var limits = CatalogLimits()
    limits.entriesPerSet = 10
    limits.diagnosticsPerSet = .max
    let few = try catalog.read(limits)
    #expect(few.set(.color, named: "Many")?.colorSet?.entries.count == 10)
    #expect(few.diagnostics.contains { $0.id == "too-many-entries" })
    limits.diagnostics = 3
    #expect(try catalog.read(limits).diagnostics.count == 3)
  }

  @Test("the entries of a set of files are bounded over all its lists")
  func manyFiles() throws {
    let catalog = try TemporaryCatalog()
    let list = Array(repeating: "{}", count: 3000).joined(separator: ",")
    try catalog.folder.write(
      #"{"images":[\#(list)],"more":[\#(list)]}"#, to: catalog.name("Many.imageset/Contents.json"))
    let read = try catalog.read()
    #expect(read.set(.image, named: "Many")?.fileSet?.entries.count == 4096)
    #expect(read.diagnostics.map(\.id).contains("too-many-entries"))
  }

  @Test(
    "a megabyte of nesting, of one name, or of odd values is read in bounded work",
    arguments: heavyTexts.indices)
  func megabytes(_ index: Int) throws {
    let text = Self.heavyTexts[index]
    let read = AssetCatalog(colors: ["Good": TemporaryCatalog.gray, "Heavy": text])
    let good = TemporaryCatalog.gray.utf8.count
    #expect(read.statistics.bytes == good + text.utf8.count)
    #expect(read.statistics.values <= text.utf8.count)
    #expect(read.diagnostics.count <= 1100)
    #expect(read.diagnostics.allSatisfy { $0.message.utf8.count < 400 })
    #expect(read.color(named: "Good")?.resolved.hexText == "#808080")
  }

  static let heavyTexts: [String] = [
    String(repeating: #"{"colors":"#, count: 100_000),
    "{" + Array(repeating: #""idiom":1"#, count: 100_000).joined(separator: ",") + "}",
    #"{"colors":["# + Array(repeating: "1,", count: 60_000).joined() + "1]}",
    #"{"colors":[{"appearances":["# + Array(repeating: "{},", count: 60_000).joined() + "{}]}]}",
    #"{"colors":[{"idiom":""# + String(repeating: "x", count: 300_000) + #""}]}"#,
    #"{"colors":[{"color":{"components":{"red":""# + String(repeating: "9", count: 300_000)
      + #""}}}]}"#,
    #"{"colors":[{"color":"# + String(repeating: "[", count: 120)
      + String(repeating: "]", count: 120) + "}]}",
  ]

  // MARK: Links

  @Test("a cycle of links ends where it began")
  func linkCycles() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Group/Good")
    try catalog.folder.link(catalog.name("Group/up"), to: "..")
    try catalog.folder.link(catalog.name("Group/self"), to: ".")
    try catalog.folder.link(catalog.name("loop"), to: "loop")
    let read = try catalog.read()
    #expect(read.colorNames == ["Good"])
    #expect(read.reports == ["link Group/self", "link Group/up"])
  }

  @Test("links within the catalog multiply nothing: a folder is read once")
  func linksThatMultiply() throws {
    let catalog = try TemporaryCatalog()
    // Each of thirty groups holds two links to the next one: 2^30 ways down.
    for level in 0..<30 {
      try catalog.folder.makeFolder(catalog.name("g\(level + 10)"))
      guard level < 29 else { continue }
      for link in ["a", "b"] {
        try catalog.folder.link(catalog.name("g\(level + 10)/\(link)"), to: "../g\(level + 11)")
      }
    }
    try catalog.addColor("g39/Good")
    let read = try catalog.read()
    #expect(read.statistics.folders == 1 + 30 + 1)
    #expect(read.reports == (10..<39).flatMap { ["link g\($0)/a", "link g\($0)/b"] })
    #expect(read.statistics.bytes == TemporaryCatalog.gray.utf8.count)
    #expect(read.colorNames == ["Good"])
  }

  @Test("what links lead to stands under its own name, else under the first link's")
  func linkNames() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Real")
    try catalog.addColor(".hidden/Other")
    for link in ["A", "Z"] {
      try catalog.folder.link(catalog.name("\(link).colorset"), to: "Real.colorset")
      try catalog.folder.link(
        catalog.name("\(link)\(link).colorset"), to: ".hidden/Other.colorset")
    }
    try catalog.folder.write("{}", to: catalog.name("I.icon/icon.json"))
    try catalog.folder.link(catalog.name("J.icon"), to: "I.icon")
    let read = try catalog.read()
    #expect(read.colorNames == ["Real", "AA"])
    #expect(read.icons.map { Path.lastComponent($0.path) } == ["I.icon"])
    let names = ["A.colorset", "AA.colorset", "J.icon", "Z.colorset", "ZZ.colorset"]
    #expect(read.reports == names.map { "link \($0)" })
  }

  @Test("links that lead out are not followed: folders, files, Contents.json, pictures, icons")
  func linksOutside() throws {
    let catalog = try TemporaryCatalog()
    let folder = catalog.folder
    try folder.write(TemporaryCatalog.gray, to: "secret/Secret.colorset/Contents.json")
    try folder.write(#"{"fill":{"solid":"srgb:1,0,0,1"}}"#, to: "secret/icon.json")
    try folder.write("x", to: "secret/a.png")
    try catalog.addColor("Good")
    try folder.link(catalog.name("Out"), to: "../secret")
    try folder.link(catalog.name("Set.colorset"), to: folder.path("secret/Secret.colorset"))
    try folder.makeFolder(catalog.name("File.colorset"))
    try folder.link(
      catalog.name("File.colorset/Contents.json"), to: "../../secret/Secret.colorset/Contents.json")
    try folder.write(
      #"{"images":[{"filename":"a.png"},{"filename":"dir/a.png"}],"info":{}}"#,
      to: catalog.name("Picture.imageset/Contents.json"))
    try folder.link(catalog.name("Picture.imageset/a.png"), to: "../../secret/a.png")
    try folder.link(catalog.name("Picture.imageset/dir"), to: "../../secret")
    try folder.makeFolder(catalog.name("App.icon"))
    try folder.link(catalog.name("App.icon/icon.json"), to: "../../secret/icon.json")
    let read = try catalog.read()
    #expect(read.colorNames == ["File", "Good"])
    #expect(read.set(.color, named: "File")?.document == nil)
    #expect(read.icons.isEmpty)
    #expect(read.set(.image, named: "Picture")?.fileSet?.entries.map(\.path) == [nil, nil])
    #expect(
      read.reports == [
        "link-outside App.icon/icon.json", "link-outside File.colorset/Contents.json",
        "link-outside Out", "filename-outside Picture.imageset/Contents.json",
        "filename-outside Picture.imageset/Contents.json", "link-outside Picture.imageset/dir",
        "link-outside Set.colorset",
      ])
  }

  @Test("a folder whose name begins like the catalog's is outside all the same")
  func nameWithSamePrefix() throws {
    let catalog = try TemporaryCatalog()
    try catalog.folder.write(
      TemporaryCatalog.gray, to: "A.xcassets-secret/S.colorset/Contents.json")
    try catalog.folder.link(catalog.name("Out"), to: "../A.xcassets-secret")
    let read = try catalog.read()
    #expect(read.sets.isEmpty && read.reports == ["link-outside Out"])
  }

  @Test("a folder whose name equals the catalog's in another Unicode form is outside")
  func nameInOtherUnicodeForm() throws {
    let folder = try TemporaryFolder()
    let (composed, decomposed) = ("\u{E9}.xcassets", "e\u{301}.xcassets")
    try folder.makeFolder(composed)
    try folder.write(TemporaryCatalog.gray, to: "\(decomposed)/S.colorset/Contents.json")
    guard folder.names().count == 2 else { return }  // one folder where forms are not told apart
    try folder.link("\(composed)/Out", to: "../\(decomposed)")
    let read = try AssetCatalog(path: folder.path(composed))
    #expect(read.sets.isEmpty && read.reports == ["link-outside Out"])
  }

  @Test("links that stay inside, and a link to the whole catalog, are no error")
  func linksInside() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Real/Ink")
    try catalog.folder.link(catalog.name("Other"), to: "Real")
    try catalog.folder.write("x", to: catalog.name("Shared/a.png"))
    try catalog.folder.write(
      #"{"images":[{"filename":"a.png"}],"info":{}}"#, to: catalog.name("I.imageset/Contents.json"))
    try catalog.folder.link(catalog.name("I.imageset/a.png"), to: "../Shared/a.png")
    try catalog.folder.link("Link.xcassets", to: "A.xcassets")
    for path in [catalog.path, catalog.folder.path("Link.xcassets")] {
      let read = try AssetCatalog(path: path)
      #expect(read.colorNames == ["Ink"])
      #expect(read.reports == ["link Other"])
      #expect(read.set(.image, named: "I")?.fileSet?.entries.first?.path != nil)
    }
  }

  @Test("a dangling link is a missing file")
  func danglingLinks() throws {
    let catalog = try TemporaryCatalog()
    try catalog.folder.link(catalog.name("gone"), to: "nowhere")
    try catalog.folder.write(
      #"{"images":[{"filename":"a.png"}],"info":{}}"#, to: catalog.name("I.imageset/Contents.json"))
    try catalog.folder.link(catalog.name("I.imageset/a.png"), to: "nowhere.png")
    let read = try catalog.read()
    #expect(read.diagnostics.isEmpty)
    #expect(read.set(.image, named: "I")?.fileSet?.entries.map(\.isMissing) == [true])
  }

  // MARK: What is no file

  @Test("a pipe or a folder in place of a file is refused without waiting")
  func pipes() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Good")
    try catalog.folder.makeFolder(catalog.name("Pipe.colorset"))
    #expect(mkfifo(catalog.inside("Pipe.colorset/Contents.json"), 0o600) == 0)
    try catalog.folder.makeFolder(catalog.name("Folder.colorset/Contents.json"))
    try catalog.folder.write(
      #"{"images":[{"filename":"p"},{"filename":"d","idiom":"mac"}],"info":{}}"#,
      to: catalog.name("I.imageset/Contents.json"))
    #expect(mkfifo(catalog.inside("I.imageset/p"), 0o600) == 0)
    try catalog.folder.makeFolder(catalog.name("I.imageset/d"))
    let read = try catalog.read()
    #expect(
      read.reports == [
        "file-unreadable Folder.colorset/Contents.json",
        "group-with-period Folder.colorset/Contents.json",
        "file-unreadable Pipe.colorset/Contents.json",
      ])
    #expect(read.set(.image, named: "I")?.fileSet?.entries.map(\.isMissing) == [true, false])
    #expect(read.color(named: "Good") != nil)
  }

  @Test(
    "what cannot be opened is reported, and the rest is read",
    .enabled(if: geteuid() != 0, "root may open anything"))
  func unreadable() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Good")
    try catalog.addColor("Locked/Inside")
    try catalog.addColor("Secret")
    #expect(chmod(catalog.inside("Locked"), 0) == 0)
    #expect(chmod(catalog.inside("Secret.colorset/Contents.json"), 0) == 0)
    defer { _ = chmod(catalog.inside("Locked"), 0o700) }
    let read = try catalog.read()
    #expect(
      read.reports == ["folder-unreadable Locked", "file-unreadable Secret.colorset/Contents.json"])
  }

  @Test("what is no catalog at all is an error")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file.xcassets")
    let kind = { (path: String) -> CatalogError.Kind? in
      do throws(CatalogError) {
        _ = try AssetCatalog(path: path)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kind(folder.path("no.xcassets")) == .notFound)
    #expect(kind(folder.path("file.xcassets")) == .notAFolder)
    #expect(kind("") == .notFound)
    #expect(kind(folder.path("file.xcassets/inside")) == .notFound)
    #expect(try AssetCatalog(path: folder.path).sets.isEmpty)
    #expect(throws: CatalogError.self) { try AssetCatalog(path: "a") }
    do {
      _ = try AssetCatalog(path: "no.xcassets")
    } catch {
      #expect(error.description == "no.xcassets: no such catalog")
    }
  }

  // MARK: Names

  @Test("names that differ in case only are reported, since other systems do not tell them apart")
  func caseClashes() {
    let gray = TemporaryCatalog.gray
    let read = AssetCatalog(colors: ["Icon": gray, "icon": gray, "Group/ICON": gray, "Ink": gray])
    #expect(
      read.reports == [
        "name-differs-in-case Icon.colorset/Contents.json",
        "name-differs-in-case icon.colorset/Contents.json",
      ])
    #expect(read.set(.color, named: "Icon") != nil && read.set(.color, named: "icon") != nil)
  }

  @Test("a file is found in whatever Unicode form the disk has its name")
  func unicodeForms() throws {
    let catalog = try TemporaryCatalog()
    let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
    try catalog.folder.write(
      #"{"images":[{"filename":"\#(decomposed)"}],"info":{}}"#,
      to: catalog.name("I.imageset/Contents.json"))
    try catalog.folder.write("x", to: catalog.name("I.imageset/\(composed)"))
    let files = try #require(try catalog.read().set(.image, named: "I")?.fileSet)
    let path = try #require(files.entries.first?.path)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(files.unreferencedFiles.isEmpty)
  }
}

/// Folders nested deeper than any path is long.
enum DeepFolders {
  /// Makes `count` folders called `d`, each in the one before, and returns how many were made.
  static func make(_ count: Int, in folder: String) -> Int {
    var parent = open(folder, O_RDONLY | O_DIRECTORY)
    defer { close(parent) }
    for made in 0..<count {
      guard parent >= 0, mkdirat(parent, "d", 0o700) == 0 else { return made }
      let child = openat(parent, "d", O_RDONLY | O_DIRECTORY)
      close(parent)
      parent = child
    }
    return count
  }

  /// Removes a folder with all below it: each level is moved up in place of the one above.
  static func remove(_ folder: String) {
    let spare = folder + "-next"
    while rename(folder + "/d", spare) == 0 {
      rmdir(folder)
      rename(spare, folder)
    }
    rmdir(folder)
  }
}
