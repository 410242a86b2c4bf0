// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// What holds content of a size: a controller, or a presentation of one.
///
/// Apple counterpart: `UIContentContainer` · Source: UIViewController.h · Fidelity: approximate,
/// sizes of children are asked by nothing here
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The size that the content would like; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Called when a child has another preferred content size.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Called when a child fits another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size of a child in a parent of a size.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the content gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
  /// Called before the content's traits change.
  func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator)
}

extension ViewController: ContentContainer {
  /// Tells who holds the controller, and its presentation.
  final func tellOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Sets trait overrides for a child controller; nil removes them.
  ///
  /// Unspecified traits are inherited.
  ///
  /// - Precondition: `child` is a child of this controller
  ///
  /// Apple counterpart: `setOverrideTraitCollection(_:forChild:)` · Source: WWDC19 214 (S68) ·
  /// Fidelity: exact
  public final func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    precondition(child.parent === self, "traits are overridden for children only")
    child.ensureExtras().imposed = traits ?? TraitCollection()
    child.setNeedsTraitUpdate()
  }
}

extension PresentationController: ContentContainer {
  /// The size that the presented controller would like.
  public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
