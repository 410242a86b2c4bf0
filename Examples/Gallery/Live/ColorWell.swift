// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDesktop
import ChiaroUIKit
import Foundation

/// A color, and a button that asks the desktop's own color picker for another.
///
/// Nothing waits for the answer, which takes as long as the person does; a desktop without a picker
/// is said in the well.
final class ColorWell: UIView {
  /// Told of each color that was picked.
  var onPick: ((UIColor) -> Void)?
  private let swatch = ColorSwatch(frame: CGRect(x: 0, y: 0, width: 44, height: 36))
  private let note = UILabel(frame: CGRect(x: 56, y: 0, width: 200, height: 36))
  private let button: UIButton
  private let picker = ColorPicker()
  private var choice: Task<Void, Never>?

  override init(frame: CGRect) {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Pick…"
    button = UIButton(configuration: configuration)
    super.init(frame: frame)
    for control in [button, swatch] as [UIControl] {
      control.addAction(UIAction { [unowned self] _ in pick() }, for: .primaryActionTriggered)
    }
    note.font = .systemFont(ofSize: 13)
    note.textColor = .secondaryLabel
    note.numberOfLines = 2
    note.text = "A color of the screen"
    for part in [swatch, note, button] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: 36)
    }
    swatch.frame = place(0, 44)
    note.frame = place(56, bounds.width - 56 - 92)
    button.frame = place(bounds.width - 80, 80)
  }

  /// Asks the desktop, in place of what was asked before.
  private func pick() {
    choice?.cancel()
    note.text = "Point at a color…"
    choice = Task { [weak self, picker] in
      let answer = await picker.pick()
      if !Task.isCancelled { self?.take(answer) }
    }
  }

  private func take(_ answer: ColorPickerAnswer) {
    switch answer {
    case .color(let color):
      swatch.color = UIColor(color)
      note.text = color.cssText
      onPick?(UIColor(color))
    case .canceled: note.text = "Nothing was picked"
    case .unavailable: note.text = "This desktop has no color picker"
    }
  }
}
