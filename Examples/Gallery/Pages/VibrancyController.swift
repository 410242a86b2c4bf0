// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The kinds of vibrancy on a blur, and glass.
final class VibrancyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(Backdrop(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let blur = UIBlurEffect(style: .systemThickMaterial)
    let panel = UIVisualEffectView(effect: blur)
    panel.frame = CGRect(x: 24, y: 40, width: 342, height: 500)
    panel.layer.cornerRadius = 20
    view.addSubview(panel)
    for (index, style) in UIVibrancyEffectStyle.allCases.enumerated() {
      let effect = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      effect.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 58, width: 302, height: 44)
      effect.contentView.addSubview(content(style))
      panel.contentView.addSubview(effect)
    }
    addGlass()
  }

  private func content(_ style: UIVibrancyEffectStyle) -> UIView {
    let label = UILabel()
    label.text = "\(style)"
    label.font = .headline
    label.frame = CGRect(x: 0, y: 10, width: 302, height: 24)
    switch style {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: return label
    case .fill, .secondaryFill, .tertiaryFill, .separator:
      let area = UIView(
        frame: CGRect(x: 0, y: 0, width: 302, height: style == .separator ? 2 : 40))
      area.backgroundColor = .white
      area.layer.cornerRadius = style == .separator ? 0 : 10
      return area
    }
  }

  private func addGlass() {
    for (index, style) in [UIGlassEffect.Style.regular, .clear].enumerated() {
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: style))
      glass.frame = CGRect(x: 24 + CGFloat(index) * 178, y: 580, width: 164, height: 64)
      glass.layer.cornerRadius = 32
      let label = UILabel()
      label.text = "Glass, \(style)"
      label.font = .headline
      label.textAlignment = .center
      label.frame = CGRect(x: 0, y: 20, width: 164, height: 24)
      glass.contentView.addSubview(label)
      view.addSubview(glass)
    }
    var stained = UIGlassEffect(style: .regular)
    stained.tintColor = .systemBlue
    let glass = UIVisualEffectView(effect: stained)
    glass.frame = CGRect(x: 24, y: 668, width: 342, height: 64)
    glass.layer.cornerRadius = 32
    view.addSubview(glass)
  }
}
