// SPDX-License-Identifier: MIT

import ChiaroViews

/// The header or footer of a table's section.
///
/// Apple counterpart: `UITableViewHeaderFooterView` · Source: UITableViewHeaderFooterView.h (S107)
/// · Fidelity: approximate
open class TableViewHeaderFooterView: ConfiguredView {
  /// A closure that updates the configurations after `updateConfiguration(using:)`; nil for none.
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
