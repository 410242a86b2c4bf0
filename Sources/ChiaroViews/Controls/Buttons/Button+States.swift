// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// Titles, colors and pictures by state, as buttons had them before configurations.
struct LegacyButtonContent {
  var titles: [Control.State: String] = [:]
  var colors: [Control.State: DynamicColor] = [:]
  var images: [Control.State: Image] = [:]

  /// A state's own value, else the normal one's.
  private func value<Value>(_ values: [Control.State: Value], _ state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  func configuration(in state: Control.State) -> ButtonConfiguration {
    var configuration = ButtonConfiguration.plain()
    configuration.title = value(titles, state)
    configuration.image = value(images, state)
    configuration.baseForegroundColor = value(colors, state)
    return configuration
  }
}

extension Button {
  /// Sets the title of a state; states without one show the normal one's.
  public final func setTitle(_ title: String?, for state: State) {
    legacy.titles[state] = title
    contentDidChange()
  }

  /// Sets the title's color in a state; without any it is the tint.
  public final func setTitleColor(_ color: DynamicColor?, for state: State) {
    legacy.colors[state] = color
    contentDidChange()
  }

  /// Sets the picture of a state; states without one show the normal one's.
  public final func setImage(_ image: Image?, for state: State) {
    legacy.images[state] = image
    contentDidChange()
  }

  /// The title of a state, or nil.
  public final func title(for state: State) -> String? { legacy.titles[state] }
  /// The title's color in a state, or nil.
  public final func titleColor(for state: State) -> DynamicColor? { legacy.colors[state] }
  /// The picture of a state, or nil.
  public final func image(for state: State) -> Image? { legacy.images[state] }
}
