// SPDX-License-Identifier: MIT

import ChiaroSource

/// What is built together: an app, a library, its tests.
///
/// Apple counterpart: a target of Xcode or of SwiftPM · Source: public projects · Fidelity:
/// approximate
public struct ProjectTarget: Sendable, Equatable {
  /// Where it is written down.
  public enum Source: String, Sendable {
    /// An Xcode project.
    case xcode
    /// A package manifest, which is read and never run.
    case package
    /// Nowhere: the files of a folder without project or package.
    case folder
  }

  /// The name.
  public var name: String
  /// Where it is written down.
  public var source: Source
  /// The file that says so, or the folder.
  public var path: String
  /// What it builds, such as `application`; "" where nobody says.
  public var kind: String
  /// The files of source text, sorted.
  public var sources: [String] = []
  /// The asset catalogs, sorted.
  public var catalogs: [String] = []
  /// The storyboards and nibs, sorted.
  public var storyboards: [String] = []
  /// The `Info.plist` files, sorted.
  public var infoPlists: [String] = []
  /// The build settings that have to do with appearance, each with its values, sorted.
  public var settings: [String: [String]] = [:]
  /// The systems that it is built for, such as `macos`, sorted; empty where the project does not
  /// say.
  package var systems: [String] = []

  init(_ name: String, _ source: Source, path: String, kind: String = "") {
    self.name = name
    self.source = source
    self.path = path
    self.kind = kind
  }

  /// Whether it is made of tests.
  public var isTest: Bool { kind.contains("test") }

  /// Takes a file, by its ending.
  mutating func add(_ path: String) {
    switch Path.fileExtension(path)?.lowercased() {
    case "xcassets": catalogs.append(path)
    case "storyboard", "xib": storyboards.append(path)
    case "plist": infoPlists.append(path)
    case let ending? where Project.sourceEndings.contains(ending): sources.append(path)
    default: break
    }
  }

  /// Each file once, in order.
  mutating func settle() {
    sources = Set(sources).sorted()
    catalogs = Set(catalogs).sorted()
    storyboards = Set(storyboards).sorted()
    infoPlists = Set(infoPlists).sorted()
  }
}

/// Something of a project that was left out, and why.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct LeftOut: Hashable, Sendable {
  /// What was left out.
  public var path: String
  /// Why, in words.
  public var reason: String
}
