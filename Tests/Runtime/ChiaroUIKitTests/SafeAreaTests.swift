// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// What views and controllers are told of the safe area, and what labels and tables take over.
@MainActor
@Suite("Safe areas and what follows the controller")
struct SafeAreaTests {
  private final class Told: UIViewController {
    var tops: [CGFloat] = []
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      tops.append(view.safeAreaInsets.top)
    }
  }
  private final class Strip: UIView {
    var tops: [CGFloat] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      tops.append(safeAreaInsets.top)
    }
  }

  @Test("views and controllers are told when the safe area is another one, and only then")
  func told() {
    let window = UIWindow(windowScene: UIWindowScene(screen: UIScreen()))
    let (controller, strip) = (Told(), Strip(frame: CGRect(x: 0, y: 10, width: 50, height: 50)))
    window.deviceInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    controller.view.addSubview(strip)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let steps: [(step: @MainActor () -> Void, top: CGFloat?)] = [
      ({}, nil), ({ controller.view.setNeedsLayout() }, nil),
      ({ controller.additionalSafeAreaInsets.top = 6 }, 46),
      ({ controller.additionalSafeAreaInsets.top = 6 }, nil),
      ({ window.deviceInsets.top = 50 }, 56), ({ controller.view.layoutMargins.top = 3 }, nil),
    ]
    #expect(controller.tops == [40] && strip.tops == [30])
    for (index, sample) in steps.enumerated() {
      (controller.tops, strip.tops) = ([], [])
      sample.step()
      window.layoutIfNeeded()
      #expect(controller.tops == (sample.top.map { [$0] } ?? []), "step \(index)")
      #expect(strip.tops == (sample.top.map { [$0 - 10] } ?? []), "step \(index)")
    }
  }

  private final class Padded: UILabel {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines lines: Int
    ) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 5, dy: 3), limitedToNumberOfLines: lines)
        .insetBy(dx: -5, dy: -3)
    }
  }

  @Test("a label with room around its text is larger by it")
  func padded() {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "Tide" }
    let (one, other) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(other == CGSize(width: one.width + 10, height: one.height + 6))
    #expect(padded.sizeThatFits(CGSize(width: 500, height: 500)) == other)
  }

  @Test("a table's controller edits the table")
  func editing() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing && controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.tableView.isEditing)
  }
}
