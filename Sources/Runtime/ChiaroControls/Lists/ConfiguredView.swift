// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The base class of cells, headers and footers that have configurations for content and
/// background.
///
/// Apple counterpart: the configuration properties of UIKit's cells, headers and footers · Source:
/// UITableViewCell.h; UICollectionViewCell.h (statement S107) · Fidelity: approximate, content is
/// drawn, not shown by a view
open class ConfiguredView: CollectionReusableView, ConfigurationUpdating {
  /// The configuration of the image and the text, which are drawn behind `contentView`; nil for
  /// none.
  public final var contentConfiguration: (any ContentConfiguration)? {
    didSet {
      listContent = contentConfiguration as? ListContentConfiguration
      showContentView()
      setNeedsDisplay()
    }
  }
  /// The configuration of image and text; nil for none, or one of another kind.
  package private(set) final var listContent: ListContentConfiguration?
  /// The view of a configuration that is not drawn; nil for none.
  private final var madeContent: (any View & ContentView)?
  /// Whether the configurations are being updated, which ends with the view that was made.
  private final var isUpdatingConfiguration = false
  /// The configuration of the background; nil for the default background of this kind of view.
  public final var backgroundConfiguration: BackgroundConfiguration? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the background changes with the state, for example when selected; the default is true.
  public final var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the content changes with the state, for example when disabled; the default is true.
  public final var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsDisplay() }
  }

  /// The view that contains custom subviews; it fills the view.
  public final let contentView: View = CellContentView()
  /// The distance of content from the sides, in points: 16, or 20 in a wide list.
  private(set) final var sideMargin: CGFloat = 16

  /// Returns the margins of the content of a row: less at an accessory than at the edge.
  final func margins(hasAccessory: Bool) -> DirectionalEdgeInsets {
    let height = metrics.cellMargin
    return DirectionalEdgeInsets(
      top: height, leading: sideMargin, bottom: height, trailing: hasAccessory ? 8 : sideMargin)
  }

  /// Creates a view with a frame and without a content configuration.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  /// The current state of the view, including its traits.
  ///
  /// Apple counterpart: `configurationState` · Source: UITableViewCell.h (statement S107) ·
  /// Fidelity: exact
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection)
  }

  /// Called to update the configurations for a state.
  ///
  /// It is called again when a trait changes that the method read from the state. The default does
  /// nothing.
  ///
  /// Apple counterpart: `updateConfiguration(using:)` · Source: UITableViewCell.h (statement S107)
  /// · Fidelity: exact
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Requests that `updateConfiguration(using:)` be called in the next update pass.
  public final func setNeedsUpdateConfiguration() { setNeedsConfigurationUpdate() }

  /// The frame of the content view.
  var contentFrame: CGRect { bounds }
  /// Resizes the content view so that it fills the view.
  open override func layoutSubviews() { contentView.frame = contentFrame }

  /// Calls the configuration update handler of a specific kind of view.
  func runHandler(_ state: CellConfigurationState) {}

  package final func runConfigurationUpdate() {
    let state = configurationState
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration(using: state)
    runHandler(state)
    if automaticallyUpdatesContentConfiguration, let madeContent, let contentConfiguration {
      madeContent.configuration = contentConfiguration.updated(for: state)
    }
  }

  /// Shows the view of a configuration that is not drawn.
  private final func showContentView() {
    guard listContent == nil, let contentConfiguration else {
      madeContent?.removeFromSuperview()
      return madeContent = nil
    }
    let shown =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration.updated(for: configurationState) : contentConfiguration
    if let madeContent, madeContent.supports(shown) { return madeContent.configuration = shown }
    madeContent?.removeFromSuperview()
    let made = shown.makeContentView()
    madeContent = made
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(made)
    // The update pass records the traits that the configuration reads.
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Called after the state changed.
  func stateChanged() {}

  final func stateDidChange() {
    stateChanged()
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// Whether the background shows that the view is selected or highlighted.
  var showsSelection: Bool { true }
  /// The background if no configuration is set.
  var defaultBackground: BackgroundConfiguration { .clear() }
  /// The default background, unless the view has a color of its own and nothing else to show.
  private func usualBackground(_ state: CellConfigurationState) -> BackgroundConfiguration {
    let isChosen = showsSelection && (state.isSelected || state.isHighlighted)
    return backgroundColor == nil || isChosen ? defaultBackground : .clear()
  }
  /// The insets of the content from the edges, in points.
  var contentInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: sideMargin, trailing: sideMargin)
  }
  /// The margins of the content view unless an app sets others; nil for those of any view.
  var contentMargins: DirectionalEdgeInsets? { nil }
  /// The height that the content asks for, in points; nil without a content configuration.
  ///
  /// Constraints in the content view say it where there is no configuration.
  final var fittingHeight: CGFloat? {
    if let listContent {
      let insets = contentInsets
      return listContent.height(
        in: bounds.width - insets.leading - insets.trailing, textMeasure, metrics, traitCollection)
    }
    guard let measured = measuredContent, bounds.width > 0 else { return nil }
    // The height that a content view has in a file would count in the margins that it preserves.
    if measured === contentView { contentView.frame.size.height = bounds.height }
    let height = measured.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height.rounded(.up) : nil
  }
  /// The view whose constraints say the height; nil for none.
  final var measuredContent: View? {
    madeContent ?? (contentView.constraints.contains(where: { $0.isActive }) ? contentView : nil)
  }
  /// The width of the content view.
  var contentWidth: CGFloat { bounds.width }
  /// Takes the margins that cells have in a list of a width.
  final func takeMargins(ofListWidth width: CGFloat) {
    let margin = View.systemMargin(ofWidth: width)
    guard margin != sideMargin else { return }
    sideMargin = margin
    contentView.insetsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }
  /// Draws the accessories of a specific kind of view.
  func drawAccessory(in context: GraphicsContext) {}

  public override final func drawContent(in context: GraphicsContext) {
    let state = configurationState
    var background = backgroundConfiguration ?? usualBackground(state)
    if automaticallyUpdatesBackgroundConfiguration {
      background = background.updated(for: showsSelection ? state : state.withoutSelection)
    }
    background.draw(in: context, bounds, traits: traitCollection)
    if var content = listContent {
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
