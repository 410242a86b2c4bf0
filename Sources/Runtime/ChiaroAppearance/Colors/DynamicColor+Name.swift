// SPDX-License-Identifier: MIT

import Synchronization

extension DynamicColor {
  /// Creates a named color whose value a closure provides for each appearance.
  ///
  /// The closure is called with the current appearance each time the color is resolved, and it may
  /// itself return a dynamic color. While this color exists, an archived color with the same name
  /// decodes to it. If several colors have the name, it decodes to the one created last.
  ///
  /// - Parameters:
  ///   - name: the name by which archives refer to the color; nil for a generated, unique name
  ///   - dynamicProvider: a closure that returns the color for an appearance
  ///
  /// Apple counterpart: `NSColor(name:dynamicProvider:)` · Source: AppKit reference (statement
  /// S215) · Fidelity: exact
  public convenience init(
    name: String?, dynamicProvider: @escaping @Sendable (Appearance) -> DynamicColor
  ) {
    let provider: @Sendable (TraitCollection) -> DynamicColor = { dynamicProvider(Appearance($0)) }
    let name = name ?? RegisteredColors.uniqueName()
    self.init(.provider(Provider(name, provider)))
    RegisteredColors.add(self, named: name)
  }

  /// The name with which the color was created or found; nil for none.
  ///
  /// Apple counterpart: `NSColor.colorNameComponent` · Source: AppKit reference · Fidelity: exact
  public var name: String? {
    switch definition {
    case .named(let name), .system(let name, _): name
    case .provider(let provider): provider.name
    case .fixed, .variants, .alpha, .effect, .tint: nil
    }
  }
}

/// A registry of weak references to the colors that were created with a name and a closure.
enum RegisteredColors {
  // Unchecked, because a reference that may become nil counts as changing; nothing else does.
  private struct Entry: @unchecked Sendable {
    weak var color: DynamicColor?
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Registers a color under a name, replacing an earlier one.
  static func add(_ color: DynamicColor, named name: String) {
    entries.withLock { entries in
      // Those that are gone are swept out now and then, so that the work stays in proportion.
      if entries.count >= 64, entries.count.nonzeroBitCount == 1 {
        entries = entries.filter { $0.value.color != nil }
      }
      entries[name] = Entry(color: color)
    }
  }

  /// Returns the color registered under a name, or nil when there is none that is still alive.
  static func color(named name: String) -> DynamicColor? {
    entries.withLock { $0[name] }?.color
  }

  /// Returns a random name that no other color has, in this program or another.
  static func uniqueName() -> String {
    let digits = [UInt64.random(in: 0 ... .max), .random(in: 0 ... .max)]
    return "dynamic-" + digits.map { String($0, radix: 16) }.joined()
  }
}
