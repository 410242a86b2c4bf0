// SPDX-License-Identifier: MIT

import ChiaroSource

// Which declaration a name means in a file: modules of a project may have several of one name, and
// each file may have its own.

extension Program {
  /// The type of a name at a place: that of its file, else the one whose file is nearest.
  ///
  /// What is private in another file has no name there.
  func type(_ name: String, near place: Place?) -> TypeDeclaration? {
    guard let namesakes = sameNamed[name] else { return nil }
    guard let place, files.indices.contains(Int(place.file)) else {
      return namesakes.first { !$0.isPrivate } ?? namesakes.first
    }
    let open = namesakes.filter { !$0.isPrivate || $0.place.file == place.file }
    guard open.count > 1 else { return open.first }
    if let own = open.first(where: { $0.place.file == place.file }) { return own }
    let file = files[Int(place.file)]
    let near = Path.components(file.path)
    // What is in a module that the file imports comes before what is as near.
    let shared = { (type: TypeDeclaration) -> Int in
      guard self.files.indices.contains(Int(type.place.file)) else { return 0 }
      let path = Path.components(self.files[Int(type.place.file)].path)
      let isImported = path.contains { file.imports.contains(String($0)) }
      return zip(near, path).prefix { $0 == $1 }.count * 2 + (isImported ? 1 : 0)
    }
    return open.max { shared($0) < shared($1) }
  }

  /// The global variable of a name at a place.
  func variable(_ name: String, near place: Place) -> PropertyDeclaration? {
    guard let namesakes = variables[name] else { return nil }
    return namesakes.first { $0.place.file == place.file } ?? namesakes.first { !$0.isPrivate }
  }

  /// What a type alias of a name stands for at a place.
  func alias(_ name: String, near place: Place?) -> TypeExpression? {
    guard let namesakes = aliases[name] else { return nil }
    let own = namesakes.first { $0.type.place.file == place?.file }
    return (own ?? namesakes.last { !$0.isPrivate })?.type
  }

  /// Those of several functions that can be named at a place.
  static func visible(
    _ functions: [FunctionDeclaration], at place: Place
  ) -> [FunctionDeclaration] {
    guard functions.count > 1, functions.contains(where: \.isPrivate) else { return functions }
    let open = functions.filter { !$0.isPrivate || $0.place.file == place.file }
    return open.isEmpty ? functions : open
  }
}
