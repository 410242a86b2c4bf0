// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// The state of a view, such as a cell, that determines how its configuration is updated.
///
/// Apple counterpart: `UIConfigurationState` · Source: UIConfigurationState.h · Fidelity:
/// approximate, there are no custom states
public protocol ConfigurationState {
  /// The traits of the view whose configuration is updated.
  var traitCollection: TraitCollection { get set }
}

extension CellConfigurationState: ConfigurationState {}

/// The content of a cell, header or footer; it creates the view that shows the content.
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
  /// Returns whether the view can show a configuration.
  ///
  /// The default returns true if the configuration has the type of the current one.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the view can show a configuration.
  ///
  /// The default returns true if the configuration has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Returns a new `ListContentView` that shows the image and text.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the configuration for a state.
  ///
  /// If the state is a `CellConfigurationState` of a disabled cell, the text and the image have the
  /// color `tertiaryLabel`.
  @preconcurrency @MainActor
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    (state as? CellConfigurationState).map { updated(for: $0) } ?? self
  }
}

/// A view that shows an image and text like a list cell; it can be used outside cells.
///
/// Apple counterpart: `UIListContentView` · Source: UIListContentConfiguration.h · Fidelity:
/// approximate, the horizontal insets are 16 points
open class ListContentView: View, ContentView, SizeMeasuring {
  /// The content that the view shows.
  ///
  /// If it is not a `ListContentConfiguration`, the view shows nothing.
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
