// SPDX-License-Identifier: MIT

/// Members of which nothing is to be seen in a picture.
enum KitUnseen {
  /// Whether a name is that of such a property, and hardly that of anything else in a program.
  static func owns(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || properties.contains(name) && !common.contains(name)
  }

  /// How the names begin of methods that only tell people who do not see.
  static let setter = "setAccessibility"

  /// The names that programs have for things of their own.
  private static let common: Set = [
    "actions", "bounces", "delegate", "identifier", "menu", "name", "toolTip",
  ]

  static let properties: Set<String> = [
    "delegate", "isUserInteractionEnabled", "isExclusiveTouch", "isMultipleTouchEnabled",
    "restorationIdentifier", "modalPresentationStyle", "modalTransitionStyle",
    "isAccessibilityElement",
    "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
    "spellCheckingType", "textContentType", "enablesReturnKeyAutomatically", "inputAccessoryView",
    "inputView", "smartQuotesType", "smartDashesType", "keyboardAppearance", "prefetchDataSource",
    "dragDelegate", "dropDelegate", "allowsSelection", "allowsMultipleSelection", "bounces",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "keyboardDismissMode", "scrollsToTop",
    "isDirectionalLockEnabled", "delaysContentTouches", "canCancelContentTouches",
    "isPagingEnabled",
    "decelerationRate", "isPrefetchingEnabled", "refreshControl", "identifier",
    "hidesBottomBarWhenPushed",
    "definesPresentationContext", "providesPresentationContextTransitionStyle",
    "transitioningDelegate",
    "isModalInPresentation", "interactivePopGestureRecognizer", "toolTip", "rasterizationScale",
    "shouldRasterize", "drawsAsynchronously", "allowsEdgeAntialiasing", "actions", "name",
    "contentScaleFactor", "showsLargeContentViewer", "largeContentTitle", "dataDetectorTypes",
    "linkTextAttributes", "isEditable", "isSelectable", "userActivity", "focusGroupIdentifier",
    "searchResultsUpdater", "automaticallyAdjustsScrollViewInsets", "searchController",
    "maximumContentSizeCategory", "minimumContentSizeCategory",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    "isAutomaticDashSubstitutionEnabled", "isAutomaticSpellingCorrectionEnabled",
    "isAutomaticTextReplacementEnabled", "isAutomaticDataDetectionEnabled",
    "isPointerInteractionEnabled", "layerUsesCoreImageFilters", "showsMenuAsPrimaryAction", "menu",
  ]
}
