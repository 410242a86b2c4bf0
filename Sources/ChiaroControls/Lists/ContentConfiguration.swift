// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// The state from which a configuration is updated.
///
/// Apple counterpart: `UIConfigurationState` · Source: UIConfigurationState.h · Fidelity:
/// approximate, there are no states of an app's own
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
}

extension CellConfigurationState: ConfigurationState {}

/// What a cell, a header or a footer shows, which makes the view that shows it.
///
/// Apple counterpart: `UIContentConfiguration` · Source: UIContentConfiguration.h · Fidelity: exact
@preconcurrency @MainActor
public protocol ContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any View & ContentView
  /// Returns the content for a state, a `CellConfigurationState`.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows what a configuration says.
///
/// Apple counterpart: `UIContentView` · Source: UIContentConfiguration.h · Fidelity: exact
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// What the view shows; setting it shows something else.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration; by default one of the type that it has.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether a configuration is of the type that the view has.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Returns a new view that shows image and text.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the content for a state: with text and image in `tertiaryLabel` if disabled.
  @preconcurrency @MainActor
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    (state as? CellConfigurationState).map { updated(for: $0) } ?? self
  }
}

/// A view that shows the image and text of a list, outside of a cell.
///
/// Apple counterpart: `UIListContentView` · Source: UIListContentConfiguration.h · Fidelity:
/// approximate, the insets are 16 points at the sides
open class ListContentView: View, ContentView, SizeMeasuring {
  /// What the view shows; another kind than a `ListContentConfiguration` shows nothing.
  open var configuration: any ContentConfiguration {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Creates a view that shows image and text.
  public init(configuration: ListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  private final var content: ListContentConfiguration? {
    configuration as? ListContentConfiguration
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: content?.height(textMeasure, metrics) ?? 0)
  }

  public override final func drawContent(in context: GraphicsContext) {
    content?.draw(
      in: context, bounds.insetBy(dx: 16, dy: 0), drawnDirection, traits: traitCollection)
  }
}
