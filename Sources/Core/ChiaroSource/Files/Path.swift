// SPDX-License-Identifier: MIT

/// Functions on `/`-separated paths as text; none accesses the disk.
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

  /// Returns the path without its last component; empty when there is only one, `/` under the root.
  public static func parent(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let cut = trimmed.utf8.lastIndex(of: slash) else { return "" }
    return cut == trimmed.startIndex ? "/" : String(trimmed[..<cut])
  }

  /// Returns the text after the last dot of the last component, without the dot, or nil.
  ///
  /// A leading dot starts no extension.
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

  /// Returns the components of a path, without empty ones and `.`.
  public static func components(_ path: String) -> [Substring] {
    // By bytes: a slash before a combining mark is one Character, and still a slash to the system.
    path.utf8.split(separator: slash).map { Substring($0) }.filter { $0 != "." }
  }

  /// Returns the path with `.` and `..` resolved textually.
  ///
  /// A `..` at the front of a relative path stays; a `..` at the root is dropped.
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

  /// Returns `path` relative to `base` when it lies inside it; otherwise `path` unchanged.
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

  /// Returns whether `path` is `folder` or lies below it, compared as text, byte for byte.
  ///
  /// Both should be real paths: a link or a `..` may lead elsewhere than the text says.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    let prefix = withoutTrailingSlashes(folder)
    if path.utf8.elementsEqual(prefix.utf8) { return true }
    return path.utf8.starts(with: (prefix == "/" ? "/" : prefix + "/").utf8)
  }

  /// Returns whether `name`, resolved inside a folder, could refer to something outside that
  /// folder.
  ///
  /// True for an absolute path, a path with a `..` component, an empty name and a name that
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
