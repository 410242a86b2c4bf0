// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A file of views, by its name; what stands in it is said by the program.
  ///
  /// Nothing is read from nibs: without the Objective-C runtime no object is made of a class's
  /// name. Who brings a screen here says once what a nib holds:
  ///
  ///     UINib.setContents(ofNibNamed: "PlaceCell") { _ in [PlaceCell(style: .default, ...)] }
  ///
  /// Apple counterpart: `UINib` · Source: UINib.h · Fidelity: approximate
  @preconcurrency @MainActor
  public final class UINib {
    /// The keys of options; there are none.
    ///
    /// Apple counterpart: `UINib.OptionsKey` · Source: UINibLoading.h · Fidelity: approximate
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private static var contents: [String: (Any?) -> [Any]] = [:]
    /// The name of the file.
    public let name: String

    /// Creates a nib; nothing is read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Says what stands in a nib.
    ///
    /// - Parameters:
    ///   - name: the name of the nib
    ///   - make: makes the objects at its top, for the object that owns them; nil for none
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public static func setContents(
      ofNibNamed name: String, _ make: @escaping (_ owner: Any?) -> [Any]
    ) { contents[name] = make }

    /// Returns the objects at the top of the nib; none where nobody said what it holds.
    ///
    /// Apple counterpart: `instantiate(withOwner:options:)` · Source: UINib.h · Fidelity:
    /// approximate
    public func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { Self.contents[name]?(ownerOrNil) ?? [] }

    /// Returns the first object of a kind at the top of the nib; nil where there is none.
    func first<Kind>(_ kind: Kind.Type) -> Kind? {
      instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
    }
  }

  extension Bundle {
    /// Returns the objects at the top of a nib, see `UINib`.
    @preconcurrency @MainActor
    public func loadNibNamed(
      _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
  }

  extension TableView {
    /// Registers the first cell of a nib, or plain cells where there is none; nil forgets the kind.
    ///
    /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h ·
    /// Fidelity: approximate, see `UINib`
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
      register(
        {
          nib.first(TableViewCell.self)
            ?? TableViewCell(style: .default, reuseIdentifier: identifier)
        }, forCellReuseIdentifier: identifier)
    }
    /// Registers the first header or footer of a nib; where there is none, they are plain.
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
    /// Registers the first cell of a nib, or plain cells where there is none; nil forgets the kind.
    ///
    /// Apple counterpart: `register(_:forCellWithReuseIdentifier:)` · Source: UICollectionView.h ·
    /// Fidelity: approximate, see `UINib`
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      guard let nib else {
        return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
      }
      register(
        { nib.first(CollectionViewCell.self) ?? CollectionViewCell(frame: .zero) },
        forCellWithReuseIdentifier: identifier)
    }
    /// Registers the first view of a nib beside items; where there is none, they are plain.
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
