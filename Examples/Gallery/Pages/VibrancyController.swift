// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The kinds of vibrancy on a blur, and glass.
final class VibrancyController: PlacedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    place(Backdrop()) { CGRect(origin: .zero, size: $0) }
    let blur = UIBlurEffect(style: .systemThickMaterial)
    let panel = UIVisualEffectView(effect: blur)
    panel.layer.cornerRadius = 20
    place(panel) { $0.line(40, 500, margin: 24) }
    for (index, style) in UIVibrancyEffectStyle.allCases.enumerated() {
      let effect = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      place(effect, in: panel) { $0.line(20 + CGFloat(index) * 58, 44) }
      addContent(style, to: effect)
    }
    addGlass()
  }

  private func addContent(_ style: UIVibrancyEffectStyle, to effect: UIVisualEffectView) {
    switch style {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel:
      let label = UILabel()
      label.text = "\(style)"
      label.font = .headline
      place(label, in: effect) { $0.line(10, 24, margin: 0) }
    case .fill, .secondaryFill, .tertiaryFill, .separator:
      let area = UIView()
      area.backgroundColor = .white
      area.layer.cornerRadius = style == .separator ? 0 : 10
      place(area, in: effect) { $0.line(0, style == .separator ? 2 : 40, margin: 0) }
    }
  }

  private func addGlass() {
    for (index, style) in [UIGlassEffect.Style.regular, .clear].enumerated() {
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: style))
      glass.layer.cornerRadius = 32
      place(glass) {
        let width = ($0.width - 62) / 2
        return CGRect(x: 24 + CGFloat(index) * (width + 14), y: 580, width: width, height: 64)
      }
      let label = UILabel()
      label.text = "Glass, \(style)"
      label.font = .headline
      label.textAlignment = .center
      place(label, in: glass) { $0.line(20, 24, margin: 0) }
    }
    var stained = UIGlassEffect(style: .regular)
    stained.tintColor = .systemBlue
    let glass = UIVisualEffectView(effect: stained)
    glass.layer.cornerRadius = 32
    place(glass) { $0.line(668, 64, margin: 24) }
  }
}
