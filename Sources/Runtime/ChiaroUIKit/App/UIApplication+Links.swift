// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// A key of the options for opening a URL; the options are ignored.
    ///
    /// Apple counterpart: `UIApplication.OpenExternalURLOptionsKey` · Source: UIApplication.h ·
    /// Fidelity: approximate, ignored
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The key that restricts opening to universal links; ignored.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a URL with `urlOpener`, then passes the completion handler whether that succeeded.
    ///
    /// Without a `urlOpener`, nothing is opened and the handler receives false.
    ///
    /// Apple counterpart: `open(_:options:completionHandler:)` · Source: UIApplication.h ·
    /// Fidelity: approximate, the options are ignored
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = Self.urlOpener?(url) ?? false
      Task { @MainActor in completion?(isOpened) }
    }

    /// Returns whether a URL can be opened: true for every URL if `urlOpener` is set, otherwise
    /// false.
    public func canOpenURL(_ url: URL) -> Bool { Self.urlOpener != nil }

    /// The closure that opens a URL and returns whether that succeeded; nil, the default, if no URL
    /// can be opened.
    public static var urlOpener: ((URL) -> Bool)?

    /// Opens a URL with `urlOpener` and returns whether that succeeded; false without such a
    /// closure.
    ///
    /// Apple counterpart: `openURL(_:)`, which iOS 10 deprecates · Source: UIApplication.h ·
    /// Fidelity: approximate, `urlOpener` opens the URL
    @discardableResult
    public func openURL(_ url: URL) -> Bool { Self.urlOpener?(url) ?? false }

    /// The URL that stands for the app's settings; `urlOpener` must handle it.
    public nonisolated static let openSettingsURLString = "app-settings:"
  }
#endif
