// SPDX-License-Identifier: MIT

extension ViewController {
  /// The presentation controller of this controller, or of its nearest presented ancestor.
  ///
  /// Before the presentation, reading it creates one for the outermost controller around this one,
  /// of the kind that `modalPresentationStyle` asks for. Its settings apply when the controller is
  /// presented. If the style changes before that, reading it again creates a presentation for the
  /// new style, with the same delegate.
  ///
  /// Apple counterpart: `presentationController` · Source: UIViewController.h · Fidelity: exact
  public final var presentationController: PresentationController? {
    let holder = presentationHolder
    return holder.preparedPresentation ?? holder.preparePresentation()
  }

  /// The presentation controller of the sheet that shows the controller; nil unless the
  /// presentation style is `automatic`, `pageSheet` or `formSheet`.
  ///
  /// Reading this property before the presentation creates it. If it is never read, the presented
  /// controller fills the window.
  ///
  /// Apple counterpart: `sheetPresentationController` · Source: UISheetPresentationController.h ·
  /// Fidelity: approximate, created only when it is read
  public final var sheetPresentationController: SheetPresentationController? {
    let holder = presentationHolder
    if let prepared = holder.preparedPresentation {
      return prepared as? SheetPresentationController
    }
    guard holder.modalPresentationStyle.isSheet else { return nil }
    return holder.preparePresentation() as? SheetPresentationController
  }

  /// The presentation controller of the popover that shows the controller; nil unless the
  /// presentation style is `popover`.
  ///
  /// Reading this property before the presentation creates it. Action sheets have one too, but its
  /// settings change nothing.
  ///
  /// Apple counterpart: `popoverPresentationController` · Source:
  /// UIPopoverPresentationController.h · Fidelity: approximate, an action sheet never becomes a
  /// popover
  public final var popoverPresentationController: PopoverPresentationController? {
    let holder = presentationHolder
    if let kept = holder.kept.popover { return kept }
    if let prepared = holder.preparedPresentation {
      return prepared as? PopoverPresentationController
    }
    guard holder.modalPresentationStyle == .popover else { return nil }
    return holder.preparePresentation() as? PopoverPresentationController
  }

  /// Sets a custom presentation for the controller, to use when it is presented.
  ///
  /// - Precondition: `presentation` was created for this controller
  public final func setPresentationController(_ presentation: PresentationController) {
    precondition(
      presentation.presentedViewController === self,
      "the presentation must be created for this controller")
    heldPresentation = presentation
  }

  /// Gives the controller a popover whose settings are stored, but never used.
  package final func keepPopover() {
    kept.popover = PopoverPresentationController(presentedViewController: self, presenting: nil)
  }

  /// The controller whose presentation is this one's: the nearest that is presented, or else the
  /// outermost.
  private final var presentationHolder: ViewController {
    let around = Array(sequence(first: self, next: \.parent))
    return around.first { $0.ownPresenting != nil } ?? around[around.count - 1]
  }

  /// The presentation in progress, or one that was prepared for the style that is set now; nil for
  /// none.
  final var preparedPresentation: PresentationController? {
    guard let held = heldPresentation else { return nil }
    let isOfStyle = held.preparedStyle.map { $0 == modalPresentationStyle } ?? true
    return ownPresenting != nil || isOfStyle ? held : nil
  }

  /// Creates the presentation of the controller's style, in place of one for another style.
  final func preparePresentation() -> PresentationController {
    let former = heldPresentation
    let style = modalPresentationStyle
    let new =
      customPresentation(by: nil, from: self) ?? style.presentation(of: self)
    new.preparedStyle = style
    if let former {
      new.delegate = new.delegate ?? former.delegate
      if let overrides = former.overrideTraitCollection { new.overrideTraitCollection = overrides }
    }
    heldPresentation = new
    return new
  }
}

extension ModalPresentationStyle {
  /// Whether a controller of the style is presented as a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// Creates the system's presentation of the style.
  @MainActor
  fileprivate func presentation(of controller: ViewController) -> PresentationController {
    if isSheet {
      return SheetPresentationController(presentedViewController: controller, presenting: nil)
    }
    guard self == .popover else {
      return PresentationController(presentedViewController: controller, presenting: nil)
    }
    return PopoverPresentationController(presentedViewController: controller, presenting: nil)
  }
}
