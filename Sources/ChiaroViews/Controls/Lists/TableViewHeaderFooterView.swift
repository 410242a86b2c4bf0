// SPDX-License-Identifier: MIT

/// What stands above or below the rows of a table's section.
///
/// Apple counterpart: `UITableViewHeaderFooterView` · Source: UITableViewHeaderFooterView.h (S107)
/// · Fidelity: approximate
open class TableViewHeaderFooterView: ConfiguredView {
  /// Changes the configurations after `updateConfiguration(using:)`.
  public final var configurationUpdateHandler:
    (@MainActor (TableViewHeaderFooterView, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  override final func runHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override final var defaultBackground: BackgroundConfiguration { .listHeader() }
}
