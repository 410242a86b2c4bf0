// SPDX-License-Identifier: MIT

import Foundation

// On Apple's own systems Xcode makes tables of texts of string catalogs.
#if !canImport(Darwin)
  /// A string catalog, an `.xcstrings` file: texts by key and language.
  ///
  /// Apple counterpart: what Xcode makes of a string catalog · Source: the files that Xcode writes
  /// · Fidelity: approximate, of the forms of a number only one, zero and other are chosen
  struct StringCatalog: Decodable, Sendable {
    private let sourceLanguage: String
    private let strings: [String: Entry]

    fileprivate struct Entry: Decodable, Sendable {
      let localizations: [String: Localization]?
    }
    /// A text, or several to choose from.
    fileprivate struct Localization: Decodable, Sendable {
      let stringUnit: Unit?
      let variations: Variations?
      let substitutions: [String: Substitution]?
    }
    fileprivate struct Unit: Decodable, Sendable { let value: String? }
    fileprivate struct Substitution: Decodable, Sendable { let variations: Variations? }
    fileprivate struct Variations: Decodable, Sendable {
      let plural: [String: Form]?
      let device: [String: Form]?
    }
    /// A text for a number or a device, whose text for a device may again depend on a number.
    fileprivate struct Form: Decodable, Sendable {
      let stringUnit: Unit?
      let variations: Variations?
    }

    /// Returns the text for a key in the first of some languages that has one, else in the
    /// catalog's own.
    ///
    /// - Parameters:
    ///   - key: the key of the text
    ///   - languages: the languages that people prefer, the best first
    ///   - number: the number that decides between the forms of the text; nil for the usual form
    /// - Returns: the text; nil for an unknown key
    func text(for key: String, in languages: [String], number: Int? = nil) -> String? {
      guard let entry = strings[key] else { return nil }
      let texts = entry.localizations ?? [:]
      for language in languages {
        if let text = texts[Self.best(language, of: texts.keys)] {
          return text.value(for: number)
        }
        // The key is the text in its own language.
        if Self.main(language) == Self.main(sourceLanguage) { break }
      }
      return texts[sourceLanguage]?.value(for: number) ?? key
    }

    /// Returns the language itself where there is a text in it, else its main language.
    private static func best(
      _ language: String, of known: Dictionary<String, Localization>.Keys
    ) -> String {
      var part = language
      while !known.contains(part), let dash = part.lastIndex(of: "-") {
        part = String(part[..<dash])
      }
      return part
    }
    private static func main(_ language: String) -> Substring { language.prefix { $0 != "-" } }
  }

  extension StringCatalog.Localization {
    fileprivate func value(for number: Int?) -> String? {
      guard var text = stringUnit?.value ?? variations?.value(for: number) else { return nil }
      for (name, part) in substitutions ?? [:] {
        let form = part.variations?.value(for: number) ?? ""
        text = text.replacingOccurrences(
          of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: "%lld"))
      }
      return text
    }
  }

  extension StringCatalog.Variations {
    fileprivate func value(for number: Int?) -> String? {
      let devices = device.flatMap { $0["iphone"] ?? $0["other"] ?? $0["mac"] }
      let form = devices ?? Self.form(number, of: plural ?? [:])
      return form?.stringUnit?.value ?? form?.variations?.value(for: number)
    }

    private static func form(
      _ number: Int?, of forms: [String: StringCatalog.Form]
    ) -> StringCatalog.Form? {
      let names = number == 1 ? ["one", "other"] : number == 0 ? ["zero", "other"] : ["other"]
      return names.lazy.compactMap { forms[$0] }.first
    }
  }
#endif
