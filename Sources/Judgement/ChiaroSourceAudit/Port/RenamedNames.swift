// SPDX-License-Identifier: MIT

/// The names that UIKit, AppKit and Quartz had before Swift 4.2, and those that they have since.
///
/// Xcode's migrator replaces them; code that was written before and never migrated has them still.
enum RenamedNames {
  /// What types and constants are called, by their former name.
  static let names: [String: String] = {
    var names: [String: String] = [:]
    for (outer, inner) in nestedTypes {
      for name in inner.split(separator: " ") { names["\(outer)\(name)"] = "\(outer).\(name)" }
    }
    for (outer, pairs) in shortenedTypes {
      for pair in pairs.split(separator: " ") {
        let parts = pair.split(separator: ":")
        names[String(parts[0])] = "\(outer).\(parts[1])"
      }
    }
    for (prefix, type, values) in valuesOfTypes {
      for value in values.split(separator: " ") {
        names["\(prefix)\(value)"] = "\(type).\(lowered(value))"
      }
    }
    return names.merging(constants) { _, constant in constant }
  }()

  /// What notifications are called, by the former member of `NSNotification.Name`.
  static let notifications: [String: String] = {
    var names = [
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
      "UIAccessibilityVoiceOverStatusDidChange":
        "UIAccessibility.voiceOverStatusDidChangeNotification",
      "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    ]
    for (prefix, type, events) in notificationsOfTypes {
      for event in events.split(separator: " ") {
        names["\(prefix)\(event)"] = "\(type).\(lowered(event))Notification"
      }
    }
    for event in """
    WillShow DidShow WillHide DidHide WillChangeFrame DidChangeFrame
    """.split(separator: " ") {
      names["UIKeyboard\(event)"] = "UIResponder.keyboard\(event)Notification"
    }
    return names
  }()

  /// What a method or property of a value is called, by its former name.
  static let members = [
    "addChildViewController": "addChild", "childViewControllers": "children",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  /// A value's name as it stands after a type, with a small first letter.
  private static func lowered(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Types that stand in the type with whose name theirs begins.
  private static let nestedTypes = [
    "UIAccessibility": "HearingDeviceEar",
    "UIActivityIndicatorView": "Style",
    "UIAlertAction": "Style", "UIAlertController": "Style",
    "UIApplication": "LaunchOptionsKey OpenURLOptionsKey OpenExternalURLOptionsKey State",
    "UIBarButtonItem": "Style", "UIBlurEffect": "Style",
    "UICollectionView": "ScrollDirection ScrollPosition",
    "UIControl": "ContentHorizontalAlignment ContentVerticalAlignment State",
    "UIDatePicker": "Mode", "UIDocument": "ChangeKind SaveOperation State",
    "UIFont": "TextStyle",
    "UIFontDescriptor": "AttributeName SymbolicTraits TraitKey FeatureKey",
    "UIGestureRecognizer": "State", "UIImage": "Orientation RenderingMode ResizingMode",
    "UIImagePickerController":
      """
    SourceType CameraDevice CameraFlashMode CameraCaptureMode QualityType InfoKey
    """,
    "UIInputView": "Style",
    "UIMenuController": "ArrowDirection", "UINavigationController": "Operation",
    "UIPageViewController":
      """
    NavigationDirection NavigationOrientation SpineLocation TransitionStyle OptionsKey
    """,
    "UIPress": "Phase", "UIProgressView": "Style",
    "UIPushBehavior": "Mode", "UICollisionBehavior": "Mode",
    "UIScrollView":
      """
    IndicatorStyle KeyboardDismissMode ContentInsetAdjustmentBehavior DecelerationRate
    """,
    "UISearchBar": "Icon Style", "UISegmentedControl": "Segment Style",
    "UISplitViewController": "DisplayMode", "UIStackView": "Alignment Distribution",
    "UISwipeGestureRecognizer": "Direction", "UITabBar": "ItemPositioning",
    "UITableView": "RowAnimation ScrollPosition SeparatorInsetReference Style",
    "UITableViewCell":
      "AccessoryType EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask Style",
    "UITableViewRowAction": "Style", "UITextField": "DidEndEditingReason ViewMode",
    "UITouch": "Phase",
    "UIView":
      """
    AnimationCurve AnimationOptions AnimationTransition ContentMode \
    KeyframeAnimationOptions SystemAnimation TintAdjustmentMode
    """,
    "UIWindow": "Level", "NSAttributedString": "Key", "NSTextTab": "OptionKey",
    "NSApplication":
      """
    ActivationOptions ActivationPolicy DelegateReply ModalResponse PresentationOptions \
    TerminateReply
    """,
    "NSBezierPath": "ElementType LineCapStyle LineJoinStyle WindingRule",
    "NSBitmapImageRep": "PropertyKey", "NSBox": "TitlePosition",
    "NSCell": "HitResult ImagePosition StyleMask",
    "NSControl": "StateValue", "NSDatePicker": "ElementFlags Mode Style",
    "NSEvent": "ModifierFlags Phase",
    "NSImage": "CacheMode Name ResizingMode", "NSImageView": "FrameStyle",
    "NSLevelIndicator": "Style", "NSPasteboard": "ReadingOptionKey",
    "NSPathControl": "Style", "NSPopover": "Behavior Appearance",
    "NSProgressIndicator": "Style Thickness", "NSScroller": "KnobStyle Part Style",
    "NSSearchField": "RecentsAutosaveName",
    "NSSegmentedControl": "Style SwitchTracking", "NSSlider": "TickMarkPosition",
    "NSSplitView": "DividerStyle", "NSStackView": "Distribution Gravity VisibilityPriority",
    "NSStatusItem": "Behavior",
    "NSTableView":
      """
    AnimationOptions ColumnAutoresizingStyle DraggingDestinationFeedbackStyle \
    DropOperation GridLineStyle RowSizeStyle SelectionHighlightStyle
    """,
    "NSTextField": "BezelStyle", "NSToolbar": "DisplayMode SizeMode",
    "NSTrackingArea": "Options", "NSView": "AnimationOptions LayerContentsRedrawPolicy",
    "NSVisualEffectView": "BlendingMode Material State",
    "NSWindow":
      """
    AnimationBehavior BackingStoreType ButtonType CollectionBehavior Level \
    OcclusionState OrderingMode StyleMask TabbingMode TitleVisibility
    """,
  ]

  /// Types that stand in another, under a shorter name.
  private static let shortenedTypes = [
    "NSLayoutConstraint":
      """
    UILayoutConstraintAxis:Axis NSLayoutRelation:Relation NSLayoutAttribute:Attribute \
    NSLayoutFormatOptions:FormatOptions NSLayoutConstraintOrientation:Orientation
    """,
    "UIBarButtonItem": "UIBarButtonSystemItem:SystemItem",
    "UIButton": "UIButtonType:ButtonType", "UIControl": "UIControlEvents:Event",
    "UITabBarItem": "UITabBarSystemItem:SystemItem", "UITextField": "UITextBorderStyle:BorderStyle",
    "UIView": "UIViewAutoresizing:AutoresizingMask",
    "UIImagePickerController": "UIImagePickerControllerQualityType:QualityType",
    "UIAccessibility":
      "UIAccessibilityNotifications:Notification UIAccessibilityZoomType:ZoomType",
    "NSButton": "NSBezelStyle:BezelStyle NSButtonType:ButtonType",
    "NSEvent": "NSEventMask:EventTypeMask NSEventType:EventType",
    "NSView": "NSAutoresizingMaskOptions:AutoresizingMask NSFocusRingPlacement:FocusRingPlacement",
    "NSTabView": "NSTabViewType:TabType",
    "NSPathControl": "NSPathStyle:Style", "NSScrollView": "NSScrollElasticity:Elasticity",
    "NSImageView": "NSImageFrameStyle:FrameStyle",
    "NSVisualEffectView":
      "NSVisualEffectBlendingMode:BlendingMode NSVisualEffectMaterial:Material NSVisualEffectState:State",
    "UIActivity": "UIActivityType:ActivityType UIActivityCategory:Category",
    "UIEvent": "UIEventSubtype:EventSubtype UIEventType:EventType",
    "UIInterpolatingMotionEffect": "UIInterpolatingMotionEffectType:EffectType",
    "UIPress": "UIPressType:PressType", "UITouch": "UITouchType:TouchType",
    "NSBox": "NSBoxType:BoxType", "NSSlider": "NSSliderType:SliderType",
  ]

  /// The beginnings of constants' names, the types that have them now, and the values.
  private static let valuesOfTypes = [
    (
      "UIAccessibilityTrait", "UIAccessibilityTraits",
      """
      None Button Link Header SearchField Image Selected PlaysSound KeyboardKey \
      StaticText SummaryElement NotEnabled UpdatesFrequently StartsMediaSession \
      Adjustable AllowsDirectInteraction CausesPageTurn TabBar
      """
    ),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      "Linear EaseIn EaseOut EaseInEaseOut Default"
    ),
    ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
    (
      "kCAGravity", "CALayerContentsGravity",
      """
      Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize \
      ResizeAspect ResizeAspectFill
      """
    ),
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransition", "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
    ("kCAFillRule", "CAShapeLayerFillRule", "NonZero EvenOdd"),
    ("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
    ("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
    ("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
    ("kCATruncation", "CATextLayerTruncationMode", "None Start End Middle"),
    ("kCAGradientLayer", "CAGradientLayerType", "Axial Radial"),
    ("kCAFilter", "CALayerContentsFilter", "Nearest Linear Trilinear"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterShape", "Point Line Rectangle Cuboid Circle Sphere"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", "Points Outline Surface Volume"),
    ("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
    ("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
    ("UIWindowLevel", "UIWindow.Level", "Normal Alert StatusBar"),
    (
      "UIFontWeight", "UIFont.Weight",
      "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black"
    ),
    (
      "NSFontWeight", "NSFont.Weight",
      "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black"
    ),
    (
      "UILayoutPriority", "UILayoutPriority", "Required DefaultHigh DefaultLow FittingSizeLevel"
    ),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate", "Normal Fast"),
    (
      "UIImagePickerController", "UIImagePickerController.InfoKey",
      """
      MediaType OriginalImage EditedImage CropRect MediaURL ReferenceURL MediaMetadata \
      LivePhoto ImageURL
      """
    ),
    (
      "UIFontTextStyle", "UIFont.TextStyle",
      """
      Headline Subheadline Body Footnote Caption1 Caption2 Title1 Title2 Title3 Callout
      """
    ),
    ("NSModalResponse", "NSApplication.ModalResponse", "Stop Abort Continue"),
  ]

  /// The beginnings of notifications' names, the types that have them now, and the events.
  private static let notificationsOfTypes = [
    (
      "UIApplication", "UIApplication",
      """
      DidBecomeActive WillResignActive DidEnterBackground WillEnterForeground \
      WillTerminate DidFinishLaunching DidReceiveMemoryWarning SignificantTimeChange \
      UserDidTakeScreenshot WillChangeStatusBarOrientation DidChangeStatusBarOrientation \
      WillChangeStatusBarFrame DidChangeStatusBarFrame BackgroundRefreshStatusDidChange \
      ProtectedDataWillBecomeUnavailable ProtectedDataDidBecomeAvailable
      """
    ),
    (
      "UIDevice", "UIDevice",
      """
      OrientationDidChange BatteryLevelDidChange BatteryStateDidChange \
      ProximityStateDidChange
      """
    ),
    ("UITextField", "UITextField", "TextDidBeginEditing TextDidChange TextDidEndEditing"),
    ("UITextView", "UITextView", "TextDidBeginEditing TextDidChange TextDidEndEditing"),
    ("UIWindow", "UIWindow", "DidBecomeVisible DidBecomeHidden DidBecomeKey DidResignKey"),
    ("UIScreen", "UIScreen", "DidConnect DidDisconnect ModeDidChange BrightnessDidChange"),
    (
      "UIMenuController", "UIMenuController",
      """
      WillShowMenu DidShowMenu WillHideMenu DidHideMenu MenuFrameDidChange
      """
    ),
    ("UIPasteboard", "UIPasteboard", "Changed Removed"),
    ("UIDocument", "UIDocument", "StateChanged"),
    ("UITableView", "UITableView", "SelectionDidChange"),
    (
      "NSApplication", "NSApplication",
      """
      DidBecomeActive WillBecomeActive DidResignActive WillResignActive \
      DidFinishLaunching WillFinishLaunching WillTerminate DidHide WillHide DidUnhide \
      WillUnhide DidUpdate DidChangeScreenParameters
      """
    ),
    (
      "NSWindow", "NSWindow",
      """
      DidBecomeKey DidResignKey DidBecomeMain DidResignMain DidResize DidMove WillMove \
      WillClose DidMiniaturize DidDeminiaturize DidEndLiveResize WillStartLiveResize \
      WillEnterFullScreen DidEnterFullScreen WillExitFullScreen DidExitFullScreen \
      DidChangeScreen DidChangeBackingProperties DidChangeOcclusionState DidExpose
      """
    ),
    ("NSView", "NSView", "FrameDidChange BoundsDidChange"),
    ("NSControl", "NSControl", "TextDidBeginEditing TextDidChange TextDidEndEditing"),
    ("NSText", "NSText", "DidChange DidBeginEditing DidEndEditing"),
    (
      "NSTableView", "NSTableView",
      """
      SelectionDidChange SelectionIsChanging ColumnDidMove ColumnDidResize
      """
    ),
    (
      "NSOutlineView", "NSOutlineView",
      """
      SelectionDidChange ItemDidExpand ItemDidCollapse ItemWillExpand ItemWillCollapse
      """
    ),
    ("NSScrollView", "NSScrollView", "DidLiveScroll DidEndLiveScroll WillStartLiveScroll"),
    ("NSSplitView", "NSSplitView", "DidResizeSubviews WillResizeSubviews"),
    ("NSPopover", "NSPopover", "DidShow DidClose WillShow WillClose"),
  ]
}
