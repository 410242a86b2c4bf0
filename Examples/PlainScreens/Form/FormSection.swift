// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Rows of a form on a plate with round corners, below a title.
final class FormSection: UIStackView {
  init(title: String, rows: [UIView]) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 6
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    addArrangedSubview(label)
    addArrangedSubview(plate(of: rows))
  }

  required init(coder: NSCoder) { fatalError("a form is made in code") }

  private func plate(of rows: [UIView]) -> UIView {
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    let plate = UIView()
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 10
    plate.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: plate.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: plate.bottomAnchor, constant: -14),
      stack.leadingAnchor.constraint(equalTo: plate.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: plate.trailingAnchor, constant: -16),
    ])
    return plate
  }
}
