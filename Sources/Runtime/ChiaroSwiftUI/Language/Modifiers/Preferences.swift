// SPDX-License-Identifier: MIT

/// A key for a value that views pass up to their ancestors.
///
/// Apple counterpart: `PreferenceKey` · Source: SwiftUI reference (statements SU166–SU169) ·
/// Fidelity: exact
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with the values of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, the default value of optional preferences.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  @MainActor
  static var keyValue: PreferenceKeyValue {
    PreferenceKeyValue(
      ObjectIdentifier(Self.self), usual: { defaultValue },
      reduce: { before, next in
        guard var value = before as? Value, let next = next as? Value else { return before }
        reduce(value: &value) { next }
        return value
      })
  }
}

extension View {
  /// Sets a preference value for the view's ancestors.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    ModifiedNode(self) { Node(.preference(.value(K.keyValue, value)), [$0]) }
  }
  /// Changes the preference value of the views inside.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    ModifiedNode(self) {
      Node(
        .preference(
          .transform(K.keyValue) { before in
            guard var value = before as? K.Value else { return before }
            callback(&value)
            return value
          }), [$0])
    }
  }
  /// Runs an action when the preference value of the views inside changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    behaving(
      .preference(
        PreferenceObserver(
          K.keyValue, isSame: { ($0 as? K.Value) == ($1 as? K.Value) },
          run: { if let value = $0 as? K.Value { action(value) } })))
  }
  /// Puts views in front of the view.
  ///
  /// A closure makes them from the preference value of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    reading(key, LayeredValue(.overlay, alignment), transform)
  }
  /// Puts views behind the view.
  ///
  /// A closure makes them from the preference value of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    reading(key, LayeredValue(.background, alignment), transform)
  }

  private func reading<K: PreferenceKey, Content: View>(
    _ key: K.Type, _ layer: LayeredValue, _ transform: @escaping (K.Value) -> Content
  ) -> ModifiedNode<Self> {
    ModifiedNode(self) {
      Node(
        .preference(
          .reader(K.keyValue, layer) { value in
            (value as? K.Value).map { transform($0).lowered } ?? .empty
          }), [$0])
    }
  }

  func behaving(_ behavior: Behavior) -> ModifiedNode<Self> {
    ModifiedNode(self) { Node(.behavior(behavior), [$0]) }
  }
}
