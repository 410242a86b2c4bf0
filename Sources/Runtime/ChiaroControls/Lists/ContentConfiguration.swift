// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// The state of a view, such as a cell, from which its configuration is updated.
///
/// Apple counterpart: `UIConfigurationState` · Source: UIConfigurationState.h · Fidelity:
/// approximate, without an app's custom states
public protocol ConfigurationState {
  /// The traits of the view whose configuration is updated.
  var traitCollection: TraitCollection { get set }
}

extension CellConfigurationState: ConfigurationState {}

/// The content of a cell, header or footer, which also makes the view that shows the content.
///
/// Apple counterpart: `UIContentConfiguration` · Source: UIContentConfiguration.h · Fidelity: exact
@preconcurrency @MainActor
public protocol ContentConfiguration {
  /// Returns a new view that shows the content of this configuration.
  func makeContentView() -> any View & ContentView
  /// Returns the configuration for a state of the view, usually a `CellConfigurationState`.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
///
/// Apple counterpart: `UIContentView` · Source: UIContentConfiguration.h · Fidelity: exact
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// The content that the view shows; a setter must update the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration; the default is true for the type of the
  /// current configuration only.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the view can show a configuration; the default is true for the type of the
  /// current configuration only.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Returns a new `ListContentView` that shows the image and text.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the configuration for a state; only a `CellConfigurationState` has an effect.
  ///
  /// For a disabled cell, text and image get the color `tertiaryLabel`.
  @preconcurrency @MainActor
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    (state as? CellConfigurationState).map { updated(for: $0) } ?? self
  }
}

/// A view that shows an image and text as a list cell does, also outside of a cell.
///
/// Apple counterpart: `UIListContentView` · Source: UIListContentConfiguration.h · Fidelity:
/// approximate, the insets are 16 points at the sides
open class ListContentView: View, ContentView, SizeMeasuring {
  /// The content that the view shows; any configuration but a `ListContentConfiguration` shows
  /// nothing.
  open var configuration: any ContentConfiguration {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Creates a view that shows the image and text of a configuration.
  public init(configuration: ListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  private final var content: ListContentConfiguration? {
    configuration as? ListContentConfiguration
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: content?.height(in: size.width - 32, textMeasure, metrics, traitCollection) ?? 0)
  }

  public override final func drawContent(in context: GraphicsContext) {
    content?.draw(
      in: context, bounds.insetBy(dx: 16, dy: 0), drawnDirection, traits: traitCollection)
  }
}
