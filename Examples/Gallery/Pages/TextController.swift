// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The four levels of labels, weights, languages and attributed text.
final class TextController: PageController {
  override var pageTitle: String { "Text" }

  /// The text sizes that can be chosen, and what they are called.
  private let sizes: [(name: String, category: UIContentSizeCategory)] = [
    ("S", .small), ("L", .large), ("XL", .extraLarge), ("XXXL", .extraExtraExtraLarge),
    ("AX", .accessibilityLarge),
  ]

  override func fill() {
    addSizes()
    addHeading("Four levels")
    let levels: [(String, UIColor)] = [
      ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel),
    ]
    for (name, color) in levels {
      let label = UILabel()
      label.text = name
      label.textColor = color
      label.font = .preferredFont(forTextStyle: .body)
      add(label, height: 24, gap: 4)
    }
    addHeading("Weights")
    for weight in [400, 500, 600, 700] {
      let label = UILabel()
      label.text = "Light and dark, \(weight)"
      label.font = .systemFont(ofSize: 17, weight: weight)
      add(label, height: 24, gap: 4)
    }
    addHeading("Languages")
    for line in GalleryFonts.shown(of: [
      "다크 모드 인터페이스 지원하기", "السمة الداكنة 12 والفاتحة", "Ночной режим · Σκοτεινή", "夜間模式", "🌗 ☀️ 🌙",
    ]) {
      let label = UILabel()
      label.text = line
      label.font = .preferredFont(forTextStyle: .body)
      add(label, height: 28, gap: 4)
    }
    addHeading("Attributed text: in the label's color unless it says one")
    let plain = UILabel()
    plain.attributedText = NSAttributedString(
      string: "No color: the label's", attributes: [.font: UIFont.label])
    add(plain, height: 24, gap: 4)
    let colored = UILabel()
    colored.attributedText = NSAttributedString(
      string: "With a color of its own",
      attributes: [.font: UIFont.label, .foregroundColor: UIColor.systemIndigo])
    add(colored, height: 24, gap: 12)
    let long = UITextView()
    long.text =
      "A longer text breaks into lines where words end, and does so at the same places in light "
      + "and in dark, because only colors change."
    long.font = .preferredFont(forTextStyle: .body)
    add(long, height: 110)
  }

  /// Asks for the text size of the page; none is chosen while it is the system's.
  private func addSizes() {
    addHeading("Text size")
    let control = UISegmentedControl(titles: sizes.map(\.name))
    let action = UIAction { [unowned self, unowned control] _ in
      let index = control.selectedSegmentIndex
      guard index >= 0 else { return }
      traitOverrides.preferredContentSizeCategory = sizes[index].category
      view.setNeedsLayout()
    }
    control.addAction(action, for: .valueChanged)
    add(control, height: 32)
  }
}
