// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// The tables of former names, by names that Apple's headers and release notes have.
@Suite("Tables of former names")
struct PortTableTests {
  private static func rewritten(_ text: String) -> String {
    String(decoding: PortedSource(Array(text.utf8), path: "a.swift").text, as: UTF8.self)
  }

  @Test(
    "a type, constant or value has the name of Swift 4.2 and later",
    arguments: [
      ("UIActivityIndicatorViewStyle", "UIActivityIndicatorView.Style"),
      ("UIAlertControllerStyle", "UIAlertController.Style"),
      ("UIBlurEffectStyle", "UIBlurEffect.Style"),
      ("UIControlEvents", "UIControl.Event"), ("UIControlState", "UIControl.State"),
      ("UIButtonType", "UIButton.ButtonType"), ("UIViewContentMode", "UIView.ContentMode"),
      ("UIViewAnimationOptions", "UIView.AnimationOptions"),
      ("UIViewAutoresizing", "UIView.AutoresizingMask"),
      ("UITextBorderStyle", "UITextField.BorderStyle"),
      ("UILayoutConstraintAxis", "NSLayoutConstraint.Axis"),
      ("NSLayoutAttribute", "NSLayoutConstraint.Attribute"),
      ("NSLayoutRelation", "NSLayoutConstraint.Relation"),
      ("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"),
      ("UITableViewCellAccessoryType", "UITableViewCell.AccessoryType"),
      ("UITableViewRowAnimation", "UITableView.RowAnimation"),
      ("UIImageRenderingMode", "UIImage.RenderingMode"), ("UIFontTextStyle", "UIFont.TextStyle"),
      ("UIApplicationState", "UIApplication.State"), ("UIWindowLevel", "UIWindow.Level"),
      ("UIActivityType", "UIActivity.ActivityType"), ("UIEventSubtype", "UIEvent.EventSubtype"),
      ("UIInterpolatingMotionEffectType", "UIInterpolatingMotionEffect.EffectType"),
      ("UIStackViewDistribution", "UIStackView.Distribution"),
      ("UIAccessibilityNotifications", "UIAccessibility.Notification"),
      ("NSEventMask", "NSEvent.EventTypeMask"), ("NSEventModifierFlags", "NSEvent.ModifierFlags"),
      ("NSBezelStyle", "NSButton.BezelStyle"), ("NSButtonType", "NSButton.ButtonType"),
      ("NSCellImagePosition", "NSControl.ImagePosition"),
      ("NSWindowStyleMask", "NSWindow.StyleMask"),
      ("NSWindowLevel", "NSWindow.Level"), ("NSBackingStoreType", "NSWindow.BackingStoreType"),
      ("NSTabViewType", "NSTabView.TabType"), ("NSBoxType", "NSBox.BoxType"),
      ("NSAttributedStringKey", "NSAttributedString.Key"), ("NSAlertStyle", "NSAlert.Style"),
      ("UIWindowLevelStatusBar", "UIWindow.Level.statusBar"),
      ("UIFontWeightUltraLight", "UIFont.Weight.ultraLight"),
      ("UILayoutPriorityDefaultHigh", "UILayoutPriority.defaultHigh"),
      ("UIScrollViewDecelerationRateFast", "UIScrollView.DecelerationRate.fast"),
      ("UIAccessibilityTraitStaticText", "UIAccessibilityTraits.staticText"),
      ("UIImagePickerControllerMediaURL", "UIImagePickerController.InfoKey.mediaURL"),
      ("UIImagePickerControllerPHAsset", "UIImagePickerController.InfoKey.phAsset"),
      ("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName.easeInEaseOut"),
      ("kCAGravityResizeAspectFill", "CALayerContentsGravity.resizeAspectFill"),
      ("kCAFillRuleEvenOdd", "CAShapeLayerFillRule.evenOdd"),
      ("kCALineJoinBevel", "CAShapeLayerLineJoin.bevel"),
      ("kCATransitionPush", "CATransitionType.push"),
      ("kCATransitionFromLeft", "CATransitionSubtype.fromLeft"),
      ("kCAAlignmentCenter", "CATextLayerAlignmentMode.center"),
      ("kCATruncationEnd", "CATextLayerTruncationMode.end"),
      ("kCAFilterNearest", "CALayerContentsFilter.nearest"),
      ("kCAAnimationPaced", "CAAnimationCalculationMode.paced"),
      ("kCAAnimationRotateAuto", "CAAnimationRotationMode.rotateAuto"),
      ("kCAAnimationRotateAutoReverse", "CAAnimationRotationMode.rotateAutoReverse"),
      ("kCAEmitterLayerPoints", "CAEmitterLayerEmitterMode.points"),
      ("NSModalResponseStop", "NSApplication.ModalResponse.stop"),
      ("NSOnState", "NSControl.StateValue.on"),
      ("NSFloatingWindowLevel", "NSWindow.Level.floating"),
      ("NSPasteboardTypePNG", "NSPasteboard.PasteboardType.png"),
      ("NSVariableStatusItemLength", "NSStatusItem.variableLength"),
      ("UIKeyboardFrameEndUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey"),
      ("UIKeyInputEscape", "UIKeyCommand.inputEscape"),
      ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
      ("UIViewNoIntrinsicMetric", "UIView.noIntrinsicMetric"),
      ("NSForegroundColorAttributeName", "NSAttributedString.Key.foregroundColor"),
    ])
  func names(_ old: String, _ new: String) {
    #expect(Self.rewritten("let a = \(old)") == "let a = \(new)")
    #expect(Self.rewritten("let a: \(old)") == "let a: \(new)")
    #expect(Self.rewritten("a.\(old)") == "a.\(old)")
  }

  @Test(
    "a notification is a constant of its class",
    arguments: [
      ("UIApplicationWillTerminate", "UIApplication.willTerminateNotification"),
      ("UIApplicationUserDidTakeScreenshot", "UIApplication.userDidTakeScreenshotNotification"),
      ("UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
      ("UIKeyboardWillChangeFrame", "UIResponder.keyboardWillChangeFrameNotification"),
      ("UIKeyboardDidHide", "UIResponder.keyboardDidHideNotification"),
      ("UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
      ("UITextViewTextDidBeginEditing", "UITextView.textDidBeginEditingNotification"),
      ("UIWindowDidBecomeKey", "UIWindow.didBecomeKeyNotification"),
      ("UIScreenBrightnessDidChange", "UIScreen.brightnessDidChangeNotification"),
      ("UIMenuControllerMenuFrameDidChange", "UIMenuController.menuFrameDidChangeNotification"),
      ("UIPasteboardChanged", "UIPasteboard.changedNotification"),
      ("UIContentSizeCategoryDidChange", "UIContentSizeCategory.didChangeNotification"),
      ("UIDocumentStateChanged", "UIDocument.stateChangedNotification"),
      ("UITableViewSelectionDidChange", "UITableView.selectionDidChangeNotification"),
      ("NSApplicationDidHide", "NSApplication.didHideNotification"),
      ("NSWindowDidEnterFullScreen", "NSWindow.didEnterFullScreenNotification"),
      ("NSWindowDidChangeBackingProperties", "NSWindow.didChangeBackingPropertiesNotification"),
      ("NSViewFrameDidChange", "NSView.frameDidChangeNotification"),
      ("NSControlTextDidChange", "NSControl.textDidChangeNotification"),
      ("NSControlTextDidEndEditing", "NSControl.textDidEndEditingNotification"),
      ("NSTextDidBeginEditing", "NSText.didBeginEditingNotification"),
      ("NSTableViewColumnDidMove", "NSTableView.columnDidMoveNotification"),
      ("NSOutlineViewItemDidExpand", "NSOutlineView.itemDidExpandNotification"),
      ("NSScrollViewDidLiveScroll", "NSScrollView.didLiveScrollNotification"),
      ("NSSplitViewDidResizeSubviews", "NSSplitView.didResizeSubviewsNotification"),
      ("NSPopoverWillClose", "NSPopover.willCloseNotification"),
    ])
  func notifications(_ old: String, _ new: String) {
    #expect(Self.rewritten("a(.\(old))") == "a(\(new))")
    #expect(Self.rewritten("a(NSNotification.Name.\(old))") == "a(\(new))")
    #expect(Self.rewritten("a(Notification.Name.\(old), b)") == "a(\(new), b)")
    #expect(Self.rewritten("center.\(old)") == "center.\(old)")
  }

  @Test("no new name is a former one, and each is a type's member")
  func tables() {
    for (old, new) in RenamedNames.names {
      #expect(RenamedNames.names[new] == nil && old != new, "\(old)")
      let parts = new.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count > 1 && parts.allSatisfy { $0.first?.isLetter == true }, "\(new)")
      #expect(parts[0].first?.isUppercase == true, "\(new)")
      #expect(Self.rewritten("let a = \(new)") == "let a = \(new)", "\(new)")
    }
    for (old, new) in RenamedNames.notifications {
      #expect(new.hasSuffix("Notification") && new.contains("."), "\(old)")
      #expect(RenamedNames.names[old] == nil, "\(old)")
    }
  }

  @Test(
    "a function that became something else is rewritten where all of its arguments are there",
    arguments: [
      ("UIOffsetMake(1, 2)", "UIOffset(horizontal: 1, vertical: 2)"),
      ("UIEdgeInsetsMake(1, 2, 3)", "UIEdgeInsetsMake(1, 2, 3)"),
      ("UIEdgeInsetsMake", "UIEdgeInsetsMake"),
      ("UIEdgeInsetsInsetRect(a(1), b)", "(a(1)).inset(by: b)"),
      ("UIImagePNGRepresentation(a)!", "(a).pngData()!"),
      ("UIImageJPEGRepresentation(a, 0.8)?.count", "(a).jpegData(compressionQuality: 0.8)?.count"),
      ("UIAccessibilityIsReduceMotionEnabled()", "UIAccessibility.isReduceMotionEnabled"),
      ("a.UIEdgeInsetsMake(1, 2, 3, 4)", "a.UIEdgeInsetsMake(1, 2, 3, 4)"),
      ("// UIOffsetMake(1, 2)", "// UIOffsetMake(1, 2)"),
      ("\"UIOffsetMake(1, 2)\"", "\"UIOffsetMake(1, 2)\""),
    ])
  func functions(_ before: String, _ after: String) {
    #expect(Self.rewritten("_ = \(before)") == "_ = \(after)")
  }

  @Test(
    "conditions ask for what stands here",
    arguments: [
      ("os(iOS)", "canImport(ChiaroUIKit)"), ("os(macOS)", "canImport(ChiaroAppKit)"),
      ("os(OSX)", "canImport(ChiaroAppKit)"), ("canImport(UIKit)", "canImport(ChiaroUIKit)"),
      ("canImport(AppKit)", "canImport(ChiaroAppKit)"),
      ("canImport(Cocoa)", "canImport(ChiaroAppKit)"),
      ("!os(iOS)", "!canImport(ChiaroUIKit)"), ("os(Linux)", "os(Linux)"), ("DEBUG", "DEBUG"),
      ("os(iOS) || os(tvOS)", "canImport(ChiaroUIKit) || os(tvOS)"), ("swift(>=5)", "swift(>=5)"),
      ("os(iOS) && canImport(AppKit)", "canImport(ChiaroUIKit) && canImport(ChiaroAppKit)"),
    ])
  func conditions(_ before: String, _ after: String) {
    let text = { (condition: String) in "#if \(condition)\nlet a = 1\n#endif\n" }
    #expect(Self.rewritten(text(before)) == text(after))
    #expect(Self.rewritten(text(after)) == text(after))
  }

  @Test("of edits that overlap the first is made, and the rest of the text stays")
  func edits() {
    let text = Array("abcdef".utf8)
    let apply = { (edits: [PortedEdit]) in
      String(decoding: PortedEdit.apply(edits, to: text), as: UTF8.self)
    }
    #expect(apply([]) == "abcdef")
    #expect(
      apply([PortedEdit(range: 4..<6, replacement: "X"), PortedEdit(range: 0..<1, replacement: "")])
        == "bcdX")
    #expect(
      apply([
        PortedEdit(range: 0..<3, replacement: "X"), PortedEdit(range: 2..<4, replacement: "Y"),
      ]) == "Xdef")
    #expect(
      apply([
        PortedEdit(range: 3..<3, replacement: "X"), PortedEdit(range: 3..<3, replacement: "Y"),
      ]).count == 8)
    #expect(apply([PortedEdit(range: 6..<6, replacement: "X")]) == "abcdefX")
  }
}
