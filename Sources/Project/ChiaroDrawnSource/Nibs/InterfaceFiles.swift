// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterfaceBuilder
import ChiaroProject
import ChiaroSource

/// The storyboards and xibs of a project, each read when somebody asks for it.
@MainActor
final class InterfaceFiles {
  /// An object of a file.
  struct Found {
    var document: InterfaceDocument
    var element: InterfaceElement
  }

  /// The paths by the names of the files without extensions.
  private let paths: [String: [String]]
  private let root: String
  private var known: [String: InterfaceDocument] = [:]
  private var boards: [String: LiveStoryboard] = [:]

  /// The largest size of a file in bytes.
  private static let byteCount = 32 << 20
  /// The most files that are read to find the objects of a class.
  private static let mostFiles = 1_000

  /// Whether files of a Mac are read, and not those of other devices.
  private let isMac: Bool

  /// - Parameters:
  ///   - paths: the paths of the files
  ///   - root: the folder from which files are named
  ///   - isMac: whether files of a Mac are read, and not those of other devices
  init(_ paths: [String], root: String, isMac: Bool = false) {
    (self.root, self.isMac) = (root, isMac)
    // Of the languages of a file, the one without texts of its own comes first.
    let ordered = paths.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }
    self.paths = Dictionary(grouping: ordered) { Path.stem($0) }
  }

  private static func rank(_ path: String) -> Int {
    path.contains("/Base.lproj/") ? 0 : path.contains(".lproj/") ? 2 : 1
  }

  /// The file of a name and kind; nil for none.
  func document(_ name: String, _ kind: InterfaceDocument.Kind) -> InterfaceDocument? {
    (paths[name] ?? []).lazy.compactMap { self.read($0) }.first { $0.kind == kind }
  }

  /// A storyboard of a name; nil for none.
  func storyboard(_ name: String) -> LiveStoryboard? {
    document(name, .storyboard).map(board)
  }

  /// The controllers of a storyboard.
  func board(_ document: InterfaceDocument) -> LiveStoryboard {
    if let known = boards[document.file] { return known }
    let board = LiveStoryboard(document)
    boards[document.file] = board
    return board
  }

  /// Controllers, views at the top of xibs and cells, by the names of the project's classes.
  private(set) lazy var objects: [String: Found] = {
    var found: [String: Found] = [:]
    for path in paths.values.joined().sorted().prefix(Self.mostFiles) {
      guard let document = read(path) else { continue }
      for element in Self.subjects(of: document, isMac: isMac) {
        guard let name = element.customClass, found[name] == nil else { continue }
        found[name] = Found(document: document, element: element)
      }
    }
    return found
  }()

  private static func subjects(
    of document: InterfaceDocument, isMac: Bool
  ) -> [InterfaceElement] {
    let tops =
      document.kind == .storyboard
      ? document.scenes.flatMap { document.topLevelObjects(of: $0) } : document.topLevelObjects()
    let cells = (document.root?.descendants).map { elements in
      elements.filter {
        // Views of a Mac are seldom made by code alone.
        (cellNames.contains($0.name) || isMac && NibKinds.isView($0)) && $0.customClass != nil
      }
    }
    return tops.filter { !$0.isNamed("placeholder") } + (cells ?? [])
  }

  private static let cellNames: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    "tableCellView",
  ]

  /// The xib whose owner is of a class of the project's; nil for none.
  func owned(by className: String) -> InterfaceDocument? { owners[className] }

  private lazy var owners: [String: InterfaceDocument] = {
    var found: [String: InterfaceDocument] = [:]
    for path in paths.values.joined().sorted().prefix(Self.mostFiles) {
      guard let document = read(path), document.kind == .xib else { continue }
      let owner = document.topLevelObjects().first { $0.objectID == document.ownerID }
      guard let name = owner?.customClass, found[name] == nil else { continue }
      found[name] = document
    }
    return found
  }()

  private func read(_ path: String) -> InterfaceDocument? {
    if let known = known[path] { return known }
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount) else { return nil }
    let document = InterfaceDocument.read(bytes, file: Path.relative(path, to: root))
    guard isMac ? document.runtime == .macOS : document.isOfUIKit else { return nil }
    known[path] = document
    return document
  }
}

extension InterfaceDocument {
  /// Whether the file is one of UIKit's.
  fileprivate var isOfUIKit: Bool { runtime == .iOS || runtime == .iPad }

  /// The identifier of a xib's owner.
  var ownerID: String { platform == .macOS ? "-2" : "-1" }
}
