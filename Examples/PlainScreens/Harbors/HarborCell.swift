// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// A cell of its own: a gauge, a name with a remark below, and how many berths are free.
final class HarborCell: UITableViewCell {
  static let identifier = "harbor"

  private let gauge = DepthGauge()
  private let nameLabel = UILabel()
  private let remarkLabel = UILabel()
  private let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepareLabels()
    let texts = UIStackView(arrangedSubviews: [nameLabel, remarkLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [gauge, texts, badge])
    row.alignment = .center
    row.spacing = 14
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      gauge.widthAnchor.constraint(equalToConstant: 36),
      gauge.heightAnchor.constraint(equalToConstant: 36),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 36),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func prepareLabels() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    remarkLabel.font = .preferredFont(forTextStyle: .subheadline)
    remarkLabel.textColor = .secondaryLabel
    badge.font = .preferredFont(forTextStyle: .subheadline)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 8
    badge.layer.masksToBounds = true
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [nameLabel, remarkLabel] { label.numberOfLines = 0 }
    for label in [nameLabel, remarkLabel, badge] { label.adjustsFontForContentSizeCategory = true }
  }

  /// Shows a harbor.
  func show(_ harbor: Harbor) {
    nameLabel.text = harbor.name
    remarkLabel.text = harbor.remark
    gauge.level = min(1, harbor.depth / 10)
    gauge.tintColor = harbor.isRising ? .systemBlue : .systemTeal
    badge.text = "\(harbor.berths)"
    badge.textColor = harbor.berths == 0 ? .systemRed : .label
    badge.backgroundColor = harbor.berths == 0 ? .clear : .tertiarySystemFill
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }
}

/// A ring that is filled from below, drawn by hand.
final class DepthGauge: UIView {
  /// From 0 to 1.
  var level = 0.0 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
    UIColor.secondarySystemFill.setFill()
    ring.fill()
    ring.addClip()
    tintColor.withAlphaComponent(0.35).setFill()
    let top = bounds.height * (1 - level)
    UIBezierPath(rect: CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
      .fill()
    tintColor.setStroke()
    ring.lineWidth = 3
    ring.stroke()
  }
}
