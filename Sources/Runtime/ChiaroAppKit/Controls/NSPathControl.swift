// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that shows a path as a row of folders with the file at the end.
///
/// Apple counterpart: `NSPathControl` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, the user cannot choose a file in a panel
open class NSPathControl: NSControl {
  /// A component of a path in a path control: a folder or a file.
  ///
  /// Apple counterpart: `NSPathControlItem` · Source: AppKit reference · Fidelity: approximate,
  /// titles have no attributes
  @preconcurrency @MainActor
  public final class Item {
    /// The name shown for the folder or file.
    public var title = ""
    /// The image before the title; nil for none.
    public var image: NSImage?
    /// The URL of the folder or file; nil for none.
    public let url: URL?
    /// Creates an item without a URL.
    public init() { url = nil }
    /// Creates an item for a folder or a file.
    init(_ url: URL, isFolder: Bool) {
      self.url = url
      title = url.path == "/" ? "/" : url.lastPathComponent
      image = NSImage(.symbol(isFolder ? "folder.fill" : "doc.fill"))
    }
  }

  /// The URL whose path is shown; nil for none.
  ///
  /// Setting it replaces `pathItems`.
  open var url: URL? { didSet { pathItems = Self.items(of: url) } }
  /// The components of the path: the folders, and the file or folder at the end.
  open var pathItems: [Item] = [] { didSet { contentDidChange() } }
  /// The component that was last clicked or chosen from the pop-up menu; nil for none.
  public private(set) final weak var clickedPathItem: Item?
  /// The text shown while there are no components; nil for none.
  open var placeholderString: String? { didSet { setNeedsDisplay() } }

  /// The way in which a path control shows its path.
  ///
  /// Apple counterpart: `NSPathControl.Style` · Source: NSPathCell.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// All components are shown side by side.
    case standard = 0
    /// The last component is shown in a pop-up button; its menu lists all components, the last one
    /// first.
    case popUp = 2
  }
  /// The way in which the path is shown; the default is `standard`.
  open var pathStyle = Style.standard { didSet { contentDidChange() } }
  /// The delegate, which can change the menu of the pop-up style and decides about drops; nil for
  /// none.
  open weak var delegate: (any NSPathControlDelegate)?
  /// Whether the user can change the path by dropping a file; the default is false.
  open var isEditable = false {
    didSet {
      if isEditable { registerForDraggedTypes([.fileURL]) } else { unregisterDraggedTypes() }
    }
  }
  /// The action sent at the second click of a double-click; the default, nil, means `action`.
  open var doubleAction: Selector?

  /// Creates a path control with a frame and without a path.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  private static func items(of url: URL?) -> [Item] {
    guard let url else { return [] }
    var steps: [URL] = [url]
    while let last = steps.last, last.pathComponents.count > 1, steps.count < 64 {
      steps.append(last.deletingLastPathComponent())
    }
    return steps.reversed().map { Item($0, isFolder: $0 != url || url.hasDirectoryPath) }
  }

  private final func width(of item: Item) -> CGFloat {
    textMeasure.width(of: item.title, in: Self.font) + 20
  }
  private static let font = NSFont.systemFont(ofSize: 11)

  override final func contentSize(within size: CGSize) -> CGSize {
    if pathStyle == .popUp {
      return CGSize(width: (pathItems.last.map { width(of: $0) } ?? 60) + 40, height: 22)
    }
    let widths = pathItems.map { width(of: $0) }
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(max(0, pathItems.count - 1)) * 14 + 8, height: 22)
  }
  private final var frames: [CGRect] {
    var left = bounds.minX + 4
    return pathItems.map { item in
      let width = width(of: item)
      let frame = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
      left += width + 14
      return frame.placed(in: bounds, drawnDirection)
    }
  }

  override final func beginTracking(at point: NSPoint) -> Bool { true }
  override final func endTracking(at point: NSPoint) {
    if pathStyle == .popUp { return bounds.contains(point) ? openMenu() : () }
    guard let index = frames.firstIndex(where: { $0.contains(point) }) else { return }
    clickedPathItem = pathItems[index]
    sendAction(orDouble: doubleAction)
  }

  /// Shows the parts of the path in a menu, the last one first.
  private final func openMenu() {
    let menu = NSMenu(title: "")
    for item in pathItems.reversed() {
      let row = NSMenuItem(title: item.title, action: nil, keyEquivalent: "")
      row.image = item.image
      row.onAction = { [weak self] _ in self?.choose(item) }
      menu.addItem(row)
    }
    delegate?.pathControl(self, willPopUp: menu)
    menu.popUp(positioning: nil, at: NSPoint(x: bounds.minX, y: bounds.maxY + 2), in: self)
  }
  private final func choose(_ item: Item) {
    clickedPathItem = item
    if let chosen = item.url { url = chosen }
    sendAction()
  }
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    guard isEditable, isEnabled else { return [] }
    return delegate?.pathControl(self, validateDrop: sender) ?? .copy
  }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    let urls = sender.draggingPasteboard.readObjects(forClasses: [NSURL.self]) as? [NSURL]
    let former = url
    guard let new = urls?.first, delegate?.pathControl(self, acceptDrop: sender) ?? true else {
      return false
    }
    // A delegate may have set another one.
    if url == former { url = new as URL }
    sendAction()
    return true
  }

  private final func drawPopUp(in context: GraphicsContext) {
    let ink: NSColor = isEnabled ? .controlTextColor : .disabledControlTextColor
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.drawBezel(
        in: bounds, isHighlighted ? ControlLook.pressedBezel : ControlLook.bezel, cornerRadius: 6)
    }
    let cap = CGRect(x: bounds.maxX - 19, y: bounds.midY - 8, width: 16, height: 16)
    PopUpCap(isEnabled: isEnabled, view: self).draw(
      "chevron.up.chevron.down", in: cap.placed(in: bounds, drawnDirection), context)
    if let item = pathItems.last {
      let picture = CGRect(x: bounds.minX + 8, y: bounds.midY - 7, width: 14, height: 14)
      if let image = item.image {
        context.draw(
          image, in: picture.placed(in: bounds, drawnDirection), place: .content,
          tint: isEnabled ? .controlAccentColor : ink)
      }
      let words = CGRect(
        x: bounds.minX + 26, y: bounds.minY, width: max(0, bounds.width - 48),
        height: bounds.height
      ).placed(in: bounds, drawnDirection)
      context.clip(to: words) {
        context.draw(
          item.title, Self.font, ink, in: words,
          share: NSTextAlignment.natural.share(in: drawnDirection))
      }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 6)
  }

  override final func drawLook(in context: GraphicsContext) {
    if pathStyle == .popUp { return drawPopUp(in: context) }
    let ink: NSColor = isEnabled ? .controlTextColor : .disabledControlTextColor
    if pathItems.isEmpty, let placeholderString {
      context.draw(
        placeholderString, Self.font, .placeholderTextColor, in: bounds.within(dx: 4, dy: 0))
    }
    context.clip(to: bounds) {
      for (index, (item, frame)) in zip(pathItems, frames).enumerated() {
        let direction = drawnDirection
        let picture = CGRect(x: frame.minX, y: frame.midY - 7, width: 14, height: 14)
        if let image = item.image {
          let tint: NSColor = isEnabled ? .controlAccentColor : ink
          context.draw(
            image, in: picture.placed(in: frame, direction), place: .content, tint: tint)
        }
        let words = CGRect(
          x: frame.minX + 18, y: frame.minY, width: frame.width - 18, height: frame.height)
        context.draw(
          item.title, Self.font, ink, in: words.placed(in: frame, direction),
          share: NSTextAlignment.natural.share(in: direction))
        guard index < pathItems.count - 1 else { continue }
        let gap = CGRect(x: frame.maxX, y: frame.minY, width: 14, height: frame.height)
        let place =
          direction == .rightToLeft ? gap.offsetBy(dx: -frame.width - 14, dy: 0) : gap
        context.drawSymbol(direction.forwardSymbol, in: place, side: 8, .secondaryLabelColor)
      }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 4)
  }
}

/// AppKit's name for `NSPathControl.Item`.
///
/// Apple counterpart: `NSPathControlItem` · Source: NSPathControlItem.h · Fidelity: approximate,
/// titles have no attributes
public typealias NSPathControlItem = NSPathControl.Item

/// The delegate of a path control; every method has a default.
///
/// Apple counterpart: `NSPathControlDelegate` · Source: NSPathControl.h · Fidelity: approximate,
/// without methods for dragging items out and for open panels
@preconcurrency @MainActor
public protocol NSPathControlDelegate: AnyObject {
  /// Called before the menu of the pop-up style opens; the delegate may change the menu.
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
  /// Asks which operation a drop of a file would perform; the default returns `copy`, and an empty
  /// set refuses the drop.
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo)
    -> NSDragOperation
  /// Asks whether a dropped file becomes the control's URL; the default returns true.
  func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
}

extension NSPathControlDelegate {
  /// Called before the menu of the pop-up style opens; the default does nothing.
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
  /// Asks which operation a drop of a file would perform; the default returns `copy`.
  public func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo)
    -> NSDragOperation
  { .copy }
  /// Asks whether a dropped file becomes the control's URL; the default returns true.
  public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo)
    -> Bool
  { true }
}
