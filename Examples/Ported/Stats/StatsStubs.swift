// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// The module's kinds that the screen tells apart.
public enum ModuleType {
  case RAM

  public var stringValue: String { "RAM" }
}

/// The widgets that bring rows of their own.
public enum widget_t: String {
  case barChart, text
}

public protocol Settings_v: NSView {
  func load(widgets: [widget_t])
}

public enum Constants {
  public enum Settings {
    public static let margin: CGFloat = 10
  }
}

/// A store in which nobody has saved anything.
public final class Store {
  public static let shared = Store()

  public func bool(key: String, defaultValue value: Bool) -> Bool { value }
  public func string(key: String, defaultValue value: String) -> String { value }
  public func int(key: String, defaultValue value: Int) -> Int { value }
  public func set(key: String, value: Any) {}
}

/// The panel with a page of HTML, which is not drawn.
final class HelpHUD {
  init(_ text: String) {}

  func show() {}
}
