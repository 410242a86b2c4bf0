// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A program that runs; here only the app itself is known.
///
/// Apple counterpart: `NSRunningApplication` · Source: NSRunningApplication.h · Fidelity:
/// approximate
@preconcurrency @MainActor
public final class NSRunningApplication {
  /// The app itself.
  public static let current = NSRunningApplication()
  private init() {}
  /// Finds the program with a process number; nil for any but the app itself.
  public convenience init?(processIdentifier pid: pid_t) {
    guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
    self.init()
  }

  /// The name of the program.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The identifier of the program's bundle; nil for none.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// The address of the program's bundle.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// The address of the program.
  public var executableURL: URL? { Bundle.main.executableURL }
  /// The number of the process.
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  /// Whether the program is in front.
  public var isActive: Bool { NSApplication.shared.isActive }
  /// Whether the program is hidden; never.
  public var isHidden: Bool { false }
  /// Whether the program has ended; never.
  public var isTerminated: Bool { false }
  /// The picture of the program.
  public var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
  /// Whether the program has a menu bar and a place in the dock; `regular`.
  public var activationPolicy: NSApplication.ActivationPolicy { .regular }
  /// Brings the program to the front; returns true.
  @discardableResult
  public func activate(options: NSApplication.ActivationOptions = []) -> Bool {
    NSApplication.shared.activate(ignoringOtherApps: true)
    return true
  }
  /// Ends the app, unless its delegate refuses; returns whether it did.
  public func terminate() -> Bool { NSApplication.shared.end() }
}
