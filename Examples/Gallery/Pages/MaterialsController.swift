// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The blurs that a phone has, over stripes of color.
final class MaterialsController: UIViewController {
  private let styles: [UIBlurEffect.Style] = [
    .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    .systemChromeMaterial, .regular, .prominent, .light, .extraLight, .dark,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(Backdrop(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    for (index, style) in styles.enumerated() {
      let panel = UIVisualEffectView(effect: UIBlurEffect(style: style))
      panel.frame = CGRect(x: 24, y: 22 + CGFloat(index) * 82, width: 342, height: 66)
      panel.layer.cornerRadius = 16
      let label = UILabel()
      label.text = "\(style)"
      label.font = .headline
      label.frame = CGRect(x: 16, y: 22, width: 310, height: 24)
      panel.contentView.addSubview(label)
      // A fixed style keeps its own look; text on it has to be of that look too.
      if [.light, .extraLight].contains(style) { label.overrideUserInterfaceStyle = .light }
      if style == .dark { label.overrideUserInterfaceStyle = .dark }
      view.addSubview(panel)
    }
  }
}
