// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Views that scroll.
@MainActor
enum ScrollNames {
  static let classes: [String: KitClass] = [
    "UIScrollView": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenScrollView(frame: $0.frame) : UIScrollView(frame: $0.frame) },
      properties: [
        "contentSize": .size(\UIScrollView.contentSize),
        "contentInset": .insets(\UIScrollView.contentInset),
        "contentOffset": .point(\UIScrollView.contentOffset),
        "showsVerticalScrollIndicator": .flag(\UIScrollView.showsVerticalScrollIndicator, false),
        "showsHorizontalScrollIndicator": .flag(
          \UIScrollView.showsHorizontalScrollIndicator, false),
        "isScrollEnabled": .flag(\UIScrollView.isScrollEnabled, false),
        "contentInsetAdjustmentBehavior": .choice(
          \UIScrollView.contentInsetAdjustmentBehavior,
          "UIScrollView.ContentInsetAdjustmentBehavior"),
        "adjustedContentInset": .computed(UIScrollView.self) { view, _ in
          KitGeometry.insets(view.adjustedContentInset)
        },
        "contentLayoutGuide": .part("UILayoutGuide", UIScrollView.self) { $0.contentLayoutGuide },
        "frameLayoutGuide": .part("UILayoutGuide", UIScrollView.self) { $0.frameLayoutGuide },
        "indicatorStyle": .choice(\UIScrollView.indicatorStyle, "UIScrollView.IndicatorStyle"),
        "scrollIndicatorInsets": .insets(\UIScrollView.scrollIndicatorInsets),
        "verticalScrollIndicatorInsets": .insets(\UIScrollView.verticalScrollIndicatorInsets),
      ],
      methods: [
        "setContentOffset": { object, call in
          call[0].flatMap(call.kit.point).map { (object as? UIScrollView)?.contentOffset = $0 }
          return nil
        },
        "scrollRectToVisible": { _, _ in nil }, "flashScrollIndicators": { _, _ in nil },
      ])
  ]
}
