// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The lists that a place can be saved in: what a popover shows.
final class SavedListsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let names = ["Favorites", "With the Children", "By Night", "Winter"]
  private var chosen: Set<Int> = [0]

  init() {
    super.init()
    preferredContentSize = CGSize(width: 250, height: CGFloat(names.count) * 44)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.row]
    content.image = UIImage(systemName: "bookmark")
    cell.contentConfiguration = content
    cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen.formSymmetricDifference([indexPath.row])
    let isChosen = chosen.contains(indexPath.row)
    tableView.cellForRow(at: indexPath)?.accessoryType = isChosen ? .checkmark : .none
  }
}
