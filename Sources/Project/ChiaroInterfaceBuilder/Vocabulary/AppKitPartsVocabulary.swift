// SPDX-License-Identifier: MIT

/// The elements of files for macOS that are no views: cells, menus, bindings, columns and values.
enum AppKitPartsVocabulary {
  static let parts = """
    accessibility: description help
    accessibilityConnection: property destination id
    action: target trigger
    actionCell: key controlSize alignment id customClass
    allowedInputSourceLocales:
    allowedToolbarItems:
    allowedTypes:
    application: customClass customModule customModuleProvider id sceneMemberID
    archive: type version
    arrayController: clearsFilterPredicateOnInsertion id objectClassName userLabel
      avoidsEmptySelection selectsInsertedObjects
      preservesSelection editable customClass automaticallyRearrangesObjects
      automaticallyPreparesContent
    beginningViews:
    behavior: key lightByBackground lightByGray pushIn lightByContents changeContents
      doesNotDimImage changeBackground changeGray multiLevelAccelerator
    binding: destination name keyPath id previousBinding
    boolean: value
    buttonCell: scrollable alternateTitle type id key inset bezelStyle alignment title
      imagePosition imageScaling
      borderStyle controlSize state image alternateImage enabled tag refusesFirstResponder
      lineBreakMode focusRingType userLabel catalog transparent customClass customModule
      customModuleProvider continuous maxAcceleratorLevel truncatesLastVisibleLine identifier
      allowsMixedState
    bytes: key
    capability: minSystemVersion requiredIntegratedClassName
    classReference: key className
    clickGestureRecognizer: delaysPrimaryMouseButtonEvents numberOfClicksRequired id
    collectionViewFlowLayout: sectionHeadersPinToVisibleBounds
    collectionViewGridLayout: key id
    collectionViewItem: id customClass customModule customModuleProvider
    column:
    columns:
    comboBoxCell: lineBreakMode selectable numberOfVisibleItems id key editable scrollable
      borderStyle drawsBackground controlSize alignment title usesSingleLineMode completes
      sendsActionOnEndEditing buttonBordered truncatesLastVisibleLine usesDataSource customClass
      userLabel
    control: verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id
      customClass
    customCell: key alignment id customClass customModule customModuleProvider
    customFormatter: key id customClass customModule
    contentBorderThickness: minX minY maxX maxY
    controllerPlaceholder: id sceneMemberID storyboardName referencedIdentifier
    dictionaryController: id objectClassName userLabel
    objectController: id objectClassName userLabel editable
    rowTemplates:
    customObject: id customClass userLabel customModule customModuleProvider sceneMemberID
    customSpacing:
    data:
    dateFormatter: key dateStyle timeStyle id
    decimal: key value
    declaredKeys:
    defaultToolbarItems:
    development: version identifier
    dictionary: key
    document: customObjectInstantitationMethod
    double: key
    font: usesAppearanceFont textStyle
    gridCell: row column id xPlacement yPlacement headOfMergedCell rowAlignment
    gridCells:
    gridColumn: id width xPlacement leadingPadding
    gridRow: id bottomPadding height topPadding
    holdingPriorities:
    imageCell: key id refusesFirstResponder alignment imageScaling image animates imageAlignment
      imageFrameStyle catalog selectable editable focusRingType controlSize
    int: key
    levelIndicatorCell: key editable alignment doubleValue maxValue levelIndicatorStyle id
    menu: id key title systemMenu identifier customClass customModule customModuleProvider
      userLabel autoenablesItems font
    menuItem: id title keyEquivalent isSeparatorItem tag identifier customClass customModule
      customModuleProvider state catalog image secondaryImage enabled hidden mirroring toolTip
      localization alternate userLabel indentationLevel allowsKeyEquivalentWhenHidden
    modifierMask: key command option control shift
    mutableData: key
    mutableString: key
    numberFormatter: key formatterBehavior minimumIntegerDigits maximumIntegerDigits id
      usesGroupingSeparator groupingSize numberStyle maximumFractionDigits formatWidth
      localizesFormat allowsFloats positiveFormat lenient decimalSeparator groupingSeparator
      alwaysShowsDecimalSeparator minimumFractionDigits negativeFormat paddingCharacter
      currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol percentSymbol
      exponentSymbol positivePrefix positiveSuffix negativePrefix negativeSuffix
    object: class key id
    objectValues:
    options:
    paragraphStyle: allowsDefaultTighteningForTruncation
    pathCell: key selectable alignment id editable controlSize focusRingType pathStyle
      lineBreakMode placeholderString
    popUpButtonCell: key type bezelStyle alignment lineBreakMode inset id borderStyle imageScaling
      state selectedItem title controlSize tag arrowPosition preferredEdge pullsDown imagePosition
      autoenablesItems customClass customModule alternateImage enabled altersStateOfSelectedItem
      userLabel customModuleProvider continuous refusesFirstResponder focusRingType
    popover: id behavior
    prototypeCellViews:
    reference: ref key
    rows:
    searchFieldCell: key scrollable lineBreakMode selectable editable usesSingleLineMode id
      borderStyle bezelStyle placeholderString sendsSearchStringImmediately controlSize
      recentsAutosaveName focusRingType sendsActionOnEndEditing maximumRecents customClass
      customModule customModuleProvider sendsWholeSearchString alignment refusesFirstResponder
    secureTextFieldCell: key scrollable lineBreakMode selectable editable sendsActionOnEndEditing
      borderStyle id drawsBackground usesSingleLineMode placeholderString controlSize bezelStyle
    segment: imageScaling label tag selected toolTip catalog enabled
    segmentedCell: key borderStyle alignment style trackingMode id controlSize segmentDistribution
      refusesFirstResponder state userLabel
    segue: popoverBehavior preferredEdge
    shadow: key blurRadius
    sliderCell: key alignment maxValue sliderType id tickMarkPosition state controlSize minValue
      continuous doubleValue refusesFirstResponder numberOfTickMarks allowsTickMarkValuesOnly
      customClass customModule customModuleProvider
    sortDescriptor: key selector sortKey
    splitViewItem: id holdingPriority behavior canCollapse
    splitViewItems:
    stepperCell: key continuous alignment maxValue id controlSize increment doubleValue minValue
      valueWraps enabled
    tabStops:
    tabViewController: selectedTabViewItemIndex id sceneMemberID tabStyle title customClass
      customModule customModuleProvider
    tabViewItem: id identifier label userLabel image
    tabViewItems:
    tableColumn: hidden width maxWidth id minWidth identifier editable userLabel headerToolTip
    tableColumnResizingMask: key resizeWithTable userResizable
    tableColumns:
    tableHeaderCell: key lineBreakMode borderStyle alignment title enabled
    tableViewGridLines: key horizontal vertical
    textFieldCell: key id lineBreakMode title sendsActionOnEndEditing scrollable alignment
      controlSize selectable editable borderStyle drawsBackground state usesSingleLineMode
      allowsUndo placeholderString customClass enabled customModule customModuleProvider
      refusesFirstResponder allowsEditingTextAttributes bezelStyle userLabel
      truncatesLastVisibleLine focusRingType continuous baseWritingDirection tag
    textTab: alignment location
    tokenFieldCell: key selectable allowsEditingTextAttributes id editable alignment lineBreakMode
      sendsActionOnEndEditing borderStyle drawsBackground scrollable controlSize
      baseWritingDirection customClass customModule customModuleProvider allowsUndo state
      tokenStyle
    toolbar: id key explicitIdentifier userLabel implicitIdentifier displayMode sizeMode
      allowsUserCustomization
      autosavesConfiguration showsBaselineSeparator
    toolbarItem: explicitItemIdentifier userLabel title selectable
      visibilityPriority customModule customModuleProvider implicitItemIdentifier id label
      paletteLabel reference image toolTip
      sizingBehavior catalog navigational bordered tag customClass
    touchBarItems:
    touchBarPopoverItem: collapsedRepresentationImage collapsedRepresentationLabel
      supportsPressAndHold id
    touchBarSpacerItem: identifier id
    treeController: avoidsEmptySelection editable selectsInsertedObjects childrenKeyPath id
      objectClassName leafKeyPath mode entityName
      fetchPredicateFormat automaticallyPreparesContent
    url: key string
    userDefaultsController: id representsSharedInstance userLabel
    viewController: key showSeguePresentationStyle identifier
    viewControllerTransitionOptions: key allowUserInteraction
    visibilityPriorities:
    webPreferences: key defaultFontSize defaultFixedFontSize
    window: animationBehavior id allowsToolTipsWhenApplicationIsInactive
      autorecalculatesKeyViewLoop title releasedWhenClosed visibleAtLaunch frameAutosaveName
      userLabel customClass key restorable titlebarAppearsTransparent titleVisibility customModule
      tabbingMode showsToolbarButton hidesOnDeactivate customModuleProvider oneShot toolbarStyle
      identifier separatorStyle hasShadow deferred appearanceType titlebarSeparatorStyle
    windowCollectionBehavior: moveToActiveSpace key fullScreenPrimary fullScreenAuxiliary
      fullScreenNone
      participatesInCycle
    windowController: userLabel id sceneMemberID storyboardIdentifier customClass customModule
      customModuleProvider showSeguePresentationStyle
    windowPositionMask: key leftStrut bottomStrut topStrut rightStrut
    windowStyleMask: key titled closable miniaturizable resizable fullSizeContentView utility HUD
      texturedBackground nonactivatingPanel
    wkPreferences: javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    wkWebViewConfiguration: suppressesIncrementalRendering
    """

  /// The elements and attributes of old files, formatters, dates and rules.
  static let rareParts = """
    byteCountFormatter: key id allowsNonnumericFormatting includesActualByteCount
      includesCount includesUnit adaptive zeroPadsFractionDigits countStyle
    colorWell: bordered
    comparisonPredicateOptions: key caseInsensitive diacriticInsensitive
    controllerPlaceholder: storyboardIdentifier
    dateFormatter: doesRelativeDateFormatting userLabel
    datePickerCell: key id borderStyle alignment useCurrentDate controlSize timeStyle
      datePickerStyle drawsBackground enabled state continuous
    datePickerElements: key day month year hour minute second
    drawer: id preferredEdge trailingOffset leadingOffset
    endViews:
    expression: type keyPath
    gridRow: yPlacement
    imageCell: enabled customClass
    imageView: clipsToBounds
    levelIndicatorCell: criticalValue warningValue customClass controlSize
    matrix: mode
    middleViews:
    numberFormatter: currencySymbol internationalCurrencySymbol hasThousandSeparators
      thousandSeparator
    pathCell: customClass
    popUpMenus:
    predicateEditor: nestingMode rowHeight
    predicateEditorRowTemplate: id rowType
    secureTextFieldCell: customClass truncatesLastVisibleLine
    sliderCell: tag
    sortDescriptor: ascending
    stepperCell: autorepeat
    tabViewController: storyboardIdentifier
    tableColumn: customClass
    textAttributesForNegativeValues:
    treeController: userLabel preservesSelection
    webPreferences: allowsAnimatedImageLooping allowsAnimatedImages javaEnabled
      javaScriptCanOpenWindowsAutomatically javaScriptEnabled identifier
    webView: maintainsBackForwardList
    windowCollectionBehavior: managed
    """
}
