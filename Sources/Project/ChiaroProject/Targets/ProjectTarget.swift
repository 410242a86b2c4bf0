// SPDX-License-Identifier: MIT

import ChiaroSource

/// A target, which consists of files that are built together, such as an app, a library or its
/// tests.
///
/// Apple counterpart: a target of Xcode or of SwiftPM · Source: public projects · Fidelity:
/// approximate, files and appearance settings only
public struct ProjectTarget: Sendable, Equatable {
  /// A kind of file that can declare a target.
  public enum Source: String, Sendable {
    /// An Xcode project.
    case xcode
    /// A package manifest, which is parsed and never run.
    case package
    /// A `project.yml`, from which XcodeGen generates an Xcode project.
    case xcodegen
    /// No declaration; the target consists of the files in a folder without a project or package.
    case folder
  }

  /// The name of the target.
  public var name: String
  /// The kind of file that declares the target.
  public var source: Source
  /// The path of the project file or manifest that declares the target, or of the folder.
  public var path: String
  /// The kind of product, such as `application`; an empty string if it is not known.
  public var kind: String
  /// The paths of the source files, sorted.
  public var sources: [String] = []
  /// The paths of the asset catalogs, sorted.
  public var catalogs: [String] = []
  /// The paths of the storyboards and nibs, sorted.
  public var storyboards: [String] = []
  /// The sorted paths of the files whose kinds were requested; see ``Project/targets(listing:)``.
  public var infoPlists: [String] = []
  /// The paths of the files of the kinds that were asked for, sorted; see
  /// ``Project/targets(listing:)``.
  public var files: [String] = []
  /// The sorted values of the build settings that affect appearance, by the name of the setting.
  public var settings: [String: [String]] = [:]
  /// The platforms that the target is built for, such as `macos`, sorted; empty if the project
  /// names none.
  package var platformNames: [String] = []
  /// The version of Xcode that last checked the project, such as 1620 for 16.2; nil if unknown.
  package var xcodeVersion: Int?

  init(_ name: String, _ source: Source, path: String, kind: String = "") {
    self.name = name
    self.source = source
    self.path = path
    self.kind = kind
  }

  /// Whether the target consists of tests.
  public var isTest: Bool { Self.isTest(kind) }

  /// The build setting with the style of a generated `Info.plist`.
  static let styleSetting = "INFOPLIST_KEY_UIUserInterfaceStyle"

  /// Returns whether targets of a kind consist of tests.
  static func isTest(_ kind: String) -> Bool { kind.contains("test") }

  /// Returns the style that the target's own property lists or settings lock it to, and the file
  /// that says it; nil if none does.
  package func lock(in project: Project) -> (style: InfoPlist.Lock, file: String)? {
    let own = Set(infoPlists)
    for plist in project.infoPlists where own.contains(plist.path) {
      if let lock = plist.lock { return (lock, plist.path) }
    }
    let values = settings[Self.styleSetting] ?? []
    guard values.count == 1, let lock = InfoPlist.Lock(setting: values[0]) else { return nil }
    return (lock, path)
  }

  /// Adds a file to the list that its file extension belongs to.
  mutating func add(_ path: String) {
    switch Path.fileExtension(path)?.lowercased() {
    case "xcassets": catalogs.append(path)
    case "storyboard", "xib": storyboards.append(path)
    case "plist": infoPlists.append(path)
    case let ending? where Project.sourceEndings.contains(ending): sources.append(path)
    default: break
    }
  }

  /// Sorts all lists of files and removes repetitions.
  mutating func settle() {
    sources = Set(sources).sorted()
    catalogs = Set(catalogs).sorted()
    storyboards = Set(storyboards).sorted()
    infoPlists = Set(infoPlists).sorted()
    files = Set(files).sorted()
  }
}

/// A file or folder that was skipped in the search for targets, with the reason.
public struct LeftOut: Hashable, Sendable {
  /// The path of the file or folder.
  public var path: String
  /// The reason why the file or folder was skipped, as readable text.
  public var reason: String
}
