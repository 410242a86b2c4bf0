// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A nib that is found by its name; a closure that the program registers makes its objects.
///
/// Nib files are not read, because classes cannot be found by name without the Objective-C runtime.
/// Register the contents of each nib once:
///
///     NSNib.setContents(ofNibNamed: "Rename") { _ in [NSWindow(...)] }
///
/// Controllers created with the nib's name take their window or view from these objects.
///
/// Apple counterpart: `NSNib` · Source: NSNib.h · Fidelity: approximate, its objects come from a
/// closure
@preconcurrency @MainActor
open class NSNib {
  /// The name of a nib, without the file extension.
  public typealias Name = String

  private static var contents: [Name: (Any?) -> [Any]] = [:]
  private let make: (Any?) -> [Any]

  /// Creates the nib with a name; nil unless `setContents(ofNibNamed:_:)` registered the name.
  ///
  /// - Parameters:
  ///   - nibName: the name
  ///   - bundle: not used
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    guard let make = Self.contents[nibName] else { return nil }
    self.make = make
  }

  /// Registers the closure that makes a nib's objects; it replaces one registered earlier.
  ///
  /// - Parameters:
  ///   - name: the name of the nib
  ///   - make: receives the nib's owner, which may be nil, and returns the top-level objects
  public static func setContents(
    ofNibNamed name: Name, _ make: @escaping (_ owner: Any?) -> [Any]
  ) { contents[name] = make }

  /// Makes the nib's top-level objects.
  ///
  /// - Parameters:
  ///   - owner: the nib's owner, passed to the registered closure; nil for none
  ///   - topLevelObjects: receives the objects; nil to ignore them
  /// - Returns: always true
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
  /// Makes the top-level objects of a nib; returns false if the nib's name is not registered.
  ///
  /// See `NSNib.setContents(ofNibNamed:_:)`. The objects are not retained.
  ///
  /// Apple counterpart: `loadNibNamed(_:owner:topLevelObjects:)` · Source: NSNibLoading.h ·
  /// Fidelity: approximate, nothing is read from the bundle
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?
      .instantiate(withOwner: owner, topLevelObjects: topLevelObjects) ?? false
  }
}
