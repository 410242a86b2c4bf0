// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Labels.
@MainActor
enum LabelNames {
  static let classes: [String: KitClass] = [
    "UILabel": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenLabel(frame: $0.frame) : UILabel(frame: $0.frame) },
      properties: [
        "text": .text(\UILabel.text), "attributedText": .attributed(\UILabel.attributedText),
        "font": .present(\UILabel.font, "UIFont", KitProperty.Samples.font) { $1.font($0) },
        "textColor": .of(\UILabel.textColor, "UIColor?", KitProperty.Samples.color) { value, kit in
          if case .nothing = value { return .some(nil) }
          return kit.color(value).map { .some($0) }
        },
        "highlightedTextColor": .color(\UILabel.highlightedTextColor),
        "isHighlighted": .flag(\UILabel.isHighlighted),
        "isEnabled": .flag(\UILabel.isEnabled, false),
        "textAlignment": .choice(\UILabel.textAlignment, "NSTextAlignment"),
        "numberOfLines": KitProperty(
          type: "Int",
          get: { object, _ in (object as? UILabel).map { .int($0.numberOfLines) } },
          set: { object, value, kit in
            guard let count = kit.whole(value) else { return false }
            (object as? UILabel)?.numberOfLines = max(0, count)
            return true
          }, sample: .int(2)),
        "lineBreakMode": .choice(\UILabel.lineBreakMode, "NSLineBreakMode"),
        "preferredMaxLayoutWidth": .length(\UILabel.preferredMaxLayoutWidth),
        "adjustsFontSizeToFitWidth": .flag(\UILabel.adjustsFontSizeToFitWidth),
        "minimumScaleFactor": .length(\UILabel.minimumScaleFactor, 0.5),
        "adjustsFontForContentSizeCategory": .flag(\UILabel.adjustsFontForContentSizeCategory),
        "allowsDefaultTighteningForTruncation": .flag(
          \UILabel.allowsDefaultTighteningForTruncation),
        "shadowColor": .color(\UILabel.shadowColor), "shadowOffset": .size(\UILabel.shadowOffset),
        "baselineAdjustment": .choice(\UILabel.baselineAdjustment, "UIBaselineAdjustment"),
      ],
      methods: [
        "drawText": { object, call in
          if let rect = call.rect("in") { (object as? DrivenLabel)?.drawOwnText(in: rect) }
          return nil
        },
        "textRect": { object, call in
          guard let bounds = call.rect("forBounds") else { return nil }
          let lines = call.whole("limitedToNumberOfLines") ?? 0
          let label = object as? UILabel
          return .rect(
            (label as? DrivenLabel)?.ownTextRect(bounds, lines)
              ?? label?.textRect(forBounds: bounds, limitedToNumberOfLines: lines) ?? bounds)
        },
      ])
  ]
}
