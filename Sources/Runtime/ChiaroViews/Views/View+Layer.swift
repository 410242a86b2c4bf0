// SPDX-License-Identifier: MIT

extension TraitEnvironment where Self: View {
  /// The view's background, border, corners and shadow.
  public var layer: Layer {
    get { backdrop }
    set { backdrop = newValue }
  }
}

extension View {
  /// The view's background, border, corners and shadow, even where a subclass redefines `layer`.
  package final var backdrop: Layer {
    get { layer }
    set { layer = newValue }
  }
}
