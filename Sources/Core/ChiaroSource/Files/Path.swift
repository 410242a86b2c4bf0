// SPDX-License-Identifier: MIT

/// Functions that work on `/`-separated paths as text, without accessing the disk.
///
/// Apple counterpart: `NSString.appendingPathComponent(_:)` and related methods · Source: POSIX.1
/// §3.271 · Fidelity: approximate, static functions instead of methods
public enum Path {
  /// Returns the path of `name` inside `folder`; an absolute `name` is returned unchanged.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.utf8.first == slash { return name }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Returns the text after the last slash, ignoring trailing slashes; `/` for the root.
  public static func lastComponent(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let cut = trimmed.utf8.lastIndex(of: slash), trimmed.utf8.count > 1 else {
      return trimmed
    }
    return String(trimmed[trimmed.utf8.index(after: cut)...])
  }

  /// Returns the path without its last component; empty if there is only one component, and `/`
  /// directly below the root.
  public static func parent(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let cut = trimmed.utf8.lastIndex(of: slash) else { return "" }
    return cut == trimmed.startIndex ? "/" : String(trimmed[..<cut])
  }

  /// Returns the text after the last dot of the last component, without the dot; nil if there is no
  /// extension.
  ///
  /// A leading dot does not start an extension.
  public static func fileExtension(_ path: String) -> String? {
    let name = lastComponent(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Returns the last component without its extension.
  public static func stem(_ path: String) -> String {
    let name = lastComponent(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Returns the components of a path, without `.` and empty components.
  public static func components(_ path: String) -> [Substring] {
    // By bytes: a slash before a combining mark is one Character, and still a slash to the system.
    path.utf8.split(separator: slash).map { Substring($0) }.filter { $0 != "." }
  }

  /// Returns the path with `.` and `..` resolved as text, without accessing the disk.
  ///
  /// A `..` at the beginning of a relative path is kept; a `..` at the root is removed.
  public static func normalized(_ path: String) -> String {
    var kept: [Substring] = []
    let isAbsolute = path.utf8.first == slash
    for part in components(path) {
      if part != ".." {
        kept.append(part)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(part)
      }
    }
    let text = kept.joined(separator: "/")
    if isAbsolute { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// Returns `path` relative to `base` if it lies inside `base`; otherwise, returns `path`
  /// unchanged.
  ///
  /// `./a` relative to `.` is `a`.
  public static func relative(_ path: String, to base: String) -> String {
    let prefix = withoutTrailingSlashes(base)
    if prefix.isEmpty { return path }
    if path == prefix || withoutTrailingSlashes(path) == prefix { return "." }
    let lead = prefix == "/" ? "/" : prefix + "/"
    guard path.utf8.starts(with: lead.utf8) else { return path }
    return String(path.utf8.dropFirst(lead.utf8.count).drop { $0 == slash }) ?? path
  }

  /// Returns whether `path` is `folder` or lies below it; they are compared as text, byte by byte.
  ///
  /// Both should be real paths, because a link or a `..` can lead to a place other than the text
  /// suggests.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    let prefix = withoutTrailingSlashes(folder)
    if path.utf8.elementsEqual(prefix.utf8) { return true }
    return path.utf8.starts(with: (prefix == "/" ? "/" : prefix + "/").utf8)
  }

  /// Returns whether `name`, resolved inside a folder, could refer to something outside of it.
  ///
  /// It is true for an absolute path, a path with a `..` component, an empty name and a name that
  /// contains NUL.
  public static func escapes(_ name: String) -> Bool {
    name.isEmpty || name.utf8.first == slash || name.utf8.contains(0)
      || components(name).contains("..")
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns the path of a file for several languages without the folder of its own, such as
  /// `fr.lproj`; nil for a file in none.
  package static func withoutLanguage(_ path: String) -> String? {
    let parts = components(path)
    guard let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    return (parts[..<language] + parts[(language + 1)...]).joined(separator: "/")
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.startIndex {
      let before = path.utf8.index(before: end)
      if before == path.startIndex || path.utf8[before] != slash { break }
      end = before
    }
    return String(path[..<end])
  }
}
