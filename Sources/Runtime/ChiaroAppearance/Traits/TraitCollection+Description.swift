// SPDX-License-Identifier: MIT

extension TraitCollection: CustomStringConvertible {
  /// The traits whose values are not the defaults, in the form `{Name = Value, …}`.
  ///
  /// The cases of enumerations are capitalized; other values are printed unchanged.
  ///
  /// Apple counterpart: `description` · Source: measured, UIKit 26.2 (statement S29) · Fidelity:
  /// measured
  public var description: String {
    let system = Self.systemTraits.compactMap { describe($0) }
    let custom = (shared?.content.custom.values ?? [:].values)
      .filter { !$0.isDefault }.map { "\($0.trait.name) = \($0.text)" }.sorted()
    return "{" + (system + custom).joined(separator: ", ") + "}"
  }

  private func describe<T: SystemTrait>(_ trait: T.Type) -> String? {
    guard T.slot.isSpecified(self) else { return nil }
    let value = T.slot.read(self)
    return value == T.defaultValue ? nil : "\(T.name) = \(Self.text(of: value))"
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let scale as Double: return Int(exactly: scale).map(String.init) ?? "\(scale)"
    case let category as ContentSizeCategory: return category.rawValue
    case let optional as Any?:
      guard let wrapped = optional else { return "nil" }
      let text = "\(wrapped)"
      let isCase = Mirror(reflecting: wrapped).displayStyle == .enum
      return isCase ? text.prefix(1).uppercased() + text.dropFirst() : text
    }
  }
}
