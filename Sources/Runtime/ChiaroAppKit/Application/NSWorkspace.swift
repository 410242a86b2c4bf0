// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The app's access to the desktop, such as to open a file or to read accessibility settings.
///
/// The closures `opener` and `revealer`, which the program sets, open and show files.
///
/// Apple counterpart: `NSWorkspace` · Source: AppKit reference · Fidelity: approximate, requests go
/// to closures
@preconcurrency @MainActor
open class NSWorkspace {
  /// The shared workspace.
  public static let shared = NSWorkspace()
  /// The closure that opens a file or a web page and returns whether it succeeded; nil to open
  /// nothing.
  public final var opener: ((URL) -> Bool)?
  /// The closure that shows files in the desktop's file browser; nil to show nothing.
  public final var revealer: (([URL]) -> Void)?
  /// The notification center of the workspace; nothing is posted in it here.
  public final let notificationCenter = NotificationCenter()

  /// Opens a URL with `opener` and returns its result; returns false if `opener` is nil.
  @discardableResult
  open func open(_ url: URL) -> Bool { opener?(url) ?? false }
  /// Shows files in the desktop's file browser with `revealer`; does nothing if it is nil.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) { revealer?(fileURLs) }
  /// Shows the file at a path with `revealer`.
  ///
  /// Returns false if the path or `revealer` is nil. `rootFullPath` is ignored.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    guard let fullPath, let revealer else { return false }
    revealer([URL(fileURLWithPath: fullPath)])
    return true
  }
  /// Returns a folder symbol if the path leads to a folder, otherwise a document symbol.
  open func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return NSImage(.symbol(isFolder.boolValue ? "folder.fill" : "doc.fill"))
  }

  /// Returns an app symbol for the file extension `app`, given without the dot, otherwise a
  /// document symbol.
  open func icon(forFileType fileType: String) -> NSImage {
    NSImage(.symbol(fileType == "app" ? "app" : "doc.fill"))
  }
  /// Opens the file at a path with `opener` and returns its result; returns false if `opener` is
  /// nil.
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
  /// Opens a URL with `opener`, then calls the handler without an app, and with an error if the URL
  /// was not opened.
  ///
  /// The configuration is ignored. The handler is called before the method returns.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown)) }
  /// Opens URLs with `opener`, then calls the handler without an app, and with an error if any URL
  /// was not opened.
  ///
  /// The program to open them with and the configuration are ignored. The handler is called before
  /// the method returns.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let areOpen = urls.map { open($0) }.allSatisfy { $0 }
    completionHandler?(nil, areOpen ? nil : CocoaError(.fileReadUnknown))
  }
  /// Returns the URL of the program with a bundle identifier; always nil here.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the URL of the program that opens a URL; always nil here, because only the desktop
  /// knows it.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The running programs; here the array contains only the current app.
  open var runningApplications: [NSRunningApplication] { [.current] }
  /// The active program; here it is the current app if that is active, or else nil.
  open var frontmostApplication: NSRunningApplication? {
    NSApplication.shared.isActive ? .current : nil
  }

  /// The settings for opening a URL; stored, but without effect, because the desktop decides.
  ///
  /// Apple counterpart: `NSWorkspace.OpenConfiguration` · Source: NSWorkspace.h · Fidelity: inert
  public final class OpenConfiguration {
    /// Whether the program that opens the URL becomes active; stored, but without effect.
    ///
    /// Fidelity: inert
    public var activates = true
    /// Whether macOS may ask the user questions before it opens the URL; stored, but without
    /// effect.
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
  /// Whether the user asked for increased contrast, according to the screen's traits.
  open var accessibilityDisplayShouldIncreaseContrast: Bool {
    traits.accessibilityContrast == .high
  }
  /// Whether the user asked for reduced transparency, according to the screen's traits.
  open var accessibilityDisplayShouldReduceTransparency: Bool {
    traits[TraitReduceTransparency.self]
  }
}

extension NSWorkspace {
  /// Whether the user asked for reduced motion; always false here.
  public final var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// The name of the notification that AppKit posts before the machine sleeps; never posted here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The name of the notification that AppKit posts after the machine woke; never posted here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The name of the notification that AppKit posts after an app became active; never posted here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}
