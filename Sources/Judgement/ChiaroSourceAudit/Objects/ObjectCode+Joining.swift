// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

extension ObjectCode {
  /// What the files of a project say together of the classes that interface files name.
  init(_ files: [FileFacts], _ question: ObjectQuestion) {
    self.init()
    let known = DeedsOfFiles(files)
    isThere = !known.code.isEmpty
    for name in question.classes { classes[name] = known.type(named: name) }
    for deeds in known.code.values { anywhere.merge(deeds.anywhere) { $0.union($1) } }
    if known.hasTheme { anywhere[.hasAnywhere, default: []].insert(Trait.themesViews.rawValue) }
  }
}

/// What the files of a project do, to be joined by classes.
private struct DeedsOfFiles {
  /// The files of code by their paths, headers apart.
  var code: [String: ObjectDeeds] = [:]
  private var headers: [String: ObjectDeeds] = [:]
  /// The paths of files by the class that their names begin with, such as `Cell+Style`.
  private var called: [String: [String]] = [:]
  /// The paths of files by the classes that they declare.
  private var declaring: [String: [String]] = [:]

  init(_ files: [FileFacts]) {
    for file in files {
      guard let deeds = file.deeds else { continue }
      if Path.fileExtension(file.path)?.lowercased() == "h" {
        headers[file.path] = deeds
        continue
      }
      code[file.path] = deeds
      let name = String(Path.stem(file.path).prefix { $0 != "+" && $0 != "." })
      called[name, default: []].append(file.path)
      for type in deeds.classes.keys { declaring[type, default: []].append(file.path) }
    }
  }

  /// The number of files in which a theme is applied, and their share of all, from which the app's
  /// colors are those of a theme of its own.
  private static let themed = (count: 10, share: 0.1)

  /// Whether the app has a theme of its own that gives views their colors all over.
  var hasTheme: Bool {
    let count = code.values.count(where: \.appliesTheme)
    return count >= Self.themed.count && Double(count) >= Self.themed.share * Double(code.count)
  }

  /// The most classes that are read for one, itself and those that it inherits from, and the most
  /// files of each.
  private static let most = (classes: 5, files: 20)

  /// What the files of a class and of those that it inherits from say, as far as they are here.
  func type(named name: String) -> ObjectCode.Class {
    var type = ObjectCode.Class()
    type.hasFile = called[name] != nil
    var next: String? = name
    for _ in 0..<Self.most.classes {
      guard let current = next else { break }
      guard let paths = called[current] ?? declaring[current] else {
        let isSystem = current.hasPrefix("UI") || current.hasPrefix("NS")
        type.inheritsFromOthers = current != name && !isSystem
        break
      }
      if current == name { type.isDeclared = true }
      next = nil
      for deeds in deeds(of: paths) {
        type.deeds.merge(deeds.ofClasses) { $0.union($1) }
        if next == nil, let parent = deeds.classes[current], !parent.isEmpty { next = parent }
      }
      if let next { type.superclasses.insert(next) }
    }
    return type
  }

  /// What files do, and the headers of those of Objective-C, which say what inherits from what.
  private func deeds(of paths: [String]) -> [ObjectDeeds] {
    let paths = paths.sorted().prefix(Self.most.files)
    let headers = paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
      .map { Path.join(Path.parent($0), Path.stem($0) + ".h") }
    return paths.compactMap { code[$0] } + headers.compactMap { self.headers[$0] }
  }
}
