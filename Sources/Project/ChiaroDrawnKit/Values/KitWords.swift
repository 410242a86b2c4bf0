// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Names of cases, and texts.

extension Kit {
  /// The name of a case: the last part of `UIView.ContentMode.center`.
  func word(_ value: Value) -> String? {
    switch value.unwrapped {
    case .host(let hosted):
      if let last = hosted.modifiers.last {
        return last.isCall || !last.arguments.isEmpty ? nil : last.name
      }
      return hosted.call?.name
    case .enumeration: return evaluator?.caseName(value)
    default: return nil
    }
  }

  /// The names of one case or of several.
  func words(_ value: Value) -> [String]? {
    switch value.unwrapped {
    case .array(let values):
      let words = values.compactMap(word)
      return words.count == values.count ? words : nil
    case .set(let set): return set.members.compactMap(word)
    default: return word(value).map { [$0] }
    }
  }

  /// The case of an enumeration that a value names.
  func choice<Kind: CaseIterable>(
    _ value: Value, _ kind: Kind.Type, _ others: [String: Kind] = [:]
  ) -> Kind? {
    guard let word = word(value) else { return nil }
    return others[word] ?? Kind.allCases.first { "\($0)" == word }
  }

  /// A text; nil for what is none.
  func text(_ value: Value) -> String? {
    switch value.unwrapped {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .unknown(let unknown): return evaluator?.sample(of: unknown)
    case .nothing: return nil
    case .host(let hosted): return text(of: hosted)
    default: return (try? evaluator?.described(value)) ?? nil
    }
  }

  private func text(of hosted: HostValue) -> String? {
    guard let call = hosted.call else { return nil }
    if let look = hosted.modifiers.last(where: { $0.name == "localizedString" }) {
      return look.argument("forKey").flatMap(text).map { key in
        assets.text(key) ?? look.argument("value").flatMap(text) ?? key
      }
    }
    switch call.name {
    case "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey", "String.localized":
      return call.arguments.first.flatMap { text($0.value) }.map(localized)
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      return attributed(.host(hosted))?.string
    default: return call.arguments.first.flatMap { text($0.value) }
    }
  }

  /// A text as the project's tables have it.
  func localized(_ key: String) -> String { assets.text(key) ?? key }

  /// The elements of a list.
  func list(_ value: Value?) -> [Value] {
    guard let value, let evaluator else { return [] }
    return ((try? evaluator.listed(value)) ?? nil) ?? []
  }
}
