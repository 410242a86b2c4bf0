// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The operation of a document picker: import, open, export or move.
  ///
  /// Apple counterpart: `UIDocumentPickerMode` · Source: UIDocumentPickerViewController.h ·
  /// Fidelity: exact
  public enum UIDocumentPickerMode: UInt, Sendable, CaseIterable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
  }

  /// A view controller that lets a person choose documents; here it shows nothing, because there is
  /// no picker.
  ///
  /// Apple counterpart: `UIDocumentPickerViewController` · Source: UIDocumentPickerViewController.h
  /// · Fidelity: approximate, an app or a test calls `finishPicking(_:)` instead of a person
  open class UIDocumentPickerViewController: ViewController {
    /// The delegate, referenced weakly; nil for none.
    public final weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether more than one document can be chosen; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var allowsMultipleSelection = false
    /// Whether filename extensions are shown; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var shouldShowFileExtensions = false
    /// The folder that the picker shows first, or nil for the last one used; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var directoryURL: URL?
    /// The type identifiers of documents that can be chosen, empty for an export; stored, but
    /// without effect.
    ///
    /// Fidelity: inert
    public final let documentTypes: [String]
    /// The operation of the picker.
    public final let documentPickerMode: UIDocumentPickerMode

    /// Creates a picker that opens or imports documents with the given type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
      (documentTypes, documentPickerMode) = (allowedUTIs, mode)
      super.init()
    }

    /// Creates a picker for exporting or moving documents; here it exports and moves nothing.
    ///
    /// `urls` is ignored: the delegate receives the URLs that are passed to `finishPicking(_:)`.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
      (documentTypes, documentPickerMode) = ([], mode)
      super.init()
    }

    /// Creates a picker for moving documents, or for exporting copies if `asCopy` is true; here it
    /// moves and exports nothing.
    ///
    /// `urls` is ignored: the delegate receives the URLs that are passed to `finishPicking(_:)`.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
      self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
    }

    /// Dismisses the picker and reports chosen documents to the delegate, as if a person had chosen
    /// them.
    public final func finishPicking(_ urls: [URL]) {
      leave()
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
    /// Dismisses the picker and reports to the delegate that it was canceled, as if by a person.
    public final func cancelPicking() {
      leave()
      delegate?.documentPickerWasCancelled(self)
    }
    private func leave() { if presentingViewController != nil { dismiss(animated: true) } }
  }

  /// The delegate of a document picker; every method has a default.
  ///
  /// Apple counterpart: `UIDocumentPickerDelegate` · Source: UIDocumentPickerViewController.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when documents were chosen, with their URLs.
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the picker was canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }

  extension UIDocumentPickerDelegate {
    /// Called when documents were chosen, here only by `finishPicking(_:)`; the default does
    /// nothing.
    public func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Called when the picker was canceled, here only by `cancelPicking()`; the default does
    /// nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }
#endif
