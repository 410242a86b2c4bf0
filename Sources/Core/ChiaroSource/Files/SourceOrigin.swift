// SPDX-License-Identifier: MIT

/// The origin of a source file: the project, its tests, its previews, its examples, a generator or
/// third parties.
///
/// Only files of the origins that a request includes are checked.
package enum SourceOrigin: String, Hashable, CaseIterable, Sendable {
  /// The project's own code.
  case own
  /// Tests, and the files that only tests need.
  case tests
  /// Previews for Xcode's canvas.
  case previews
  /// Demos, examples, samples and playgrounds, which show a library or try something out.
  case examples
  /// Code that a program generated, and templates from which Xcode makes code.
  case generated
  /// Third-party code inside the project, such as that of CocoaPods or Carthage.
  case others

  /// The names of the origins that are left out unless a configuration includes them.
  package static let includable = allCases.filter { $0 != .own }.map(\.rawValue)

  private static let folders: [(origin: SourceOrigin, names: Set<String>)] = [
    (
      .others,
      [
        "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "third-party",
        "third_party", "3rdparty", "sourcepackages", "node_modules", "checkouts", "localpods",
        "local pods", "developmentpods", "development pods",
      ]
    ), (.tests, ["test", "mocks", "testing", "unittests", "uitests"]),
    (
      .previews,
      [
        "preview content", "previewcontent", "previews", "developmentresources",
        "development resources", "developmentassets", "development assets",
      ]
    ),
    (.generated, ["generated"]),
  ]

  /// Determines the origin from the path of a file and from markers in its first 1,000 bytes.
  package init(path: String, bytes: [UInt8] = []) {
    let parents = Path.components(Path.parent(path)).map(String.init)
    let lowercase = path.lowercased()
    // A library that is copied whole comes with its example.
    let library = parents.firstIndex { ["libraries", "external"].contains($0.lowercased()) }
    let isExample = { (name: String) in ["example", "demo"].contains(name.lowercased()) }
    // What lies in the project's archive is built no more.
    let isKept = ["archive", "archived", "attic"].contains(parents.first?.lowercased() ?? "")
    if isKept || library.map({ parents[$0...].contains(where: isExample) }) == true {
      self = .others
    } else if let entry = Self.folders.first(where: { entry in
      parents.contains { entry.names.contains($0.lowercased()) }
    }), entry.origin != .generated || !Self.isByHand(bytes) {
      self = entry.origin
    } else if parents.contains(where: Self.isForTests)
      || lowercase.hasSuffix("tests.swift") && Self.ends(String(path.dropLast(6)), in: "tests")
    {
      self = .tests
    } else if lowercase.hasSuffix("previews.swift")
      || parents.contains(where: { $0.hasSuffix(".playground") })
    {
      self = .previews
    } else if lowercase.hasSuffix("generated.swift") || Self.isGenerated(bytes)
      || parents.contains(where: { $0.hasSuffix(".xctemplate") })
    {
      self = .generated
    } else if parents.contains(where: Self.isExample) {
      self = .examples
    } else {
      self = .own
    }
  }

  /// Whether a folder is called after tests, or after the app that they run in: "AppTests",
  /// "DummyForTest", "testProjects", but not "SpeedTest".
  private static func isForTests(_ folder: String) -> Bool {
    let letters = folder.lowercased().filter(\.isLetter)
    if ["testproject", "testapp"].contains(where: { letters == $0 || letters == $0 + "s" }) {
      return true
    }
    return ["tests", "uitest"].contains { ends(folder, in: $0) }
      || folder.hasSuffix("ForTest") || folder.hasSuffix("ForTesting")
  }

  /// Whether the folders of a path mark it as a trial, by a word such as tests, previews, demos or
  /// examples.
  package static func isForTrial(_ path: String) -> Bool {
    Path.components(path).contains { component in
      let name = withoutPlatform(String(component))
      if name.lowercased() == "testapp" { return true }
      return ["test", "tests", "demo", "demos"].contains { ends(name, in: $0) }
        || ["preview", "previews", "example", "examples", "sample", "samples"].contains {
          has(name, $0)
        }
    }
  }

  /// Whether only the app's makers see the code at a path, by a word in the name of the file or of
  /// the two folders around it: "DebugMenu", "Developer Tools", the folder "Admin", but not
  /// "Developers".
  package static func isForMakers(_ path: String) -> Bool {
    let components = Path.components(path).suffix(3)
    if components.dropLast().contains(where: { has(String($0), "admin") }) { return true }
    return components.contains { component in
      let name = String(component)
      let words = ["debug", "debugging", "logger", "scenarios"]
      if words.contains(where: { has(name, $0) }) { return true }
      let letters = name.lowercased().filter(\.isLetter)
      return ["menu", "tools", "options", "settings"].contains {
        letters.contains("developer\($0)") || letters.hasPrefix("dev\($0)")
      }
    }
  }

  /// Whether a file has data for previews and tests: "PreviewData.swift", "MockUser.swift", or one
  /// in Xcode's folder "Preview Content".
  package static func isSampleData(_ path: String) -> Bool {
    if Path.components(Path.parent(path)).contains("Preview Content") { return true }
    let letters = Path.stem(Path.lastComponent(path)).lowercased().filter(\.isLetter)
    return letters.hasPrefix("mock") || letters.hasSuffix("mock") || letters.hasSuffix("mocks")
      || ["preview", "sample", "dummy"].contains { letters.contains($0 + "data") }
  }

  /// Whether a folder is called after what it shows: "Examples", "KitDemo", "SampleApp" and
  /// "A.playground", but not "DemoMode" or "Resampled".
  private static func isExample(_ folder: String) -> Bool {
    let folder = withoutPlatform(folder)
    let end = ["apps", "app"].first(where: folder.lowercased().hasSuffix)?.count ?? 0
    let app = folder.dropLast(end)
    let isApart = app.last.map { " -_".contains($0) } ?? false
    let name = isApart ? app.dropLast() : app
    return ["demo", "example", "sample", "playground"].contains { word in
      ends(String(name), in: word) || ends(String(name), in: word + "s")
    }
  }

  /// Returns a name without the platform at its end: "ChartsDemo" of "ChartsDemo-iOS".
  private static func withoutPlatform(_ name: String) -> String {
    let platforms = [
      "ios", "macos", "osx", "mac", "tvos", "watchos", "visionos", "swiftui", "uikit",
    ]
    let lowercase = name.lowercased()
    let end = platforms.first { platform in
      "-_ ".contains { lowercase.hasSuffix("\($0)\(platform)") }
    }
    return String(name.dropLast(end.map { $0.count + 1 } ?? 0))
  }

  /// Whether one of a name's words is this one: "ExampleApp" and "my-example", but not
  /// "Counterexample".
  private static func has(_ name: String, _ word: String) -> Bool {
    let (letters, word) = (Array(name.utf8), Array(word.utf8))
    return letters.indices.dropLast(word.count - 1).contains { start in
      let end = start + word.count
      let isFirst = start == 0 || !isLetter(letters[start - 1]) || letters[start] & 0x20 == 0
      let isLast = end == letters.count || !isLetter(letters[end]) || letters[end] & 0x20 == 0
      return isFirst && isLast && letters[start..<end].elementsEqual(word) { $0 | 0x20 == $1 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a name's last word is this one: "AppTests" and "app-tests", but not "Contests".
  private static func ends(_ name: String, in word: String) -> Bool {
    guard name.lowercased().hasSuffix(word) else { return false }
    let start = name.dropLast(word.count)
    return start.last?.isLetter != true || name.dropFirst(start.count).first?.isUppercase == true
  }

  /// Whether the head of a file says that no person wrote it.
  private static func isGenerated(_ bytes: [UInt8]) -> Bool {
    begins(
      bytes, with: ["@generated", "DO NOT EDIT", "Do not edit", "do not edit", "Generated using "])
  }

  /// Whether the head of a file says that somebody wrote it, as Xcode's templates do, wherever it
  /// lies.
  private static func isByHand(_ bytes: [UInt8]) -> Bool {
    !isGenerated(bytes) && begins(bytes, with: ["//  Created by "])
  }

  private static func begins(_ bytes: [UInt8], with markers: [String]) -> Bool {
    let head = bytes.prefix(1_000)
    return markers.contains { marker in
      head.indices.contains { head[$0...].starts(with: marker.utf8) }
    }
  }
}
