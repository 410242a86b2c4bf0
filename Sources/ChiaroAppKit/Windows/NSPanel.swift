// SPDX-License-Identifier: MIT

public import Foundation

/// A window beside an app's main one.
///
/// Apple counterpart: `NSPanel` · Source: NSPanel.h · Fidelity: approximate, a window
open class NSPanel: NSWindow {
  /// Whether the panel is in front of other windows; the default is false.
  open var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  /// Whether the panel becomes key only for text; stored, without effect.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel works while another window is modal; stored, without effect.
  open var worksWhenModal = false
}

/// A panel that asks where to save a file; the program answers, as there is no such panel here.
///
/// Apple counterpart: `NSSavePanel` · Source: NSSavePanel.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSSavePanel {
  /// What the panels of the program answer; nil, the default, cancels.
  ///
  /// The counterpart of a person, as `NSAlert.automaticAnswer` is.
  public static var answer: ((NSSavePanel) -> [URL])?

  /// The folder in which to begin; nil for the last one.
  open var directoryURL: URL?
  /// The name in the field; the default is "Untitled".
  open var nameFieldStringValue = "Untitled"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The label of the field.
  open var nameFieldLabel: String! = "Save As:"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the panel.
  open var title: String! = "Save"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the default button.
  open var prompt: String! = "Save"
  // As AppKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A text above the files.
  open var message: String! = ""
  /// The endings of names that are taken; nil for any.
  open var allowedFileTypes: [String]?
  /// Whether other endings are taken too.
  open var allowsOtherFileTypes = false
  /// Whether new folders can be made.
  open var canCreateDirectories = true
  /// Whether endings of names are hidden.
  open var isExtensionHidden = true
  /// Whether the ending can be hidden.
  open var canSelectHiddenExtension = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether packages are shown as folders.
  open var treatsFilePackagesAsDirectories = false
  /// Whether tags are asked for.
  open var showsTagField = true
  /// A view for further questions; not shown; nil for none.
  open var accessoryView: NSView?
  var chosen: [URL] = []

  /// Creates a panel.
  public init() {}

  /// The file that was chosen; nil for none.
  open var url: URL? { chosen.first }

  /// Asks `answer` and returns what was pressed.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    chosen = Self.answer?(self) ?? []
    return chosen.isEmpty ? .cancel : .OK
  }
  /// Asks `answer` and calls the handler with what was pressed.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(runModal())
  }
  /// Asks `answer` and calls the handler with what was pressed.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(runModal()) }
  /// Does nothing, as an answer comes at once.
  open func cancel(_ sender: Any?) {}
}

/// A panel that asks which files to open; the program answers, as there is no such panel here.
///
/// Apple counterpart: `NSOpenPanel` · Source: NSOpenPanel.h · Fidelity: approximate
open class NSOpenPanel: NSSavePanel {
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether links give what they lead to.
  open var resolvesAliases = true
  /// Whether the further questions are shown.
  open var isAccessoryViewDisclosed = false
  /// The files that were chosen.
  open var urls: [URL] { chosen }
}
