// SPDX-License-Identifier: MIT

import Foundation

/// A view that shows an icon and a title.
///
/// Apple counterpart: `Label` · Source: SwiftUI reference (statement SU200) · Fidelity: measured in
/// rows of lists, else approximate
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label with a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  package var node: Node { .label(title: title.lowered, icon: icon.lowered) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a title and an image from a catalog.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// Creates a label with a title and an image from a catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style receives.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The parts of a label, which its style arranges.
///
/// Apple counterpart: `LabelStyleConfiguration` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View, PrimitiveView { package let node: Node }
  /// The icon of a label.
  public struct Icon: View, PrimitiveView { package let node: Node }
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A style for labels.
///
/// Apple counterpart: `LabelStyle` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of labels that the engine knows.
protocol KnownLabelStyle: LabelStyle {
  var look: LabelLook { get }
}

extension KnownLabelStyle {
  /// Returns the label in this style.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    let look = look
    return Label(configuration).changing("labelStyle") { $0.labelLook = look }
  }
}

/// A label style that the container of the label chooses.
///
/// Apple counterpart: `DefaultLabelStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultLabelStyle: KnownLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: LabelLook { .automatic }
}
/// A label style that shows the title and the icon.
///
/// Apple counterpart: `TitleAndIconLabelStyle` · Source: SwiftUI reference · Fidelity: exact
public struct TitleAndIconLabelStyle: KnownLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: LabelLook { .titleAndIcon }
}
/// A label style that shows only the title.
///
/// Apple counterpart: `TitleOnlyLabelStyle` · Source: SwiftUI reference · Fidelity: exact
public struct TitleOnlyLabelStyle: KnownLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: LabelLook { .titleOnly }
}
/// A label style that shows only the icon.
///
/// Apple counterpart: `IconOnlyLabelStyle` · Source: SwiftUI reference · Fidelity: exact
public struct IconOnlyLabelStyle: KnownLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: LabelLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style that shows the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changing("labelStyle") { values in
      if let known = style as? any KnownLabelStyle { return values.labelLook = known.look }
      let outer = values.labelLook
      values.labelLook = .custom { title, icon in
        let configuration = LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(node: title),
          icon: LabelStyleConfiguration.Icon(node: icon))
        // A label in the look of a label is in the look that held around it.
        return ChiaroSwiftUI.lowered(style) {
          $0.makeBody(configuration: configuration).lowered
        }.environment("labelStyle") { $0.labelLook = outer }
      }
    }
  }
}
