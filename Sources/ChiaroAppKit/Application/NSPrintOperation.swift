// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

/// Prints a view: gives what comes onto paper, as a display list.
///
/// A view outside of a window is printed in the light appearance, `aqua`, unless it was given one
/// of its own. A view in a window is printed as it is seen there, dark where the window is.
///
/// Apple counterpart: `NSPrintOperation` · Source: macOS 10.14 release notes (S207) ·
/// Fidelity: approximate, there are no pages and no printers
@MainActor
public final class NSPrintOperation {
  /// The view to print.
  public let view: NSView
  /// What comes onto paper; nil until the operation ran.
  public private(set) var printedList: DisplayList?

  /// Prepares to print a view.
  public init(view: NSView) { self.view = view }

  /// Prints the view.
  ///
  /// - Returns: whether there is anything on the paper
  @discardableResult
  public func run() -> Bool {
    let list =
      view.window == nil
      ? view.printedDisplayList() : view.displayList(with: TraitCollection())
    printedList = list
    return !list.commands.isEmpty
  }
}
