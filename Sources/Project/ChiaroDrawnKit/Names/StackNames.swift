// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Stacks of views.
@MainActor
enum StackNames {
  static let classes: [String: KitClass] = [
    "UIStackView": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: { call in
        let stack =
          call.isDriven ? DrivenStackView(frame: call.frame) : UIStackView(frame: call.frame)
        for value in call.kit.list(call.value("arrangedSubviews")) {
          add(call.kit.object(value, UIView.self), to: stack, at: nil, call)
        }
        return stack
      },
      properties: [
        "axis": .choice(\UIStackView.axis, "NSLayoutConstraint.Axis"),
        "distribution": .choice(\UIStackView.distribution, "UIStackView.Distribution"),
        "alignment": .choice(
          \UIStackView.alignment, "UIStackView.Alignment",
          ["top": .leading, "bottom": .trailing]),
        "spacing": .length(\UIStackView.spacing),
        "isLayoutMarginsRelativeArrangement": .flag(
          \UIStackView.isLayoutMarginsRelativeArrangement),
        "isBaselineRelativeArrangement": .flag(\UIStackView.isBaselineRelativeArrangement),
        "arrangedSubviews": .computed(UIStackView.self) { stack, kit in
          .array(stack.arrangedSubviews.map { kit.value($0, "UIView") })
        },
      ],
      methods: [
        "addArrangedSubview": { object, call in
          if let stack = object as? UIStackView { add(call.view(0), to: stack, at: nil, call) }
          return nil
        },
        "insertArrangedSubview": { object, call in
          if let stack = object as? UIStackView {
            add(call.view(0), to: stack, at: call.whole("at"), call)
          }
          return nil
        },
        "removeArrangedSubview": { object, call in
          call.view(0).map { (object as? UIStackView)?.removeArrangedSubview($0) }
          return nil
        },
        "setCustomSpacing": { object, call in
          if let stack = object as? UIStackView, let view = call.view("after"),
            stack.arrangedSubviews.contains(where: { $0 === view })
          {
            stack.setCustomSpacing(KitGeometry.bounded(call.number(0) ?? 0), after: view)
          }
          return nil
        },
      ],
      statics: [
        "spacingUseDefault": { _, _ in .double(Double(UIStackView.spacingUseDefault)) },
        "spacingUseSystem": { _, _ in .double(Double(UIStackView.spacingUseSystem)) },
      ])
  ]

  private static func add(
    _ view: UIView?, to stack: UIStackView, at index: Int?, _ call: KitCall
  ) {
    add(view, to: stack, among: stack.arrangedSubviews, at: index, call) {
      stack.insertArrangedSubview($0, at: $1)
    }
  }

  /// Adds a view to those that a stack of either kit arranges, where that makes no circle.
  static func add<Item: UIView>(
    _ view: Item?, to stack: UIView, among arranged: [Item], at index: Int?, _ call: KitCall,
    insert: (Item, Int) -> Void
  ) {
    guard let view else { return call.noteMissing(in: stack) }
    guard view !== stack, !stack.isDescendant(of: view) else {
      return call.note("a view cannot be added to itself or to a view in it")
    }
    let others = arranged.filter { $0 !== view }.count
    insert(view, min(max(0, index ?? others), others))
    call.kit.settle()
  }
}
