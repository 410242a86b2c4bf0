// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// Asks what is to stand in for the desktop's settings in the gallery's window, and which of its
/// views to inspect.
final class InspectorController: PlacedController {
  /// The size of its window.
  static let size = CGSize(width: 380, height: 730)
  /// Told of every change.
  var onChange: ((InspectorSettings) -> Void)?
  /// Told that a person wants to see a view of the gallery's window.
  var onInspect: (() -> Void)?
  private var settings = InspectorSettings()
  private var controls: [UISegmentedControl] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var top: CGFloat = 16
    for (index, question) in InspectorSettings.questions.enumerated() {
      add(question, index, at: top)
      top += 66
    }
    addWell(at: top + 6)
    addButton("Follow the System", at: top + 58, column: 0) { $0.reset() }
    addButton("Inspect a View", at: top + 58, column: 1) { $0.onInspect?() }
  }

  private func addWell(at top: CGFloat) {
    let well = ColorWell(frame: CGRect(x: 20, y: top, width: 340, height: 36))
    place(well) { $0.line(top, 36) }
    well.onPick = { [unowned self] color in
      settings.picked = color
      onChange?(settings)
    }
  }

  private func add(_ question: InspectorSettings.Question, _ index: Int, at top: CGFloat) {
    let label = UILabel()
    label.text = question.title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    place(label) { $0.line(top, 18) }
    let control = UISegmentedControl(titles: question.choices.map(\.title))
    place(control) { $0.line(top + 22, 32) }
    control.selectedSegmentIndex = 0
    let action = UIAction { [unowned self, unowned control] _ in
      choose(max(0, control.selectedSegmentIndex), for: index)
    }
    control.addAction(action, for: .valueChanged)
    controls.append(control)
  }

  /// Adds a button in one of two columns.
  private func addButton(
    _ title: String, at top: CGFloat, column: Int,
    _ body: @escaping @MainActor (InspectorController) -> Void
  ) {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    let action = UIAction { [unowned self] _ in body(self) }
    let button = UIButton(configuration: configuration, primaryAction: action)
    place(button) { size in
      let width = (size.width - 52) / 2
      return CGRect(x: 20 + CGFloat(column) * (width + 12), y: top, width: width, height: 40)
    }
  }

  private func choose(_ choice: Int, for question: Int) {
    settings.choose(choice, for: question)
    onChange?(settings)
  }

  private func reset() {
    settings = InspectorSettings()
    for control in controls { control.selectedSegmentIndex = 0 }
    onChange?(settings)
  }
}
