// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// Makes the view one whose content has an area of its own, which constraints may determine.
  ///
  /// Edges and margins of the view in constraints to views within it then mean those of the area.
  ///
  /// - Parameters:
  ///   - area: the guide of the area, of the kind `content`
  ///   - onSolution: a closure that is called with each frame that constraints give the area
  package final func scrollContent(
    in area: LayoutGuide, onSolution: @escaping @MainActor (CGRect) -> Void
  ) {
    area.owningView = self
    area.onSolution = onSolution
    ensureLayout().contentArea = area
  }

  /// Sets the part of the safe area that the content is inset by, so that views within are not.
  package final func insetContent(by insets: EdgeInsets) {
    ensureLayout().consumedInsets = insets
    insetsDidChange()
  }
}
