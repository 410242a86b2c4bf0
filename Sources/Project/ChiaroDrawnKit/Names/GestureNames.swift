// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit

/// Gestures and other objects of which nothing is to be seen.
@MainActor
enum GestureNames {
  static let classes: [String: KitClass] = {
    var classes: [String: KitClass] = [:]
    for name in [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIHoverGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    ] {
      classes[name] = KitClass(
        upper: "UIGestureRecognizer", make: { _ in ViewNames.Plain() },
        methods: ["addTarget": { _, _ in nil }])
    }
    classes["UIGestureRecognizer"] = KitClass(
      make: { _ in ViewNames.Plain() },
      properties: [
        "cancelsTouchesInView": KitProperty(), "numberOfTapsRequired": KitProperty(),
        "direction": KitProperty(), "minimumPressDuration": KitProperty(),
        "isEnabled": KitProperty(), "state": KitProperty(),
      ])
    for name in ["UISelectionFeedbackGenerator", "UIImpactFeedbackGenerator"] {
      classes[name] = KitClass(
        make: { _ in ViewNames.Plain() },
        methods: [
          "prepare": { _, _ in nil }, "impactOccurred": { _, _ in nil },
          "selectionChanged": { _, _ in nil },
        ])
    }
    return classes
  }()
}
