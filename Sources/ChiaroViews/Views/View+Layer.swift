// SPDX-License-Identifier: MIT

extension TraitEnvironment where Self: View {
  /// Background, border, corners and shadow.
  public var layer: Layer {
    get { backdrop }
    set { backdrop = newValue }
  }
}

extension View {
  /// What stands behind the content, whatever a subclass calls its own layer.
  package final var backdrop: Layer {
    get { layer }
    set { layer = newValue }
  }
}
