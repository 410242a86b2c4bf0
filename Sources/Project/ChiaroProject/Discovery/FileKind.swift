// SPDX-License-Identifier: MIT

/// A kind of file, which is determined by the ending of the file name; any module can add kinds.
///
/// ```swift
/// extension FileKind {
///   static let theme = FileKind(rawValue: "theme.json")
/// }
/// let themes = project.files(of: .theme)
/// ```
///
/// Apple counterpart: `UTType(filenameExtension:)` · Source: this project · Fidelity: approximate,
/// by name only
public struct FileKind: RawRepresentable, Hashable, Sendable {
  /// The ending in lowercase, without its first dot: one extension or several, such as
  /// `theme.json`.
  public let rawValue: String

  /// Creates a kind of file from an ending; uppercase letters and a leading dot are allowed.
  public init(rawValue: String) {
    let ending = rawValue.lowercased()
    self.rawValue = ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
  }

  /// A Swift file.
  public static let swift = FileKind(rawValue: "swift")
  /// A storyboard file.
  public static let storyboard = FileKind(rawValue: "storyboard")
  /// A nib file in XML form.
  public static let xib = FileKind(rawValue: "xib")
  /// A property list file.
  public static let propertyList = FileKind(rawValue: "plist")
  /// A JSON file.
  public static let json = FileKind(rawValue: "json")

  /// Returns whether a file name has the ending, preceded by a dot and other characters.
  ///
  /// Uppercase and lowercase ASCII letters are equal.
  public func matches(_ name: String) -> Bool {
    let (name, ending) = (name.utf8, rawValue.utf8)
    guard !ending.isEmpty, name.count > ending.count + 1 else { return false }
    let tail = name.suffix(ending.count + 1)
    return tail.first == UInt8(ascii: ".")
      && tail.dropFirst().elementsEqual(ending, by: Self.isSame)
  }

  /// Returns whether a byte of a name is one of an ending, or the capital of it in ASCII.
  private static func isSame(_ given: UInt8, _ wanted: UInt8) -> Bool {
    given == wanted || given | 0x20 == wanted && (97...122).contains(wanted)
  }
}
