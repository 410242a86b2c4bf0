// SPDX-License-Identifier: MIT

import UIKit

/// The moorings that are free tonight.
final class MooringsController: UIViewController {
  private let heading = UILabel()
  private let list = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Free tonight"
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.textColor = .black
    list.axis = .vertical
    list.spacing = 12
    for name in ["Jetty 2, berth 14", "Jetty 2, berth 15", "North mole"] {
      let row = UILabel()
      row.text = name
      row.textColor = .secondaryLabel
      list.addArrangedSubview(row)
    }
    for part in [heading, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      heading.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      list.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
