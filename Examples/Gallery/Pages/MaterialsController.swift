// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The blurs that a phone has, over stripes of color.
final class MaterialsController: PlacedController {
  private let styles: [UIBlurEffect.Style] = [
    .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    .systemChromeMaterial, .regular, .prominent, .light, .extraLight, .dark,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    place(Backdrop()) { CGRect(origin: .zero, size: $0) }
    for (index, style) in styles.enumerated() {
      let panel = UIVisualEffectView(effect: UIBlurEffect(style: style))
      place(panel) { $0.line(22 + CGFloat(index) * 82, 66, margin: 24) }
      panel.layer.cornerRadius = 16
      let label = UILabel()
      label.text = "\(style)"
      label.font = .headline
      place(label, in: panel) { $0.line(22, 24, margin: 16) }
      // A fixed style keeps its own look; text on it has to be of that look too.
      if [.light, .extraLight].contains(style) { label.overrideUserInterfaceStyle = .light }
      if style == .dark { label.overrideUserInterfaceStyle = .dark }
    }
  }
}
