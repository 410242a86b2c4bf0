// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Settings in a table: switches, values and rows that lead on.
final class SettingsViewController: UITableViewController {
  /// What a row shows on its trailing side.
  private enum Detail {
    case toggle(Bool)
    case value(String)
    case disclosure
    case destructive
  }

  private struct Row {
    var title: String
    var symbol: String?
    var color = UIColor.systemGray
    var detail: Detail
  }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private var sections = [
    Section(
      header: nil, footer: nil,
      rows: [
        Row(title: "Mara Lindqvist", symbol: nil, detail: .disclosure)
      ]),
    Section(
      header: "Warnings",
      footer: "Warnings are sent when the water rises or falls by more than you chose.",
      rows: [
        Row(title: "Storms", symbol: "wind", color: .systemBlue, detail: .toggle(true)),
        Row(title: "High Water", symbol: "drop.fill", color: .systemTeal, detail: .toggle(true)),
        Row(title: "Frost", symbol: "snowflake", color: .systemIndigo, detail: .toggle(false)),
        Row(
          title: "Quiet Hours", symbol: "moon.fill", color: .systemPurple, detail: .value("22–7")),
      ]),
    Section(
      header: "Units", footer: nil,
      rows: [
        Row(title: "Depth", symbol: nil, detail: .value("Meters")),
        Row(title: "Wind", symbol: nil, detail: .value("Knots")),
        Row(title: "Temperature", symbol: nil, detail: .value("Celsius")),
      ]),
    Section(
      header: nil, footer: "Charts that were downloaded stay on this phone.",
      rows: [
        Row(title: "Sign Out", symbol: nil, detail: .destructive)
      ]),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = content(of: row, isPerson: indexPath.section == 0)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    switch row.detail {
    case .toggle(let isOn):
      cell.accessoryView = toggle(isOn, at: indexPath)
      cell.selectionStyle = .none
    case .value, .disclosure: cell.accessoryType = .disclosureIndicator
    case .destructive: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func content(of row: Row, isPerson: Bool) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    if isPerson {
      content = .subtitleCell()
      content.text = row.title
      content.secondaryText = "Skipper of the Marten"
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.tintColor = .systemGray
    }
    if let symbol = row.symbol {
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = row.color
    }
    switch row.detail {
    case .value(let value): content.secondaryText = value
    case .destructive:
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
    case .toggle, .disclosure: break
    }
    return content
  }

  private func toggle(_ isOn: Bool, at indexPath: IndexPath) -> UISwitch {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.sections[indexPath.section].rows[indexPath.row].detail = .toggle(toggle.isOn)
      }, for: .valueChanged)
    toggle.isOn = isOn
    return toggle
  }
}
