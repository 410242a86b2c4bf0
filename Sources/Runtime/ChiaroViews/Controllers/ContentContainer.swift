// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// An object whose content has a preferred size: a view controller or a presentation controller.
///
/// Apple counterpart: `UIContentContainer` · Source: UIViewController.h · Fidelity: approximate,
/// containers are never asked for the sizes of their children here
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The size that the container prefers for its content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Called when the `preferredContentSize` of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Called in UIKit when the fitting size of a child's views has changed; never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size of a child in a parent of a given size, in points; never called here.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the content changes.
  func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
  /// Called before the traits of the content change.
  func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator)
}

extension ViewController: ContentContainer {
  /// Tells who holds the controller, and its presentation.
  final func tellOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    heldPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Sets trait overrides for a child controller; nil removes them.
  ///
  /// Unspecified traits are inherited.
  ///
  /// - Precondition: `child` is a child of this controller
  ///
  /// Apple counterpart: `setOverrideTraitCollection(_:forChild:)` · Source: WWDC19 214 (statement
  /// S68) · Fidelity: exact
  public final func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    precondition(child.parent === self, "traits can be overridden only for child controllers")
    child.ensureExtras().imposed = traits ?? TraitCollection()
    child.setNeedsTraitUpdate()
  }
}

extension PresentationController: ContentContainer {
  /// The preferred content size of the presented controller, in points; zero for no preference.
  public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
