// SPDX-License-Identifier: MIT

import Synchronization

extension DynamicColor {
  /// A color of a name, whose value a closure gives for each appearance.
  ///
  /// The closure is called with the drawing appearance each time components are needed, and may
  /// return a dynamic color in turn. From now on, and as long as anybody holds the color, an
  /// archived color of that name is decoded to it; of several, to the one made last.
  ///
  /// - Parameters:
  ///   - name: the name by which an archive refers to the color; nil for one that no other has
  ///   - dynamicProvider: gives the color for an appearance
  ///
  /// Apple counterpart: `NSColor(name:dynamicProvider:)` · Source: AppKit reference (S215) ·
  /// Fidelity: exact
  public init(
    name: String?, dynamicProvider: @escaping @Sendable (Appearance) -> DynamicColor
  ) {
    let provider: @Sendable (TraitCollection) -> DynamicColor = { dynamicProvider(Appearance($0)) }
    let name = name ?? RegisteredColors.uniqueName()
    node = .computed(.provider(provider, name: name))
    RegisteredColors.add(self, named: name)
  }

  /// The name by which the color was made or found, or nil for one that has none.
  ///
  /// Apple counterpart: `NSColor.colorNameComponent` · Source: AppKit reference · Fidelity: exact
  public var name: String? {
    switch node.definition {
    case .named(let name), .system(let name, _): name
    case .provider(_, let name): name
    case .fixed, .variants, .alpha, .effect, .tint: nil
    }
  }
}

/// The colors with a name and a closure that somebody holds, by their names.
enum RegisteredColors {
  // Unchecked, because a reference that may become nil counts as changing; nothing else does.
  private struct Entry: @unchecked Sendable {
    weak var node: ColorNode?

    init(_ color: DynamicColor) { node = color.node }
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Makes a color the one that its name stands for.
  static func add(_ color: DynamicColor, named name: String) {
    entries.withLock { entries in
      // Those that are gone are swept out now and then, so that the work stays in proportion.
      if entries.count >= 64, entries.count.nonzeroBitCount == 1 {
        entries = entries.filter { $0.value.node != nil }
      }
      entries[name] = Entry(color)
    }
  }

  /// The color of a name, as long as somebody holds it.
  static func color(named name: String) -> DynamicColor? {
    entries.withLock { $0[name] }?.node.map(DynamicColor.init)
  }

  /// A name that no other color has, in this program or another.
  static func uniqueName() -> String {
    let digits = [UInt64.random(in: 0 ... .max), .random(in: 0 ... .max)]
    return "dynamic-" + digits.map { String($0, radix: 16) }.joined()
  }
}
