// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
import ChiaroViews
public import Foundation

/// What stands behind a view's content, with colors that are snapshots and never adapt.
///
/// Set its colors in `updateLayer()`, which is called again when the appearance changes.
///
/// Apple counterpart: `CALayer` · Source: AppKit reference (S213) · Fidelity: approximate
@MainActor
public final class CALayer {
  private weak var view: View?

  init(of view: View) { self.view = view }

  /// What fills the layer; nil for nothing.
  public var backgroundColor: Color? {
    get { view?.backdrop.backgroundColor?.resolved }
    set { view?.backdrop.backgroundColor = newValue.map { DynamicColor($0) } }
  }

  /// The color of the border.
  public var borderColor: Color? {
    get { view?.backdrop.borderColor.resolved }
    set { view?.backdrop.borderColor = DynamicColor(newValue ?? .clear) }
  }

  /// The width of the border in points; 0 for none.
  public var borderWidth: CGFloat {
    get { view?.backdrop.borderWidth ?? 0 }
    set { view?.backdrop.borderWidth = newValue }
  }

  /// The radius of the corners in points.
  public var cornerRadius: CGFloat {
    get { view?.backdrop.cornerRadius ?? 0 }
    set { view?.backdrop.cornerRadius = newValue }
  }
}
