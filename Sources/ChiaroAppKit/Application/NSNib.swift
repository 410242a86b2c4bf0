// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A file of views, by its name; what stands in it is said by the program.
///
/// Nothing is read from nibs: without the Objective-C runtime no object is made of a class's name.
/// Who brings a screen here says once what a nib holds:
///
///     NSNib.setContents(ofNibNamed: "Rename") { _ in [NSWindow(...)] }
///
/// Controllers that are made with the name find their window or view there.
///
/// Apple counterpart: `NSNib` · Source: NSNib.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSNib {
  /// The name of a nib.
  public typealias Name = String

  private static var contents: [Name: (Any?) -> [Any]] = [:]
  private let make: (Any?) -> [Any]

  /// Creates a nib; nil where nobody said what it holds.
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    guard let make = Self.contents[nibName] else { return nil }
    self.make = make
  }

  /// Says what stands in a nib.
  ///
  /// - Parameters:
  ///   - name: the name of the nib
  ///   - make: makes the objects at its top, for the object that owns them; nil for none
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public static func setContents(
    ofNibNamed name: Name, _ make: @escaping (_ owner: Any?) -> [Any]
  ) { contents[name] = make }

  /// Makes the objects at the top of the nib; returns true.
  ///
  /// Apple counterpart: `instantiate(withOwner:topLevelObjects:)` · Source: NSNib.h · Fidelity:
  /// exact
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    topLevelObjects?.pointee = NSArray(array: make(owner))
    return true
  }

  /// Returns the first object of a kind in a nib; nil for none.
  static func first<Kind>(_ kind: Kind.Type, inNibNamed name: Name?, owner: Any?) -> Kind? {
    name.flatMap { NSNib(nibNamed: $0, bundle: nil) }?.first(kind, owner: owner)
  }
  /// Returns the first object of a kind; nil for none.
  final func first<Kind>(_ kind: Kind.Type, owner: Any?) -> Kind? {
    make(owner).lazy.compactMap { $0 as? Kind }.first
  }
}

extension Bundle {
  /// Makes the objects at the top of a nib, see `NSNib`; returns whether it is known.
  ///
  /// Apple counterpart: `loadNibNamed(_:owner:topLevelObjects:)` · Source: NSNibLoading.h ·
  /// Fidelity: approximate
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?
      .instantiate(withOwner: owner, topLevelObjects: topLevelObjects) ?? false
  }
}
