// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

/// An operation that prints a view into a display list.
///
/// A view without a window is printed in the light appearance, `aqua`, unless one is set on it. A
/// view in a window is printed in its current appearance, which may be dark.
///
/// Apple counterpart: `NSPrintOperation` · Source: macOS 10.14 release notes (statement S207) ·
/// Fidelity: approximate, there are no pages and no printers
@preconcurrency @MainActor
public final class NSPrintOperation {
  /// The view to print.
  public let view: NSView
  /// The printed content as a display list; nil until the operation has run.
  public private(set) var printedList: DisplayList?

  /// Creates an operation that prints a view.
  public init(view: NSView) { self.view = view }

  /// Runs the operation.
  ///
  /// - Returns: whether any content was printed
  @discardableResult
  public func run() -> Bool {
    let list =
      view.window == nil
      ? view.printedDisplayList() : view.displayList(with: TraitCollection())
    printedList = list
    return !list.commands.isEmpty
  }
}
