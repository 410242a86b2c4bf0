// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// What few views have.
@MainActor
final class SparseViewValues {
  var identifier: NSUserInterfaceItemIdentifier?
  var toolTip: String?
  var role: NSAccessibility.Role?
  var shadow: NSShadow?
  var isCompact: Bool?
  weak var nextKey: NSView?
  /// The frame that observers were told of last; nil where they are not told.
  var toldFrame: NSRect?
  var subrole: NSAccessibility.Subrole?
  var trackingAreas: [NSTrackingArea] = []
  var menu: NSMenu?
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  weak var menuItem: NSMenuItem?
  var redrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
  var direction: NSUserInterfaceLayoutDirection?
}

extension SparseViewValues {
  /// Tells observers of a new frame, where they are to be told.
  func followFrame(of view: NSView) {
    guard let former = toldFrame, former != view.frame else { return }
    toldFrame = view.frame
    NotificationCenter.default.post(name: NSView.frameDidChangeNotification, object: view)
  }
}

extension NSView {
  /// The sparse values, made where there are none.
  final var ensuredSparseValues: SparseViewValues {
    if let sparseValues { return sparseValues }
    let new = SparseViewValues()
    sparseValues = new
    return new
  }
}
