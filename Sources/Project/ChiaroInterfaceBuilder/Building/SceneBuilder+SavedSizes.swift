// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

extension SceneBuilder {
  /// Lets a view's content be as large as Xcode measured it: with the system's font, the app's own
  /// fonts, and the controls of its time.
  ///
  /// What the file saved is the size in the file's own language and text size. Where the content
  /// becomes larger or smaller by our account, it does so from there.
  func trustSavedSize(of view: View, _ element: InterfaceElement) {
    guard trustsSavedSizes, element.flag("misplaced") != true, var saved = frame(of: element)?.size
    else { return }
    if let outsets = (view as? any Aligned)?.outsets {
      saved.width = max(0, saved.width - outsets.left - outsets.right)
      saved.height = max(0, saved.height - outsets.top - outsets.bottom)
    }
    // Of what the app's classes draw and put in, and of what a stack weighs, nothing else is known.
    let isEmptyStack = element.isNamed("stackView") && element.list("subviews").isEmpty
    let isUnknown = element.customClass != nil || isEmptyStack || Self.isWeighed(element)
    var usual: CGSize?
    view.contentSizeCorrection = { [unowned view] size in
      guard view.wrappingWidth == .infinity else { return size }
      let former = usual ?? size
      usual = former
      func corrected(_ length: CGFloat, _ former: CGFloat, _ saved: CGFloat) -> CGFloat {
        if length < 0 { return isUnknown ? saved : length }
        if length == former { return saved }
        return former > 0 ? length * min(1.25, max(0.8, saved / former)) : length
      }
      return CGSize(
        width: corrected(size.width, former.width, saved.width),
        height: corrected(size.height, former.height, saved.height))
    }
    (view as? Label ?? (view as? ButtonView)?.title)?.toleratesTightRoom = true
  }

  /// Whether an element's view fills a stack in proportion to its content.
  private static func isWeighed(_ element: InterfaceElement) -> Bool {
    let stack = element.parent?.parent
    return stack?.isNamed("stackView") == true
      && stack?[attribute: "distribution"] == "fillProportionally"
  }
}
