// SPDX-License-Identifier: MIT

/// The elements and attributes of files for iOS and tvOS that are understood: drawn, or known to
/// change no picture.
///
/// A line is an element and its attributes; what all views or all controllers have stands once.
enum UIKitVocabulary {
  static let common = """
    id key contentMode translatesAutoresizingMaskIntoConstraints customClass customModule
    customModuleProvider userLabel clipsSubviews hidden clearsContextBeforeDrawing opaque
    insetsLayoutMarginsFromSafeArea multipleTouchEnabled fixedFrame userInteractionEnabled
    verticalCompressionResistancePriority verticalHuggingPriority
    horizontalCompressionResistancePriority horizontalHuggingPriority ambiguous alpha
    preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth placeholderIntrinsicWidth
    placeholderIntrinsicHeight misplaced autoresizesSubviews restorationIdentifier
    simulatedAppContext verifyAmbiguity tag semanticContentAttribute exclusiveTouch
    placeholderIntrinsicContentSize isAccessibilityElement appearanceType springLoaded
    largeContentTitle showsLargeContentViewer spellingState maximumContentSizeCategory
    minimumContentSizeCategory enabled selected highlighted contentHorizontalAlignment
    contentVerticalAlignment toolTip
    """

  static let views = """
    view:
    containerView:
    control:
    imageView: image catalog adjustsImageSizeForAccessibilityContentSizeCategory alignment
      verticalAlignment adjustsImageWhenAncestorFocused width height highlightedImage animating
      preferredSymbolScale
    stackView: spacing axis alignment distribution spacingType baselineRelativeArrangement
      layoutMarginsRelativeArrangement
    scrollView: showsHorizontalScrollIndicator showsVerticalScrollIndicator alwaysBounceVertical
      keyboardDismissMode directionalLockEnabled pagingEnabled bouncesZoom alwaysBounceHorizontal
      delaysContentTouches contentInsetAdjustmentBehavior bounces maximumZoomScale indicatorStyle
      minimumZoomScale scrollEnabled decelerationRate scrollsToTop contentViewInsetsToSafeArea
    visualEffectView:
    mapView: pitchEnabled rotateEnabled zoomEnabled showsCompass scrollEnabled showsUserLocation
      showsPointsOfInterest showsBuildings showsTraffic showsScale mapType
    webView:
    wkWebView: allowsBackForwardNavigationGestures allowsLinkPreview
    glkView:
    mtkView:
    sceneKitView:
    skView:
    arscnView:
    arskView:
    arView:
    pdfView:
    label: lineBreakMode baselineAdjustment text adjustsFontSizeToFit textAlignment numberOfLines
      adjustsFontForContentSizeCategory minimumScaleFactor adjustsLetterSpacingToFitWidth
      minimumFontSize preferredMaxLayoutWidth alignment usesAttributedText verticalAlignment
      height enablesMarqueeWhenAncestorFocused shadowOffset
    textField: minimumFontSize borderStyle textAlignment placeholder clearButtonMode text
      adjustsFontForContentSizeCategory adjustsFontSizeToFit clearsOnBeginEditing background
      disabledBackground
    textView: editable scrollEnabled textAlignment text showsHorizontalScrollIndicator selectable
      showsVerticalScrollIndicator keyboardDismissMode bounces adjustsFontForContentSizeCategory
      bouncesZoom directionalLockEnabled alwaysBounceVertical pagingEnabled
      contentInsetAdjustmentBehavior indicatorStyle allowsEditingTextAttributes layoutManager
      usesAttributedText
    searchBar: searchBarStyle placeholder showsCancelButton prompt text translucent barStyle
      showsSearchResultsButton showsScopeBar showsBookmarkButton searchResultsButtonSelected
    button: lineBreakMode buttonType pointerInteraction adjustsImageWhenHighlighted
      adjustsImageSizeForAccessibilityContentSizeCategory reversesTitleShadowWhenHighlighted
      alignment hasAttributedTitle adjustsImageWhenDisabled role showsTouchWhenHighlighted
      showsMenuAsPrimaryAction width verticalAlignment title changesSelectionAsPrimaryAction
      height
    switch: on title style
    slider: minValue maxValue value minimumValueImage continuous maximumValueImage
    segmentedControl: segmentControlStyle selectedSegmentIndex apportionsSegmentWidthsByContent
      momentary
    progressView: progress progressViewStyle observedProgress
    activityIndicatorView: style hidesWhenStopped animating color
    stepper: maximumValue value stepValue minimumValue autorepeat wraps continuous
    pageControl: numberOfPages hidesForSinglePage currentPage defersCurrentPageDisplay
    pickerView:
    datePicker: datePickerMode minuteInterval useCurrentDate style locale countDownDuration
      roundsToMinuteInterval
    colorWell:
    tableView: style rowHeight sectionHeaderHeight sectionFooterHeight alwaysBounceVertical
      separatorStyle estimatedRowHeight dataMode estimatedSectionHeaderHeight
      estimatedSectionFooterHeight allowsSelection keyboardDismissMode
      allowsSelectionDuringEditing contentInsetAdjustmentBehavior showsHorizontalScrollIndicator
      indicatorStyle contentViewInsetsToSafeArea allowsMultipleSelection
      showsVerticalScrollIndicator scrollEnabled bouncesZoom allowsMultipleSelectionDuringEditing
      bounces separatorInsetReference delaysContentTouches canCancelContentTouches
      sectionIndexMinimumDisplayRowCount prefetchingEnabled selfSizingInvalidation
    tableViewCell: selectionStyle indentationWidth rowHeight reuseIdentifier textLabel style
      accessoryType indentationLevel hidesAccessoryWhenEditing detailTextLabel imageView
      editingAccessoryType shouldIndentWhileEditing focusStyle showsReorderControl image
    tableViewCellContentView: tableViewCell
    collectionView: bouncesZoom delaysContentTouches dataMode showsHorizontalScrollIndicator
      showsVerticalScrollIndicator
      pagingEnabled alwaysBounceVertical scrollEnabled minimumZoomScale maximumZoomScale
      indicatorStyle prefetchingEnabled contentInsetAdjustmentBehavior keyboardDismissMode
      directionalLockEnabled bounces
    collectionViewCell: reuseIdentifier
    collectionViewCellContentView:
    collectionReusableView: reuseIdentifier
    tableViewHeaderFooterView: reuseIdentifier
    navigationBar: largeTitles barStyle translucent prompted
    toolbar: translucent barStyle
    tabBar: translucent barStyle selectionIndicatorImage itemPositioning
    """

  static let commonOfControllers = """
    id key sceneMemberID customClass customModule customModuleProvider storyboardIdentifier
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars title
    useStoryboardIdentifierAsRestorationIdentifier userLabel hidesBottomBarWhenPushed
    modalPresentationStyle modalTransitionStyle definesPresentationContext restorationIdentifier
    providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize
    wantsFullScreenLayout focusGroupIdentifier nibName
    """

  static let controllers = """
    viewController: interfaceStyle preferredInterfaceOrientationForPresentation
    tableViewController: clearsSelectionOnViewWillAppear
    collectionViewController: clearsSelectionOnViewWillAppear
    navigationController: navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap
      hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    tabBarController: selectedIndex mode
    splitViewController: allowDoubleColumnStyle preferredDisplayMode behavior
      primaryBackgroundStyle minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction
      presentsWithGesture displayModeButtonVisibility style primaryEdge maximumPrimaryColumnWidth
      preferredSupplementaryColumnWidth
    pageViewController: transitionStyle navigationOrientation spineLocation
    glkViewController: preferredFramesPerSecond
    avPlayerViewController: videoGravity
    controller: identifier
    notificationController: notificationType
    hostingController: colorLabel
    viewControllerPlaceholder: storyboardName referencedIdentifier bundleIdentifier
    """
}
