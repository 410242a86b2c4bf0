// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A view that notes the tint of which it is told.
private final class TintView: UIView {
  var told = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    told += 1
  }
}

private final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  var made = 0
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    made += 1
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Presentations that are asked for before they begin, and what they do to what is behind them.
@MainActor
@Suite("Prepared presentations")
struct PreparedPresentationTests {
  private let stage = InputStage()
  private let root = UIViewController()
  private let delegate = PresentationDelegate()

  init() {
    stage.window.rootViewController = root
    stage.screen.update()
  }

  @Test(
    "a presentation exists before it begins, is of its style's kind, and is the one that is used",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .fullScreen,
      .overFullScreen, .currentContext, .custom,
    ])
  func exists(_ style: UIModalPresentationStyle) throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    controller.presentationController?.delegate = delegate
    let prepared = try #require(controller.presentationController)
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(style)
    #expect((prepared is UISheetPresentationController) == isSheet)
    #expect((prepared is UIPopoverPresentationController) == (style == .popover))
    #expect((controller.sheetPresentationController != nil) == isSheet)
    #expect((controller.popoverPresentationController != nil) == (style == .popover))
    #expect(prepared.presentedViewController === controller)
    root.present(controller, animated: false)
    #expect(controller.presentationController === prepared)
    #expect(controller.presentationController?.delegate === delegate)
    #expect(prepared.presentingViewController === root)
    root.dismiss(animated: false)
    #expect(controller.presentationController !== prepared)
  }

  @Test("what is set before the presentation counts when it begins")
  func kept() throws {
    let content = UIViewController()
    let sheet = UINavigationController(rootViewController: content)
    sheet.modalPresentationStyle = .pageSheet
    if let presentation = sheet.sheetPresentationController {
      presentation.detents = [.medium(), .large()]
      presentation.prefersGrabberVisible = true
      presentation.selectedDetentIdentifier = .large
      presentation.preferredCornerRadius = 12
      presentation.delegate = delegate
    }
    #expect(content.sheetPresentationController === sheet.sheetPresentationController)
    root.present(sheet, animated: false)
    let presentation = try #require(sheet.presentationController as? UISheetPresentationController)
    #expect(presentation.selectedDetentIdentifier == .large && presentation.prefersGrabberVisible)
    #expect(presentation.detents.count == 2 && presentation.preferredCornerRadius == 12)
    #expect(content.presentationController === presentation)
    sheet.dismiss(animated: false)

    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 100, height: 80)
    popover.popoverPresentationController?.sourceView = stage.root
    popover.popoverPresentationController?.sourceRect = CGRect(x: 4, y: 4, width: 10, height: 10)
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popover.popoverPresentationController?.delegate = delegate
    popover.popoverPresentationController?.backgroundColor = .systemYellow
    root.present(popover, animated: false)
    let shown = try #require(popover.presentationController as? UIPopoverPresentationController)
    #expect(shown.sourceView === stage.root && shown.permittedArrowDirections == [.up, .down])
    #expect(shown.sourceRect?.origin.x == 4 && shown.delegate === delegate)
    #expect(popover.view.backgroundColor == .systemYellow)
  }

  @Test("another style makes another presentation, with the same delegate and overrides")
  func restyled() {
    let controller = UIViewController()
    controller.presentationController?.delegate = delegate
    controller.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController?.delegate === delegate)
    #expect(controller.sheetPresentationController == nil)
    root.present(controller, animated: false)
    stage.screen.update()
    #expect(controller.presentationController is UIPopoverPresentationController)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a delegate makes the custom presentation once")
  func custom() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    let prepared = controller.presentationController
    root.present(controller, animated: false)
    #expect(delegate.made == 1 && controller.presentationController === prepared)
  }

  @Test("an action sheet has a popover whose settings stay, an alert has none")
  func actionSheet() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = stage.root
    popover?.permittedArrowDirections = []
    #expect(sheet.popoverPresentationController?.sourceView === stage.root)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
    root.present(sheet, animated: false)
    #expect(sheet.popoverPresentationController === popover)
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = stage.root
    #expect(share.popoverPresentationController?.sourceView === stage.root)
  }

  @Test(
    "an alert dims the tint of what is behind it, and tells; so does an action sheet",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func dimming(_ style: UIAlertController.Style) {
    let (view, normal) = (TintView(), TintView())
    view.tintColor = nil
    normal.tintAdjustmentMode = .normal
    root.view.addSubview(view)
    root.view.addSubview(normal)
    stage.screen.update()
    let bright = view.tintColor.resolvedColor(with: view.traitCollection)
    (view.told, normal.told) = (0, 0)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    #expect(view.told == 1 && normal.told == 0)
    #expect(view.tintAdjustmentMode == .dimmed && root.view.tintAdjustmentMode == .dimmed)
    #expect(normal.tintAdjustmentMode == .normal && alert.view.tintAdjustmentMode == .normal)
    stage.screen.update()
    #expect(view.tintColor.resolvedColor(with: view.traitCollection) != bright)
    #expect(view.told == 1)
    alert.dismiss(animated: false)
    stage.screen.update()
    #expect(view.told == 2 && view.tintAdjustmentMode == .normal)
    #expect(view.tintColor.resolvedColor(with: view.traitCollection) == bright)
  }

  @Test("a mode that the app chose stays, during an alert and after it")
  func ownMode() {
    root.view.tintAdjustmentMode = .dimmed
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    alert.dismiss(animated: false)
    #expect(root.view.tintAdjustmentMode == .dimmed)
    root.view.tintAdjustmentMode = .automatic
    root.present(alert, animated: false)
    root.view.tintAdjustmentMode = .normal
    alert.dismiss(animated: false)
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
