// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews

extension Kit {
  /// The most views that are looked at.
  private static let mostSamples = 1_000

  /// Gives labels that code has left empty a text made of their names, as a view or cell that is
  /// drawn by itself gets its content from a model that nobody hands over.
  func fillLabels(of whole: UIView) {
    guard let evaluator else { return }
    var open = [whole]
    var count = 0
    while let view = open.popLast(), count < Self.mostSamples {
      count += 1
      open += view.subviews
      guard let object = known(view) else { continue }
      for (name, value) in evaluator.held(by: object) {
        guard case .object(let label) = value.unwrapped,
          (label.native as? UIView)?.isDescendant(of: whole) == true, fill(label, name)
        else { continue }
        note("the value of \(name) is unknown; its name is drawn instead", object.place)
      }
    }
  }

  /// Gives an empty label a text; returns whether it did.
  private func fill(_ object: ObjectValue, _ name: String) -> Bool {
    let text = Evaluator.sampleText(ofLabel: name)
    switch object.native {
    case let label as UILabel where (label.text ?? "").isEmpty:
      label.text = text
    case let label as NSTextField where label.stringValue.isEmpty && !label.isEditable:
      label.stringValue = text
    default: return false
    }
    return true
  }
}
