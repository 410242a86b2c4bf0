// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// A list with cells of its own, a header above it and swipes on its rows.
final class HarborsViewController: UITableViewController {
  private var harbors = Harbor.all
  private let summary = UILabel()

  init() {
    super.init(style: .plain)
    title = "Harbors"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HarborCell.self, forCellReuseIdentifier: HarborCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.allowsMultipleSelection = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addHarbor() })
    summary.font = .preferredFont(forTextStyle: .footnote)
    summary.textColor = .secondaryLabel
    summary.textAlignment = .center
    summary.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
    tableView.tableFooterView = summary
    countBerths()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  }

  private func addHarbor() {
    harbors.append(Harbor(name: "New Harbor", remark: "", depth: 2, isRising: true, berths: 0))
    tableView.insertRows(at: [IndexPath(row: harbors.count - 1, section: 0)], with: .automatic)
    countBerths()
  }

  private func countBerths() {
    let berths = harbors.reduce(0) { $0 + $1.berths }
    summary.text = "\(berths) berths in \(harbors.count) harbors"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    harbors.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: HarborCell.identifier, for: indexPath)
    (cell as? HarborCell)?.show(harbors[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.harbors.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      self?.countBerths()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
