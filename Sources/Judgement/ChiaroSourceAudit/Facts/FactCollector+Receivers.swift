// SPDX-License-Identifier: MIT

/// Which object a path of names means.
extension FactCollector {
  /// An object whose property is set, told apart from others of the same name.
  func receiver(_ path: [String]) -> String {
    // What a closure makes is mostly called like the property: no variable of a function then.
    let isMade = made.map { $0.local == path.first } ?? false
    var path = named(path)
    if path.last == "layer" { path.removeLast() }
    if path.first == "self" { path.removeFirst() }
    guard let first = path.first else { return "self" }
    let name = path.joined(separator: ".")
    let isLocal = locals.contains(first) && !isMade || first.hasPrefix("$")
    return isLocal ? "\(member)/\(name)" : name
  }

  /// A path with the property's name where a closure sets up what it returns:
  /// `lazy var line: UIView = { let view = UIView(); …; return view }()`.
  func named(_ path: [String]) -> [String] {
    guard let made, path.first == made.local else { return path }
    return [made.property] + path.dropFirst()
  }

  /// Whether a name is that of a variable of the function around.
  func isLocal(_ name: String) -> Bool { locals.contains(name) }
}
