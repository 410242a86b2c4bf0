// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

// On Apple's own systems Foundation itself has these.
#if !canImport(Darwin)
  extension Bundle {
    /// Returns the text for a key of a table: from the bundle's `.strings` file, else from its
    /// string catalog (`.xcstrings`), else a value.
    ///
    /// - Parameters:
    ///   - key: the key
    ///   - value: the text where the table has none
    ///   - table: the name of the table; nil for `Localizable`
    ///   - number: the number that decides between the forms of the text; nil for the usual form
    /// - Returns: the text
    func text(
      forKey key: String, value: String, table: String?, number: Int? = nil
    ) -> String {
      let missing = "\u{1}"
      let text = localizedString(forKey: key, value: missing, table: table)
      if text != missing { return text }
      let catalog = StringCatalogs.catalog(table ?? "Localizable", of: self)
      return catalog?.text(for: key, in: Locale.preferredLanguages, number: number) ?? value
    }
  }

  /// The string catalogs that were read, each once.
  private enum StringCatalogs {
    private static let catalogs = Mutex<[String: StringCatalog?]>([:])

    /// Returns the catalog of a table in a bundle; nil where there is none, or it cannot be read.
    static func catalog(_ table: String, of bundle: Bundle) -> StringCatalog? {
      guard let path = bundle.path(forResource: table, ofType: "xcstrings") else { return nil }
      return catalogs.withLock { catalogs in
        if let known = catalogs[path] { return known }
        let read = read(path)
        catalogs[path] = .some(read)
        return read
      }
    }

    private static func read(_ path: String) -> StringCatalog? {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      guard let size, size <= largestFile, let data = FileManager.default.contents(atPath: path)
      else { return nil }
      return try? JSONDecoder().decode(StringCatalog.self, from: data)
    }

    /// The largest size of a catalog in bytes.
    private static let largestFile = 64 << 20
  }

  // Foundation's function has default values, so that these, which have none, go first. Only a call
  // that gives all of its parameters is Foundation's, which knows no string catalog.

  // As Foundation calls it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in the app's table `Localizable`, or the key itself if there is
  /// none.
  ///
  /// Unlike those of Foundation, this function and its overloads also read string catalogs.
  ///
  /// Apple counterpart: `NSLocalizedString(_:comment:)` · Source: Foundation's reference ·
  /// Fidelity: exact
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.text(forKey: key, value: key, table: nil)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in one of the app's tables, or the key itself if there is none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:tableName:comment:)` · Source: Foundation's reference
  /// · Fidelity: exact
  public func NSLocalizedString(
    _ key: String, tableName: String?, comment: String
  ) -> String { Bundle.main.text(forKey: key, value: key, table: tableName) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in a bundle's table `Localizable`, or the key itself if there is
  /// none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:bundle:comment:)` · Source: Foundation's reference ·
  /// Fidelity: exact
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.text(forKey: key, value: key, table: nil)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in a bundle's table, or the key itself if there is none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:tableName:bundle:comment:)` · Source: Foundation's
  /// reference · Fidelity: exact
  public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
  ) -> String { bundle.text(forKey: key, value: key, table: tableName) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in the app's table `Localizable`, or `value` if there is none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:value:comment:)` · Source: Foundation's reference ·
  /// Fidelity: exact
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.text(forKey: key, value: value.isEmpty ? key : value, table: nil)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in one of the app's tables, or `value` if there is none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:tableName:value:comment:)` · Source: Foundation's
  /// reference · Fidelity: exact
  public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
  ) -> String {
    Bundle.main.text(forKey: key, value: value.isEmpty ? key : value, table: tableName)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the text for a key in a bundle's table `Localizable`, or `value` if there is none.
  ///
  /// Apple counterpart: `NSLocalizedString(_:bundle:value:comment:)` · Source: Foundation's
  /// reference · Fidelity: exact
  public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
  ) -> String { bundle.text(forKey: key, value: value.isEmpty ? key : value, table: nil) }
#endif
