// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// Requests to the desktop, such as to open a file, and the desktop's display settings.
///
/// Opening is the program's business: it sets `opener`.
///
/// Apple counterpart: `NSWorkspace` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
open class NSWorkspace {
  /// The only workspace.
  public static let shared = NSWorkspace()
  /// The closure that opens a file or a web page and returns whether it did; nil opens nothing.
  ///
  /// Apple counterpart: none, the Finder does · Source: this project · Fidelity: exact
  public final var opener: ((URL) -> Bool)?
  /// The closure that shows files in their folders; nil shows nothing.
  ///
  /// Apple counterpart: none, the Finder does · Source: this project · Fidelity: exact
  public final var revealer: (([URL]) -> Void)?
  /// The notification center of the workspace.
  public final let notificationCenter = NotificationCenter()

  /// Opens a file or a web page by `opener`; returns whether it was opened.
  @discardableResult
  open func open(_ url: URL) -> Bool { opener?(url) ?? false }
  /// Shows files in their folders by `revealer`.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) { revealer?(fileURLs) }
  /// Shows a file in its folder by `revealer`; returns whether a closure is set.
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
  /// Whether people asked for increased contrast.
  open var accessibilityDisplayShouldIncreaseContrast: Bool {
    traits.accessibilityContrast == .high
  }
  /// Whether people asked for reduced transparency.
  open var accessibilityDisplayShouldReduceTransparency: Bool {
    traits[TraitReduceTransparency.self]
  }
}
