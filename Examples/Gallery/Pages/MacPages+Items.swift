// SPDX-License-Identifier: MIT

import ChiaroAppKit

extension MacPages {
  /// A collection view, a browser and a matrix.
  static func items(_ frame: NSRect) -> NSWindow {
    let window = titledWindow("AppKit items", frame)
    let content = PlacedView()
    window.contentView = content

    let scroll = NSScrollView()
    scroll.borderType = .lineBorder
    scroll.hasVerticalScroller = true
    let collection = NSCollectionView()
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 76, height: 78)
    layout.sectionInset = NSEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.headerReferenceSize = NSSize(width: 0, height: 24)
    collection.collectionViewLayout = layout
    collection.register(ChartItem.self, forItemWithIdentifier: "chart")
    collection.register(
      ChartHeading.self,
      forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: "heading")
    (collection.isSelectable, collection.allowsMultipleSelection) = (true, true)
    scroll.documentView = collection
    content.place(scroll) { NSRect(x: 20, y: 16, width: max(0, $0.width - 40), height: 330) }
    collection.dataSource = ChartSource.shared
    collection.selectionIndexPaths = [[0, 1], [1, 0]]

    let browser = NSBrowser()
    browser.minColumnWidth = 80
    content.place(browser) { NSRect(x: 20, y: 366, width: max(0, $0.width - 40), height: 190) }
    browser.delegate = ChartSource.shared
    browser.setPath("/Coast/Old Harbor")

    let cell = NSButtonCell()
    cell.setButtonType(.radio)
    let matrix = NSMatrix(
      frame: .zero, mode: .radioModeMatrix, prototype: cell, numberOfRows: 2, numberOfColumns: 3)
    matrix.autosizesCells = true
    for (index, title) in ["Depth", "Tide", "Wind", "Current", "Swell", "Light"].enumerated() {
      matrix.cells[index].title = title
    }
    matrix.selectCell(atRow: 0, column: 1)
    content.place(matrix) { NSRect(x: 20, y: 576, width: max(0, $0.width - 40), height: 42) }
    return window
  }
}

/// A chart with its name, in a frame where it is selected.
final class ChartItem: NSCollectionViewItem {
  override func loadView() {
    let plate = ChartPlate()
    let image = NSImageView(image: NSImage(.symbol("map")))
    image.imageScaling = .scaleProportionallyUpOrDown
    image.contentTintColor = .secondaryLabelColor
    plate.place(image) { NSRect(x: ($0.width - 36) / 2, y: 8, width: 36, height: 36) }
    let label = NSTextField(labelWithString: "")
    (label.alignment, label.font) = (.center, .systemFont(ofSize: 11))
    plate.place(label) { NSRect(x: 2, y: $0.height - 22, width: max(0, $0.width - 4), height: 16) }
    (view, imageView, textField) = (plate, image, label)
  }
  override var isSelected: Bool {
    didSet {
      (view as? ChartPlate)?.isChosen = isSelected
      textField?.textColor = isSelected ? .alternateSelectedControlTextColor : .labelColor
      imageView?.contentTintColor =
        isSelected ? .alternateSelectedControlTextColor : .secondaryLabelColor
    }
  }
}

private final class ChartPlate: PlacedView {
  var isChosen = false { didSet { needsDisplay = true } }
  override func draw(_ dirtyRect: NSRect) {
    guard isChosen else { return }
    NSColor.selectedContentBackgroundColor.setFill()
    NSBezierPath(roundedRect: bounds, xRadius: 6, yRadius: 6).fill()
  }
}

/// The heading of a section of charts.
final class ChartHeading: NSView {
  let label = NSTextField(labelWithString: "")
  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabelColor
    addSubview(label)
  }
  override func layout() {
    super.layout()
    label.frame = NSRect(x: 12, y: 2, width: max(0, bounds.width - 24), height: 16)
  }
}

/// Charts in two sections, and the places that they show.
@MainActor
final class ChartSource: NSCollectionViewDataSource, NSBrowserDelegate {
  /// Kept, as views do not keep their sources.
  static let shared = ChartSource()
  private let sections = [
    ("Coast", ["Old Harbor", "North Beach", "Gull Rock", "Sand Point", "Long Pier"]),
    ("Lakes", ["Summit", "Mill Bay", "West Cove"]),
  ]

  func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].1.count }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: "chart", for: indexPath)
    item.textField?.stringValue = sections[indexPath.section].1[indexPath.item]
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: "heading", for: indexPath)
    (view as? ChartHeading)?.label.stringValue = sections[indexPath.section].0
    return view
  }

  private func children(of item: Any?) -> [String] {
    guard let name = item as? String else { return sections.map(\.0) }
    if let section = sections.first(where: { $0.0 == name }) { return section.1 }
    return ["\(name), depths", "\(name), lights"]
  }
  func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int {
    children(of: item).count
  }
  func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any {
    children(of: item)[index]
  }
  func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool {
    (item as? String)?.contains(",") == true
  }
}
