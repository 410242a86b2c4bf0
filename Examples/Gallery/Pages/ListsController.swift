// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A grouped table on its own background.
final class ListsController: PlacedController, UITableViewDataSource {
  private let rows: [[(title: String, detail: String?, symbol: String)]] = [
    [
      ("Airplane Mode", nil, "airplane"), ("Wi-Fi", "Summit Hut", "wifi"),
      ("Bluetooth", "On", "antenna.radiowaves.left.and.right"),
    ],
    [
      ("Notifications", nil, "bell"), ("Sounds", nil, "speaker.wave.2"),
      ("Focus", "Off", "moon"),
    ],
    [("Display & Brightness", "Automatic", "sun.max"), ("Accessibility", nil, "accessibility")],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    place(table) { CGRect(x: 0, y: 143, width: $0.width, height: max(0, $0.height - 143)) }
    addBar("Settings", height: 143)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.section][indexPath.row]
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.cell()
    content.text = row.title
    content.secondaryText = row.detail
    content.image = UIImage(systemName: row.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.isSelected = indexPath.section == 1 && indexPath.row == 2
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Connections", "Attention", "Appearance"][section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 2 ? "Automatic changes to dark at sunset." : nil
  }
}
