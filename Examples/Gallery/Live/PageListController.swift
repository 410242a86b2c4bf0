// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The pages of the gallery as a list, one of them chosen.
final class PageListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let pages: [GalleryPage]
  private let symbols = [
    "house", "square.and.arrow.up", "gear", "play.fill", "folder", "pencil", "sparkles", "eye",
    "sun.max", "star",
  ]
  private let table = UITableView()
  /// Is called with the page that a person chooses.
  var onChoose: ((Int) -> Void)?

  /// A list of pages.
  init(_ pages: [GalleryPage], chosen: Int) {
    self.pages = pages
    super.init()
    table.dataSource = self
    table.delegate = self
    choose(chosen)
    preferredContentSize = CGSize(width: 260, height: CGFloat(pages.count) * 44)
  }

  /// Shows which page is chosen.
  func choose(_ index: Int) {
    table.selectRow(at: IndexPath(row: index, section: 0), animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.cell()
    content.text = pages[indexPath.row].shortTitle
    content.image = UIImage(systemName: symbols[indexPath.row % symbols.count])
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(indexPath.row)
  }
}

extension GalleryPage {
  /// The name, as a list has it: `AppKit lists` of `appkit-lists`.
  var shortTitle: String {
    if makeWindow != nil { return title }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
