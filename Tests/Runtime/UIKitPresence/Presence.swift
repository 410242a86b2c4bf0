// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// What the lines of the other files use: Apple's names that public apps use most, proved by
/// compiling.
@MainActor
struct Presence {
  let label = UILabel()
  let view = UIView()
  let controller = UIViewController()
  let imageView = UIImageView()
  let textField = UITextField()
  let indexPath = IndexPath(row: 0, section: 0)
  let button = UIButton()
  let stack = UIStackView()
  let cell = UITableViewCell()
  let table = UITableView()
  let center = NotificationCenter()
  let source = Rows()
  let toggle = UISwitch()
  let scroll = UIScrollView()
  let progress = UIProgressView()
  let spinner = UIActivityIndicatorView()
  let segments = UISegmentedControl(items: [])
  let bar = UINavigationBar()
  let path = UIBezierPath()
  let textView = UITextView()
  let picture = UIImage(.symbol("star"))
  let window = UIWindow(windowScene: UIWindowScene(screen: UIScreen()))
  let constraint: NSLayoutConstraint

  init() { constraint = view.widthAnchor.constraint(equalToConstant: 1) }

  /// Rows of a table, of which there are none.
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Items of a collection, of which there are none.
  final class Items: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }
}
