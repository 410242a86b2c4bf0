// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that shows a file's path as a row of its folders and the file.
///
/// Apple counterpart: `NSPathControl` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without pop-up style and editing
open class NSPathControl: NSControl {
  /// A component of a path control: a folder or a file.
  ///
  /// Apple counterpart: `NSPathControlItem` · Source: AppKit reference · Fidelity: approximate,
  /// titles have no attributes
  @preconcurrency @MainActor
  public final class Item {
    /// The name of the folder or file.
    public var title: String
    /// The image before the title; nil for none.
    public var image: NSImage?
    /// The URL of the folder or file; nil for none.
    public let url: URL?
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
  /// The components of the path: its folders, and the file or folder at the end.
  open var pathItems: [Item] = [] { didSet { contentDidChange() } }
  /// The component that was clicked last; nil for none.
  public private(set) final weak var clickedPathItem: Item?
  /// The text shown while there are no components; nil for none.
  open var placeholderString: String? { didSet { setNeedsDisplay() } }

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
    guard let index = frames.firstIndex(where: { $0.contains(point) }) else { return }
    clickedPathItem = pathItems[index]
    sendAction()
  }

  override final func drawLook(in context: GraphicsContext) {
    let ink: NSColor = isEnabled ? .controlTextColor : .disabledControlTextColor
    if pathItems.isEmpty, let placeholderString {
      context.draw(
        placeholderString, Self.font, .placeholderTextColor, in: bounds.insetBy(dx: 4, dy: 0))
    }
    context.clip(to: bounds) {
      for (index, (item, frame)) in zip(pathItems, frames).enumerated() {
        let direction = drawnDirection
        let picture = CGRect(x: frame.minX, y: frame.midY - 7, width: 14, height: 14)
        if let image = item.image {
          let tint: NSColor = isEnabled ? .systemBlue : ink
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
