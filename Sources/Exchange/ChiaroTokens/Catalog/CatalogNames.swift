// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource

/// The names of color sets for colors: each part of a name is one folder, that stays where it is.
enum CatalogNames {
  /// Returns the name of the set for a color: its own where folders can have its parts.
  ///
  /// Other parts become names that folders can have, with a number that is made of the part: so
  /// that they never are those of other colors, and the same each time. Characters that are not
  /// seen are written as they are shown.
  static func name(of name: TokenName) -> TokenName {
    let token = name.visible
    if token.parts.allSatisfy(isFolderName) { return token }
    return TokenName(parts: token.parts.map { isFolderName($0) ? $0 : "\(safe($0))-\(number($0))" })
  }

  private static func safe(_ part: String) -> String {
    var names = SafeFileNames()
    let name = names.name(for: part)
    // Without its ending it is no other set's folder.
    return SetKind(folder: name) == nil && Path.fileExtension(name) != "icon"
      ? name : Path.stem(name)
  }

  /// A number of a text, the same in every run: FNV-1a.
  private static func number(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 16)
  }

  /// Whether a folder may have the name, and be found by the catalog's reader as a group.
  static func isFolderName(_ part: String) -> Bool {
    isSafe(part) && SetKind(folder: part) == nil && Path.fileExtension(part) != "icon"
  }

  /// Whether a name is one component of a path, which leads nowhere else.
  static func isSafe(_ part: String) -> Bool {
    !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 200
      && !VisibleText.hidesAny(in: part)
      && !part.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }
}
