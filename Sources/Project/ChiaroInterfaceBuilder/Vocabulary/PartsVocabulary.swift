// SPDX-License-Identifier: MIT

/// The elements that are no views: values, constraints, items of bars, segues, and what the tools
/// keep for themselves.
enum PartsVocabulary {
  static let parts = """
    accessibility: key identifier label hint
    accessibilityOverrides: dynamicTypePreference isEnabled
    accessibilityTraits: updatesFrequently key button notEnabled staticText keyboardKey header
      summaryElement image
      none searchField adjustable link
    action: selector destination id eventType
    adaptation: id
    animations:
    array: key
    attributedString: key
    attributes:
    audiovisualMediaTypes: key none
    autoresizingMask: key widthSizable heightSizable flexibleMaxY flexibleMaxX flexibleMinX
      flexibleMinY
    backgroundConfiguration: key image imageContentMode
    barButtonItem: id key systemItem title image style catalog userLabel enabled width tag
      landscapeImage changesSelectionAsPrimaryAction selected landscapeImagePhone
    blurEffect: style
    bool: key value
    buttonConfiguration: key style title image catalog subtitle titleAlignment imagePadding
      titlePadding imagePlacement cornerStyle buttonSize showsActivityIndicator macIdiomStyle
      automaticallyUpdateForSelection indicator
    capability: name minToolsVersion
    cells:
    collectionViewFlowLayout: key minimumLineSpacing minimumInteritemSpacing id scrollDirection
      automaticEstimatedItemSize customClass sectionInsetReference customModule
      customModuleProvider sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    collectionViewLayout: key id customClass customModule customModuleProvider
    color: key colorSpace alpha customColorSpace red green blue white systemColor name
      cocoaTouchSystemColor xcode11CocoaTouchSystemColor catalog cyan magenta yellow black
      patternImage systemVersion
    connections:
    constraint: firstAttribute id secondItem secondAttribute firstItem constant relation priority
      multiplier symbolic identifier placeholder userLabel
    constraints:
    customFonts: key
    dataDetectorType: key link phoneNumber address calendarEvent shipmentTrackingNumber
      flightNumber
    dataDetectorTypes: key none
    date: key timeIntervalSinceReferenceDate
    dependencies:
    deployment: defaultVersion identifier version
    designable: name
    designables:
    device: id orientation appearance layout
    directionalEdgeInsets: key top leading bottom trailing
    document: type version toolsVersion targetRuntime propertyAccessControl useAutolayout
      colorMatched useTraitCollections useSafeAreas initialViewController launchScreen
      systemVersion variant
    edgeInsets: key top left bottom right
    exclude: reference
    exit: id userLabel sceneMemberID
    extendedEdge: key top bottom
    font: key size metaFont name
    fontDescription: key pointSize type style weight name family
    fragment: content
    freeformSimulatedSizeMetrics: key
    gestureRecognizers:
    hierarchicalColors:
    image: name width height catalog systemName mutableData
    imageReference: key image symbolScale catalog renderingMode weight variableValue
    include: reference
    inferredMetricsTieBreakers:
    inset: key minX minY maxX maxY
    integer: key value
    items:
    keyboardLayoutGuide: key id
    layoutGuide: id identifier key symbolic customClass
    layoutGuides:
    leftBarButtonItems:
    listContentConfiguration: key text secondaryText
    mask: key
    modalPageSheetSimulatedSizeMetrics: key
    mutableArray: key
    namedColor: name
    navigationBarAppearance: key
    navigationItem: id key title largeTitleDisplayMode userLabel prompt backButtonTitle
      leftItemsSupplementBackButton hidesBackButton style
    nil: key name
    objects:
    offsetWrapper: key horizontal vertical
    outlet: property destination id
    outletCollection: property destination id appends collectionClass
    panGestureRecognizer: minimumNumberOfTouches id
    mutableData: key
    tabStops:
    simulatedMetricsContainer: key
    refreshControl: key id opaque multipleTouchEnabled contentMode enabled
      contentHorizontalAlignment contentVerticalAlignment customClass customModule
      customModuleProvider
    hostingController: id sceneMemberID customClass customModule customModuleProvider
      storyboardIdentifier title userLabel
    customObject: id userLabel customClass customModule customModuleProvider sceneMemberID
    searchDisplayController: key id
    paragraphStyle: headIndent tailIndent firstLineHeadIndent defaultTabInterval
      paragraphSpacing paragraphSpacingBefore hyphenationFactor
      allowsDefaultTighteningForTruncation key alignment lineBreakMode baseWritingDirection
      tighteningFactorForTruncation
      lineHeightMultiple lineSpacing minimumLineHeight maximumLineHeight
    placeholder: placeholderIdentifier id userLabel customClass sceneMemberID customModule
      customModuleProvider
    plugIn: identifier version
    point: key x y
    pongPressGestureRecognizer: allowableMovement minimumPressDuration id userLabel
    popoverArrowDirection: key up down left right
    preferredSymbolConfiguration: key weight scale configurationType pointSize textStyle
      variableValueMode
    pressTypeMask: key select
    prototypes:
    real: key value
    rect: key x y width height
    resources:
    rightBarButtonItems:
    scene: sceneID
    scenes:
    sections:
    segment: title width image enabled catalog imageName
    segments:
    segue: id destination kind identifier relationship reference destinationCreationSelector
      unwindAction modalPresentationStyle key inheritsFrom customClass customModule
      customModuleProvider modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView
      animates action trigger splitViewControllerTargetIndex
    simulatedNavigationBarMetrics: barStyle key prompted translucent
    simulatedOrientationMetrics: key orientation
    simulatedScreenMetrics: type key
    simulatedStatusBarMetrics: key statusBarStyle
    simulatedTabBarMetrics: translucent barStyle key
    simulatedToolbarMetrics: key barStyle translucent
    size: key width height
    state: key title image catalog backgroundImage
    string: key base64-UTF8
    subviews:
    swipeGestureRecognizer: direction id
    systemColor: name
    tabBarItem: userLabel key id title image tag selectedImage catalog enabled systemItem badgeValue
      springLoaded landscapeImage largeContentSizeImage
    tableViewSection: id headerTitle userLabel footerTitle
    tapGestureRecognizer: numberOfTouchesRequired id userLabel numberOfTapsRequired
      cancelsTouchesInView reference
    textAttributes: key
    textInputTraits: key autocapitalizationType autocorrectionType keyboardType returnKeyType
      spellCheckingType textContentType secureTextEntry smartQuotesType smartDashesType
      smartInsertDeleteType enablesReturnKeyAutomatically keyboardAppearance passwordRules
    toolbarAppearance: key
    toolbarItems:
    userDefinedRuntimeAttribute: type keyPath value catalog localized
    userDefinedRuntimeAttributes:
    userGuides:
    userLayoutGuide: location affinity
    value: key type width height
    variation: key constant height spacing widthAdjustment radius width axis distribution
    vibrancyEffect: style
    viewControllerLayoutGuide: type id
    viewLayoutGuide: key id
    wkPreferences: key minimumFontSize
    wkWebViewConfiguration: key allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
    notificationCategory: key id identifier
    classes:
    class: className superclassName
    source: key type relativePath
    relationships:
    relationship: kind name candidateClass
    mutableString: key
    pinchGestureRecognizer: id
    rotationGestureRecognizer: id
    group: id key width height alignment verticalAlignment layout spacing radius hidden alpha
      contentMode backgroundImage customClass
    label: width height alignment verticalAlignment
    button: width height alignment verticalAlignment
    imageView: width height alignment verticalAlignment
    """
}
