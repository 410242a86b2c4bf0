// SPDX-License-Identifier: MIT

/// The views of files for macOS and their attributes that are understood: drawn, or known to change
/// no picture.
enum AppKitVocabulary {
  static let common = """
    id key customClass customModule customModuleProvider userLabel
    translatesAutoresizingMaskIntoConstraints fixedFrame misplaced hidden wantsLayer identifier
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    autoresizesSubviews focusRingType toolTip tag allowsCharacterPickerTouchBarItem appearanceType
    verifyAmbiguity ambiguous alphaValue canDrawConcurrently userInterfaceLayoutDirection
    restorationIdentifier simulatedAppContext
    """

  static let views = """
    view:
    customView: clipsToBounds propertyAccessControl
    containerView:
    scrollView: horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll
      usesPredominantAxisScrolling autohidesScrollers borderType hasHorizontalScroller
      horizontalScrollElasticity hasVerticalScroller verticalScrollElasticity
    clipView: drawsBackground copiesOnScroll
    scroller: horizontal doubleValue controlSize
    splitView: dividerStyle vertical autosaveName arrangesAllSubviews
    tabView: type initialItem drawsBackground controlSize allowsTruncatedLabels
    stackView: orientation alignment horizontalStackHuggingPriority verticalStackHuggingPriority
      distribution detachesHiddenViews spacing verticalClippingResistancePriority
      horizontalClippingResistancePriority
    gridView: xPlacement yPlacement rowAlignment rowSpacing columnSpacing
    box: boxType title borderType titlePosition borderWidth cornerRadius transparent
    visualEffectView: blendingMode material state
    tableView: allowsExpansionToolTips autosaveColumns columnAutoresizingStyle rowHeight
      columnReordering multipleSelection viewBased columnResizing headerView tableStyle
      alternatingRowBackgroundColors rowSizeStyle typeSelect columnSelection emptySelection
      selectionHighlightStyle autosaveName usesAutomaticRowHeights floatsGroupRows enabled
    outlineView: alternatingRowBackgroundColors allowsExpansionToolTips rowHeight
      indentationPerLevel outlineTableColumn
      columnAutoresizingStyle autosaveColumns columnReordering multipleSelection viewBased
      selectionHighlightStyle rowSizeStyle autoresizesOutlineColumn columnResizing headerView
      typeSelect emptySelection autosaveName tableStyle floatsGroupRows autosaveExpandedItems
      usesAutomaticRowHeights indentationMarkerFollowsCell
    tableHeaderView:
    tableCellView:
    tableRowView:
    collectionView: selectable allowsMultipleSelection allowsEmptySelection
    wkWebView:
    webView:
    mapView:
    pdfView:
    openGLView:
    avPlayerView:
    textField: preferredMaxLayoutWidth textCompletion setsMaxLayoutWidthAtFirstLayout
      allowsExpansionToolTips propertyAccessControl contentType
      mirrorLayoutDirectionWhenInternationalizing
    secureTextField: textCompletion contentType
    searchField: textCompletion
    tokenField: mirrorLayoutDirectionWhenInternationalizing
    comboBox:
    textView: importsGraphics verticallyResizable richText smartInsertDelete editable findStyle
      allowsUndo usesFontPanel allowsNonContiguousLayout drawsBackground usesRuler
      spellingCorrection continuousSpellChecking dashSubstitution quoteSubstitution textCompletion
      incrementalSearchingEnabled linkDetection allowsDocumentBackgroundColorChange dataDetection
      horizontallyResizable selectable fieldEditor allowsImageEditing textReplacement
    button: imageHugsTitle
    popUpButton: springLoaded imageHugsTitle clipsToBounds
    imageView:
    segmentedControl:
    slider: mirrorLayoutDirectionWhenInternationalizing
    progressIndicator: maxValue style indeterminate controlSize bezeled displayedWhenStopped
      minValue doubleValue
    switch: baseWritingDirection alignment controlSize state
    stepper:
    datePicker:
    colorWell: mirrorLayoutDirectionWhenInternationalizing
    levelIndicator: ratingImage ratingPlaceholderImage
    pathControl: allowsExpansionToolTips
    matrix: allowsEmptySelection autosizesCells selectionByRect
    ruleEditor: nestingMode rowHeight canRemoveAllRows
    predicateEditor:
    browser:
    scrubber:
    """
}
