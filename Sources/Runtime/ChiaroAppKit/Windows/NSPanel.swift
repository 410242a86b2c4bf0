// SPDX-License-Identifier: MIT

public import Foundation

/// An auxiliary window of an app.
///
/// Apple counterpart: `NSPanel` · Source: NSPanel.h · Fidelity: approximate, behaves like other
/// windows
open class NSPanel: NSWindow {
  /// Whether the panel floats in front of normal windows; the default is false.
  ///
  /// Setting it sets `level` to `floating` or `normal`.
  open var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  /// Whether the panel becomes key only if a view needs the keyboard; stored, but without effect.
  ///
  /// Fidelity: inert
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel receives events while another window is modal; stored, but without effect.
  ///
  /// Fidelity: inert
  open var worksWhenModal = false
  /// Whether the panel can become main; the default is false.
  open override var canBecomeMain: Bool { false }
}

/// A panel where the user chooses where to save a file; here the closure `answer` chooses instead
/// of the user.
///
/// Apple counterpart: `NSSavePanel` · Source: NSSavePanel.h · Fidelity: approximate, nothing is
/// shown
@preconcurrency @MainActor
open class NSSavePanel {
  /// The closure that chooses the files instead of the user; with nil, the default, every panel is
  /// canceled.
  ///
  /// It receives the panel and returns the chosen files; an empty array cancels the panel.
  public static var answer: ((NSSavePanel) -> [URL])?

  /// The folder that the panel shows first; nil for the folder that was shown last.
  ///
  /// It is stored so that `answer` can read it.
  open var directoryURL: URL?
  /// The proposed file name; the default is "Untitled".
  ///
  /// It is stored so that `answer` can read it.
  open var nameFieldStringValue = "Untitled"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The label of the field for the file name; stored, but never displayed.
  open var nameFieldLabel: String! = "Save As:"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the panel; stored, but never displayed.
  open var title: String! = "Save"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the panel's default button; stored, but never displayed.
  open var prompt: String! = "Save"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The message above the files; stored, but never displayed.
  open var message: String! = ""
  /// The allowed file extensions, without the dot; nil for any extension.
  ///
  /// They are stored, but not enforced.
  open var allowedFileTypes: [String]?
  /// Whether file extensions other than `allowedFileTypes` are allowed; stored, but not enforced.
  open var allowsOtherFileTypes = false
  /// Whether the user may create folders in the panel; stored, but without effect.
  ///
  /// Fidelity: inert
  open var canCreateDirectories = true
  /// Whether the file extension is hidden; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isExtensionHidden = true
  /// Whether the panel lists hidden files; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsHiddenFiles = false
  /// Whether the panel has a field for the file's tags; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsTagField = true
  /// A view in the panel for further options; nil for none.
  ///
  /// It is stored, but never displayed.
  open var accessoryView: NSView?
  var chosen: [URL] = []

  /// Creates a panel without a chosen file.
  public init() {}

  /// The chosen file, or the first one of several; nil before the panel is answered and if it was
  /// canceled.
  open var url: URL? { chosen.first }

  /// Asks `answer` for files without showing the panel; returns `OK`, or `cancel` if it chose no
  /// file.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    chosen = Self.answer?(self) ?? []
    return chosen.isEmpty ? .cancel : .OK
  }
  /// Asks `answer` for files and calls the handler before returning, with `OK`, or with `cancel` if
  /// no file was chosen.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(runModal())
  }
  /// Asks `answer` for files and calls the handler before returning, with `OK`, or with `cancel` if
  /// no file was chosen.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(runModal()) }
  /// Cancels the panel; does nothing here, because `answer` is asked immediately.
  ///
  /// Fidelity: inert
  open func cancel(_ sender: Any?) {}
}

/// A panel where the user chooses files to open; here the closure `answer` chooses instead of the
/// user.
///
/// Apple counterpart: `NSOpenPanel` · Source: NSOpenPanel.h · Fidelity: approximate, nothing is
/// shown
open class NSOpenPanel: NSSavePanel {
  /// Whether the user can choose files; stored, but not enforced.
  open var canChooseFiles = true
  /// Whether the user can choose folders; stored, but not enforced.
  open var canChooseDirectories = false
  /// Whether the user can choose several files; stored, but not enforced.
  open var allowsMultipleSelection = false
  /// Whether a chosen alias is replaced by the file that it refers to; stored, but without effect.
  ///
  /// Fidelity: inert
  open var resolvesAliases = true
  /// Whether the accessory view is shown; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAccessoryViewDisclosed = false
  /// The chosen files; empty before the panel is answered and if it was canceled.
  open var urls: [URL] { chosen }
}
