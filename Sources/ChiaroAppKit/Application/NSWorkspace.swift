// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// What an app asks of the desktop: to open files, and how things are to be shown.
///
/// Opening is the program's business: it sets `opener`.
///
/// Apple counterpart: `NSWorkspace` · Source: AppKit reference · Fidelity: approximate
@MainActor
open class NSWorkspace {
  /// The workspace.
  public static let shared = NSWorkspace()
  /// What opens a file or a page on the desktop; nil opens nothing.
  ///
  /// Apple counterpart: none, the Finder does · Source: this project · Fidelity: exact
  public final var opener: ((URL) -> Bool)?
  /// What shows files in their folders; nil shows nothing.
  ///
  /// Apple counterpart: none, the Finder does · Source: this project · Fidelity: exact
  public final var revealer: (([URL]) -> Void)?
  /// Where changes of the workspace are posted.
  public final let notificationCenter = NotificationCenter()

  /// Opens a file or a page; returns whether anything did.
  @discardableResult
  open func open(_ url: URL) -> Bool { opener?(url) ?? false }
  /// Shows files in their folders.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) { revealer?(fileURLs) }
  /// Shows a file in its folder; returns whether anything did.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    guard let fullPath, let revealer else { return false }
    revealer([URL(fileURLWithPath: fullPath)])
    return true
  }
  /// Returns the image of a file or a folder.
  open func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return NSImage(.symbol(isFolder.boolValue ? "folder.fill" : "doc.fill"))
  }

  private final var traits: TraitCollection { NSApplication.shared.screen.traitCollection }
  /// Whether contrast is increased.
  open var accessibilityDisplayShouldIncreaseContrast: Bool {
    traits.accessibilityContrast == .high
  }
  /// Whether transparency is reduced.
  open var accessibilityDisplayShouldReduceTransparency: Bool {
    traits[TraitReduceTransparency.self]
  }
}
