// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A nib.
  ///
  /// A closure that the program registers under the nib's name creates its objects.
  ///
  /// No nib file is read, because no object can be created from the name of its class without the
  /// Objective-C runtime. A ported program registers the contents of each nib once:
  ///
  ///     UINib.setContents(ofNibNamed: "PlaceCell") { _ in [PlaceCell(style: .default, ...)] }
  ///
  /// Apple counterpart: `UINib` · Source: UINib.h · Fidelity: approximate, no file is read
  @preconcurrency @MainActor
  public final class UINib {
    /// A key of the options for loading a nib; there are none.
    ///
    /// Apple counterpart: `UINib.OptionsKey` · Source: UINibLoading.h · Fidelity: approximate, no
    /// key is declared
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private static var contents: [String: (Any?) -> [Any]] = [:]
    /// The name of the nib, without an extension.
    public let name: String

    /// Creates a nib with a name; no file is read, and the bundle is ignored.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Registers the closure that creates the objects of a nib.
    ///
    /// - Parameters:
    ///   - name: the name of the nib
    ///   - make: creates the top-level objects of the nib for their owner, which may be nil
    public static func setContents(
      ofNibNamed name: String, _ make: @escaping (_ owner: Any?) -> [Any]
    ) { contents[name] = make }

    /// Returns new top-level objects of the nib; empty if no closure is registered under its name.
    ///
    /// Apple counterpart: `instantiate(withOwner:options:)` · Source: UINib.h · Fidelity:
    /// approximate, the options are ignored
    public func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { Self.contents[name]?(ownerOrNil) ?? [] }

    /// Returns a new top-level object of the nib, the first of a class; nil if there is none.
    func first<Kind>(_ kind: Kind.Type) -> Kind? {
      instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
    }
  }

  extension Bundle {
    /// Returns new top-level objects of a nib; never nil.
    ///
    /// See `UINib`.
    @preconcurrency @MainActor
    public func loadNibNamed(
      _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
  }

  extension TableView {
    /// Registers a nib whose first cell is used for a reuse identifier; nil removes the
    /// registration.
    ///
    /// If the nib has no cell, plain cells are used.
    ///
    /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h · Fidelity:
    /// approximate, the closure that is registered for the nib creates the cell
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
      register(
        {
          nib.first(TableViewCell.self)
            ?? TableViewCell(style: .default, reuseIdentifier: identifier)
        }, forCellReuseIdentifier: identifier)
    }
    /// Registers a nib whose first header or footer view is used for a reuse identifier; nil
    /// removes the registration.
    ///
    /// If the nib has no such view, plain headers and footers are used.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
      guard let nib else {
        return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
      }
      register(
        {
          nib.first(TableViewHeaderFooterView.self)
            ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        }, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  extension CollectionView {
    /// Registers a nib whose first cell is used for a reuse identifier; nil removes the
    /// registration.
    ///
    /// If the nib has no cell, plain cells are used.
    ///
    /// Apple counterpart: `register(_:forCellWithReuseIdentifier:)` · Source: UICollectionView.h ·
    /// Fidelity: approximate, the closure that is registered for the nib creates the cell
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      guard let nib else {
        return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
      }
      register(
        { nib.first(CollectionViewCell.self) ?? CollectionViewCell(frame: .zero) },
        forCellWithReuseIdentifier: identifier)
    }
    /// Registers a nib whose first reusable view is used for supplementary views of a kind; nil
    /// removes the registration.
    ///
    /// If the nib has no such view, plain supplementary views are used.
    public func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String,
      withReuseIdentifier identifier: String
    ) {
      guard let nib else {
        return register(
          nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
      register(
        { nib.first(CollectionReusableView.self) ?? CollectionReusableView(frame: .zero) },
        forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
#endif
