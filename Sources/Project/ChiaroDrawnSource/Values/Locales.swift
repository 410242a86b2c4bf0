// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Locales and time zones that code names.
enum Locales {
  /// That of the devices on which pictures are taken.
  static let usual = Locale(identifier: "en_US")
  private static let zone = TimeZone(secondsFromGMT: 0) ?? .current

  /// The identifier of a locale; nil for another value.
  static func identifier(of value: Value?) -> String? {
    guard case .host(let hosted)? = value?.unwrapped, hosted.modifiers.isEmpty,
      let call = hosted.call
    else { return nil }
    let isLocale = hosted.typeName.map { $0 == "Locale" || $0 == "NSLocale" }
    guard isLocale ?? true else { return nil }
    if let text = (call.argument("identifier") ?? call.argument("localeIdentifier"))?.text {
      return text
    }
    return ["current", "autoupdatingCurrent"].contains(call.name) ? usual.identifier : nil
  }

  /// The locale that a value is; nil for another value.
  static func locale(_ value: Value?) -> Locale? {
    identifier(of: value).map { Locale(identifier: $0.replacing("-", with: "_")) }
  }

  /// The time zone that a value is; nil for another value.
  static func zone(_ value: Value?) -> TimeZone? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return nil }
    if let seconds = call.argument("secondsFromGMT")?.wholeNumber {
      return TimeZone(secondsFromGMT: seconds)
    }
    if let name = call.argument("identifier")?.text { return TimeZone(identifier: name) }
    if let name = call.argument("abbreviation")?.text { return TimeZone(abbreviation: name) }
    return ["current", "autoupdatingCurrent", "gmt"].contains(call.name) ? zone : nil
  }

  /// What a call on a locale gives: the name of a language in it; nil for another call.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    guard call.name == "localizedString", let locale = locale(.host(value)) else { return nil }
    let text = { (label: String) in call.argument(label)?.text }
    let name =
      text("forIdentifier").flatMap { locale.localizedString(forIdentifier: $0) }
      ?? text("forLanguageCode").flatMap { locale.localizedString(forLanguageCode: $0) }
      ?? text("forRegionCode").flatMap { locale.localizedString(forRegionCode: $0) }
      ?? text("forCurrencyCode").flatMap { locale.localizedString(forCurrencyCode: $0) }
    return name.map { .some(.string($0)) } ?? .nothing
  }

  /// A part of a locale under a name; nil for another value or part.
  static func member(_ name: String, of value: HostValue) -> Value? {
    guard value.typeName == "Locale" || value.typeName == "NSLocale",
      let identifier = identifier(of: .host(value))
    else { return nil }
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    switch name {
    case "identifier", "localeIdentifier": return .string(identifier)
    case "languageCode": return parts.first.map { .some(.string($0)) } ?? .nothing
    case "regionCode": return parts.count > 1 ? .some(.string(parts[parts.count - 1])) : .nothing
    default: return nil
    }
  }
}
