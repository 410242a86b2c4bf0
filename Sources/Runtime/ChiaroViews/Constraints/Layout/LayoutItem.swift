// SPDX-License-Identifier: MIT

/// An item that constraints can relate: a view or a layout guide.
///
/// Apple counterpart: the items of `NSLayoutConstraint`, which are any object there · Source:
/// NSLayoutConstraint.h · Fidelity: exact
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The view itself, or the owner of the guide.
  var layoutOwner: View? { self as? View ?? (self as? LayoutGuide)?.owningView }

  /// The path or identifier of the item, for diagnostics.
  var layoutName: String {
    if let guide = self as? LayoutGuide {
      let name = guide.identifier.isEmpty ? "LayoutGuide" : guide.identifier
      return "\(guide.owningView?.pathText ?? "?").\(name)"
    }
    return layoutOwner?.pathText ?? "?"
  }
}
