// SPDX-License-Identifier: MIT

import ChiaroColor

extension DynamicColor: CustomStringConvertible {
  /// The color's name and values, with the value for `TraitCollection.current` between asterisks.
  ///
  /// `systemBackground(*light #FFFFFF*, dark #000000, dark elevated #1C1C1E)`
  public var description: String { description(for: .current) }

  /// Returns the color's name and values, with the value for `traits` between asterisks.
  public func description(for traits: TraitCollection) -> String {
    switch definition {
    case .fixed: return resolved(with: traits).description
    case .variants: return "variants\(values(for: traits))"
    case .named(let name): return "\"\(name)\"\(values(for: traits))"
    case .system(let name, let platform):
      return (platform.map { "\($0)." } ?? "") + name + values(for: traits)
    case .tint:
      return "tintColor" + (traits.tint.color ?? TintContext.systemDefault).values(for: traits)
    case .alpha(let base, let alpha):
      return "\(base.description(for: traits)) at alpha \(alpha)"
    case .effect(let base, let effect): return "\(base.description(for: traits)) \(effect)"
    case .provider(let provider):
      return "\(provider.name ?? "provider")(*\(resolved(with: traits).hexText)*)"
    }
  }

  /// Returns the list of appearances that the color distinguishes, each with its value.
  private func values(for traits: TraitCollection) -> String {
    let mask = layout.innerMask
    let chosen = AppearanceKey(traits).rawValue & mask
    let outer = AppearanceKey(traits).rawValue & ~AppearanceKey.innerAxes
    let parts = (0...AppearanceKey.innerAxes).filter { $0 & ~mask == 0 }.map { bits in
      let key = AppearanceKey(rawValue: outer | bits)
      let value = color(for: UInt64(key.rawValue))?.hexText ?? ""
      let text = [key.text(of: mask), value].filter { !$0.isEmpty }.joined(separator: " ")
      return bits == chosen ? "*\(text)*" : text
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
