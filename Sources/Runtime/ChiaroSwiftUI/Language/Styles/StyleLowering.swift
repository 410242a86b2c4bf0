// SPDX-License-Identifier: MIT

/// What makes the node of a style: properties of the style get their values as those of a view do.
@MainActor
func lowered<S>(_ style: S, _ make: @escaping @MainActor (S) -> Node) -> Node {
  let fields = DynamicFields.of(S.self)
  guard !fields.isEmpty else { return make(style) }
  return .system(fields.name, keepsState: fields.keepsState) { expansion in
    var copy = style
    fields.install(in: &copy, expansion)
    return make(copy)
  }
}
