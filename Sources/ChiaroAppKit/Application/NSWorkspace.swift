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

  /// Returns a picture for files whose names have an ending.
  open func icon(forFileType fileType: String) -> NSImage {
    NSImage(.symbol(fileType == "app" ? "app" : "doc.fill"))
  }
  /// Opens a file by its path, see `open(_:)`.
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
  /// Opens an address, and tells whether that went well by an error or none.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown)) }
  /// Opens addresses with the desktop's programs for them: which program is asked for does not
  /// count.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let areOpen = urls.map { open($0) }.allSatisfy { $0 }
    completionHandler?(nil, areOpen ? nil : CocoaError(.fileReadUnknown))
  }
  /// Returns the address of the program with an identifier; nil, as there are no bundles of
  /// programs.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the address of the program that opens an address; nil: the desktop knows it.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The programs that run, as far as the app can know: itself.
  open var runningApplications: [NSRunningApplication] { [.current] }
  /// The program in front: the app itself while it is; nil for another.
  open var frontmostApplication: NSRunningApplication? {
    NSApplication.shared.isActive ? .current : nil
  }

  /// How something is opened; without effect here, where the desktop decides.
  ///
  /// Apple counterpart: `NSWorkspace.OpenConfiguration` · Source: NSWorkspace.h · Fidelity:
  /// approximate, kept
  public final class OpenConfiguration {
    /// Whether the program comes to the front.
    public var activates = true
    /// Whether the person can be asked.
    public var promptsUserIfNeeded = true
    /// Whether what is opened is listed among the recent documents.
    public var addsToRecentItems = true
    /// The arguments of the program.
    public var arguments: [String] = []
    /// Creates a configuration with the usual values.
    public init() {}
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
