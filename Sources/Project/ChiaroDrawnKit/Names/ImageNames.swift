// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Views that show images.
@MainActor
enum ImageNames {
  static let classes: [String: KitClass] = [
    "UIImageView": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: { call in
        let view =
          call.isDriven ? DrivenImageView(frame: call.frame) : UIImageView(frame: call.frame)
        if let image = call.value("image").flatMap(call.kit.image) {
          view.image = image
          if !call.has("frame") { view.frame.size = KitGeometry.bounded(image.size) }
        }
        return view
      },
      properties: [
        "image": .image(\UIImageView.image),
        "highlightedImage": .image(\UIImageView.highlightedImage),
        "isHighlighted": .flag(\UIImageView.isHighlighted),
        "preferredSymbolConfiguration": KitProperty(
          type: "UIImage.SymbolConfiguration?",
          set: { object, value, kit in
            guard let symbol = kit.symbol(value) else { return false }
            (object as? UIImageView)?.preferredSymbolConfiguration = symbol
            return true
          }),
      ],
      methods: ["startAnimating": { _, _ in nil }, "stopAnimating": { _, _ in nil }])
  ]
}
