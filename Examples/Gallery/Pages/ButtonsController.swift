// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The kinds of buttons, and what their states look like.
final class ButtonsController: PageController {
  override var pageTitle: String { "Buttons" }

  private let kinds: [(name: String, configuration: UIButton.Configuration)] = [
    ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
  ]
  private let states: [(name: String, set: @MainActor (UIButton) -> Void)] = [
    ("as it is", { _ in }), ("pressed", { $0.isHighlighted = true }),
    ("selected", { $0.isSelected = true }), ("disabled", { $0.isEnabled = false }),
  ]

  override func fill() {
    for state in states {
      addHeading(state.name)
      for pair in [kinds[0...1], kinds[2...3]] {
        addRow(
          pair.map { kind in
            var configuration = kind.configuration
            configuration.title = kind.name
            configuration.image = UIImage(systemName: "star")
            let button = UIButton(configuration: configuration)
            state.set(button)
            // Those that are shown selected can be chosen, and let go of.
            button.changesSelectionAsPrimaryAction = button.isSelected
            return button
          }, height: 46, gap: 10)
      }
    }
  }
}
