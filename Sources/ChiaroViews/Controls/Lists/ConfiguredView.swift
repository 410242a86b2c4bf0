// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// What cells, headers and footers have in common: a background and content, configured by state.
///
/// Apple counterpart: what UIKit's cells, headers and footers declare one by one · Source:
/// UITableViewCell.h; UICollectionViewCell.h (S107) · Fidelity: approximate
open class ConfiguredView: View {
  /// Picture and texts; nil for none.
  public final var contentConfiguration: ListContentConfiguration? {
    didSet { setNeedsDisplay() }
  }
  /// What stands behind; nil for the kind's own.
  public final var backgroundConfiguration: BackgroundConfiguration? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the background follows the state.
  public final var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the content follows the state.
  public final var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsDisplay() }
  }

  /// What holds the subviews.
  public final let contentView = View()

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  /// What the view is right now.
  ///
  /// Apple counterpart: `configurationState` · Source: UITableViewCell.h (S107) · Fidelity: exact
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection)
  }

  /// Changes the configurations for a state; traits that are read from it are tracked.
  ///
  /// Apple counterpart: `updateConfiguration(using:)` · Source: UITableViewCell.h (S107) ·
  /// Fidelity: exact
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Asks for `updateConfiguration(using:)` with the next pass.
  public final func setNeedsUpdateConfiguration() { setNeeds(.configuration) }

  /// Gives the content all of the view's room.
  open override func layoutSubviews() { contentView.frame = bounds }

  /// Calls the handler of a kind of view.
  func runHandler(_ state: CellConfigurationState) {}

  override final func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    runHandler(state)
  }

  final func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// The background where none was set.
  var defaultBackground: BackgroundConfiguration { .clear() }
  /// How far the content stands from the edges.
  var contentInsets: DirectionalEdgeInsets { DirectionalEdgeInsets(leading: 16, trailing: 16) }
  /// Draws what a kind of view has besides.
  func drawAccessory(in context: GraphicsContext) {}

  public override final func drawContent(in context: GraphicsContext) {
    let state = configurationState
    var background = backgroundConfiguration ?? defaultBackground
    if automaticallyUpdatesBackgroundConfiguration { background = background.updated(for: state) }
    background.draw(in: context, bounds, traits: traitCollection)
    if var content = contentConfiguration {
      if automaticallyUpdatesContentConfiguration { content = content.updated(for: state) }
      let direction = drawnDirection
      let insets = contentInsets.insets(isRightToLeft: direction == .rightToLeft)
      content.draw(in: context, bounds.inset(by: insets), direction, traits: traitCollection)
    }
    drawAccessory(in: context)
    if state.isFocused {
      context.drawFocusRing(in: bounds, cornerRadius: 6, traits: traitCollection)
    }
  }
}
