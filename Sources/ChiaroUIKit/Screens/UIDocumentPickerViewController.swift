// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// What a document picker does with a document.
  ///
  /// Apple counterpart: `UIDocumentPickerMode` · Source: UIDocumentPickerViewController.h ·
  /// Fidelity: exact
  public enum UIDocumentPickerMode: UInt, Sendable, CaseIterable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
  }

  /// A screen that chooses documents; it shows nothing, as there is no picker here.
  ///
  /// Apple counterpart: `UIDocumentPickerViewController` · Source:
  /// UIDocumentPickerViewController.h · Fidelity: approximate
  open class UIDocumentPickerViewController: ViewController {
    /// The delegate; nil for none.
    public final weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether more than one document can be chosen; stored, without effect.
    public final var allowsMultipleSelection = false
    /// Whether the endings of names are shown; stored, without effect.
    public final var shouldShowFileExtensions = false
    /// The folder in which choosing begins; stored, without effect; nil for the last one.
    public final var directoryURL: URL?
    /// The types that can be chosen, or empty.
    public final let documentTypes: [String]
    /// What is done with a document.
    public final let documentPickerMode: UIDocumentPickerMode

    /// Creates a picker of documents of some types.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
      (documentTypes, documentPickerMode) = (allowedUTIs, mode)
      super.init()
    }

    /// Creates a picker of a place for documents.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
      (documentTypes, documentPickerMode) = ([], mode)
      super.init()
    }

    /// Creates a picker of a place for documents.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
      self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
    }

    /// Tells the delegate that documents were chosen, as a person would who chose them.
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public final func finishPicking(_ urls: [URL]) {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
    /// Tells the delegate that nothing was chosen.
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public final func cancelPicking() { delegate?.documentPickerWasCancelled(self) }
  }

  /// Who is told of chosen documents; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UIDocumentPickerDelegate` · Source: UIDocumentPickerViewController.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }

  extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }
#endif
