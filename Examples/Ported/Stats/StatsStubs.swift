// SPDX-License-Identifier: MIT

// swift-format-ignore-file
// The names are the app's.
import ChiaroAppKit

/// The module that the screen belongs to.
public enum ModuleType {
  case RAM

  /// What the keys of its settings begin with.
  public var stringValue: String { "RAM" }
}

/// The widgets that bring rows of their own.
public enum widget_t: String {
  case barChart, text
}

/// A view with a module's settings.
public protocol Settings_v: NSView {
  /// Fills it with rows.
  func load(widgets: [widget_t])
}

/// The measures of the app.
public enum Constants {
  /// Those of its settings.
  public enum Settings {
    /// The distance between sections, in points.
    public static let margin: CGFloat = 10
  }
}

/// A store in which nobody has saved anything.
public final class Store {
  /// The only one.
  public static let shared = Store()

  /// Returns the default.
  public func bool(key: String, defaultValue value: Bool) -> Bool { value }
  /// Returns the default.
  public func string(key: String, defaultValue value: String) -> String { value }
  /// Returns the default.
  public func int(key: String, defaultValue value: Int) -> Int { value }
  /// Keeps nothing.
  public func set(key: String, value: Any) {}
}

/// The panel with a page of HTML, which is not drawn.
final class HelpHUD {
  init(_ text: String) {}

  func show() {}
}
