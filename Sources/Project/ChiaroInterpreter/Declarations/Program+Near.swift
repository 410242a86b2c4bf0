// SPDX-License-Identifier: MIT

import ChiaroSource

/// A name in a file, for which the nearest of several declarations is meant: modules of a project,
/// and private declarations of files, have the same names.
struct Near: Hashable {
  var name: String
  var file: Int32
}

/// Members of a name, by the first of them, as a file sees them.
struct NearMembers: Hashable {
  var first: ObjectIdentifier
  var file: Int32
}

extension Program {
  /// The type of a name that is seen from a place; of several, which modules of a project have, the
  /// one whose file is nearest.
  func type(_ name: String, near place: Place?) -> TypeDeclaration? {
    guard let namesakes = sameNamed[name] else { return nil }
    guard let place, files.indices.contains(Int(place.file)) else {
      return namesakes.first { $0.access != .file } ?? namesakes.first
    }
    let seen = namesakes.filter { place.sees($0.place, $0.access) }
    guard seen.count > 1 else { return seen.first }
    let distance = Nearness(files[Int(place.file)], files)
    return seen.max { distance.shared($0.place) < distance.shared($1.place) }
  }

  /// The functions of a name outside of types that are seen from a place, the nearest first.
  func functions(_ name: String, near place: Place) -> [FunctionDeclaration]? {
    guard let namesakes = functions[name], namesakes.count > 1,
      files.indices.contains(Int(place.file))
    else { return functions[name] }
    let near = Near(name: name, file: place.file)
    if let known = nearFunctions[near] { return known }
    let distance = Nearness(files[Int(place.file)], files)
    let seen = namesakes.filter { distance.sees($0.place, $0.access) }
    let sorted = (seen.isEmpty ? namesakes : seen).enumerated()
      .map { (-distance.shared($1.place), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    nearFunctions[near] = sorted
    return sorted
  }

  /// The variable of a name outside of types that is seen from a place; of several, the nearest.
  func variable(_ name: String, near place: Place) -> PropertyDeclaration? {
    guard let namesakes = variables[name] else { return nil }
    guard files.indices.contains(Int(place.file)) else { return namesakes.first }
    let seen = namesakes.filter { place.sees($0.place, $0.access) }
    guard seen.count > 1 else { return seen.first }
    let near = Near(name: name, file: place.file)
    if let known = nearVariables[near] { return known }
    let distance = Nearness(files[Int(place.file)], files)
    let found = seen.max { distance.shared($0.place) < distance.shared($1.place) }
    nearVariables[near] = found
    return found
  }

  /// What a type alias of a name stands for at a place.
  func alias(_ name: String, near place: Place?) -> TypeExpression? {
    guard let namesakes = aliases[name] else { return nil }
    let own = namesakes.first { $0.type.place.file == place?.file }
    return (own ?? namesakes.last { $0.access != .file })?.type
  }

  /// Those of several functions that can be named at a place; of members that several modules add
  /// to a type that is nobody's here, the nearest first.
  func visible(_ functions: [FunctionDeclaration], at place: Place) -> [FunctionDeclaration] {
    guard functions.count > 1, let first = functions.first else { return functions }
    if functions.contains(where: { $0.access == .file }) {
      let open = functions.filter { place.sees($0.place, $0.access) }
      if !open.isEmpty { return open }
    }
    guard files.indices.contains(Int(place.file)), Self.haveNamesakes(functions) else {
      return functions
    }
    let near = NearMembers(first: ObjectIdentifier(first), file: place.file)
    if let known = nearMembers[near] { return known }
    let distance = Nearness(files[Int(place.file)], files)
    let sorted = functions.enumerated().map { (-distance.shared($1.place), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    nearMembers[near] = sorted
    return sorted
  }

  /// Whether extensions in several files add members with the same labels.
  private static func haveNamesakes(_ functions: [FunctionDeclaration]) -> Bool {
    let added = functions.filter { $0.owner?.subject.kind == .foreign }
    guard added.count > 1, added.contains(where: { $0.place.file != added[0].place.file }) else {
      return false
    }
    return Set(added.map(\.fullName)).count < added.count
  }
}

extension Place {
  /// Whether a declaration can be named here: what is private in another file cannot.
  fileprivate func sees(_ declaration: Place, _ access: Access) -> Bool {
    access != .file || declaration.file == file
  }
}

/// How much of its path each place shares with a file.
private struct Nearness {
  private let file: SourceFile
  private let files: [SourceFile]
  private let near: [Substring]

  init(_ file: SourceFile, _ files: [SourceFile]) {
    (self.file, self.files) = (file, files)
    near = Path.components(file.path)
  }

  /// Whether a declaration is seen from the file, as far as folders tell modules apart.
  func sees(_ place: Place, _ access: Access) -> Bool {
    guard files.indices.contains(Int(place.file)), access != .all else { return true }
    let other = files[Int(place.file)]
    if other.path == file.path { return true }
    guard access == .module, let module = Self.module(of: Path.components(other.path)) else {
      return access == .module
    }
    // Tests see what is not public in the module that they import.
    return Self.module(of: near) == module || file.imports.contains(String(module))
  }

  /// The folder of a module in a package; nil for a file elsewhere.
  private static func module(of path: [Substring]) -> Substring? {
    guard let root = path.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      root + 2 < path.count
    else { return nil }
    return path[root + 1]
  }

  /// Greater for what is nearer; what is in a module that the file imports comes before what is as
  /// near.
  func shared(_ place: Place) -> Int {
    guard files.indices.contains(Int(place.file)) else { return 0 }
    if files[Int(place.file)].path == file.path { return .max }
    let path = Path.components(files[Int(place.file)].path)
    let isImported = path.contains { file.imports.contains(String($0)) }
    return zip(near, path).prefix { $0 == $1 }.count * 2 + (isImported ? 1 : 0)
  }
}
