// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// Requests to the desktop, such as to open a file, and the desktop's accessibility settings.
///
/// Files are opened and shown by the closures that the program sets as `opener` and `revealer`.
///
/// Apple counterpart: `NSWorkspace` · Source: AppKit reference · Fidelity: approximate, requests go
/// to closures
@preconcurrency @MainActor
open class NSWorkspace {
  /// The shared workspace.
  public static let shared = NSWorkspace()
  /// The closure that opens a file or a web page and returns whether it did; nil to open nothing.
  public final var opener: ((URL) -> Bool)?
  /// The closure that shows files in the desktop's file browser; nil to show nothing.
  public final var revealer: (([URL]) -> Void)?
  /// The notification center of the workspace, in which nothing is posted here.
  public final let notificationCenter = NotificationCenter()

  /// Opens a URL with `opener`; returns its answer, or false if it is nil.
  @discardableResult
  open func open(_ url: URL) -> Bool { opener?(url) ?? false }
  /// Shows files in the desktop's file browser with `revealer`; does nothing if it is nil.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) { revealer?(fileURLs) }
  /// Shows the file at a path with `revealer`.
  ///
  /// Returns false without a path or `revealer`. The folder to show it in is ignored.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    guard let fullPath, let revealer else { return false }
    revealer([URL(fileURLWithPath: fullPath)])
    return true
  }
  /// Returns a symbol for a path: a folder if there is one, else a document.
  open func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return NSImage(.symbol(isFolder.boolValue ? "folder.fill" : "doc.fill"))
  }

  /// Returns a symbol for a file extension without the dot: an app for `app`, else a document.
  open func icon(forFileType fileType: String) -> NSImage {
    NSImage(.symbol(fileType == "app" ? "app" : "doc.fill"))
  }
  /// Opens the file at a path with `opener`; returns its answer, or false if it is nil.
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
  /// Opens a URL with `opener`, then calls the handler with no app, and an error if it was not
  /// opened.
  ///
  /// The configuration is ignored. The handler is called before the method returns.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown)) }
  /// Opens URLs with `opener`, then calls the handler with no app, and an error if one was not
  /// opened.
  ///
  /// The program to open them with and the configuration are ignored.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let areOpen = urls.map { open($0) }.allSatisfy { $0 }
    completionHandler?(nil, areOpen ? nil : CocoaError(.fileReadUnknown))
  }
  /// Returns the URL of the program with a bundle identifier; always nil here.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the URL of the program that opens a URL; always nil here, as only the desktop knows
  /// it.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The running programs; here the current app only.
  open var runningApplications: [NSRunningApplication] { [.current] }
  /// The active program: the current app while it is active, else nil.
  open var frontmostApplication: NSRunningApplication? {
    NSApplication.shared.isActive ? .current : nil
  }

  /// The settings for opening a URL; stored, but without effect, as the desktop decides.
  ///
  /// Apple counterpart: `NSWorkspace.OpenConfiguration` · Source: NSWorkspace.h · Fidelity: inert
  public final class OpenConfiguration {
    /// Whether the program that opens the URL becomes active; stored, but without effect.
    ///
    /// Fidelity: inert
    public var activates = true
    /// Whether the user may be asked questions; stored, but without effect.
    ///
    /// Fidelity: inert
    public var promptsUserIfNeeded = true
    /// The launch arguments of the program that opens the URL; stored, but without effect.
    ///
    /// Fidelity: inert
    public var arguments: [String] = []
    /// Creates a configuration with the defaults.
    public init() {}
  }

  private final var traits: TraitCollection { NSApplication.shared.screen.traitCollection }
  /// Whether the user asked for increased contrast, from the screen's traits.
  open var accessibilityDisplayShouldIncreaseContrast: Bool {
    traits.accessibilityContrast == .high
  }
  /// Whether the user asked for reduced transparency, from the screen's traits.
  open var accessibilityDisplayShouldReduceTransparency: Bool {
    traits[TraitReduceTransparency.self]
  }
}

extension NSWorkspace {
  /// Whether the user asked for reduced motion; always false here.
  public final var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// The name of AppKit's notification that the machine will sleep; never posted here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The name of AppKit's notification that the machine woke from sleep; never posted here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The name of AppKit's notification that an app became active; never posted here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}
