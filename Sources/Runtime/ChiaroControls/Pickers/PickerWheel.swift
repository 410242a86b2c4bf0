// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroFoundation
import ChiaroRaster
import ChiaroViews
import Foundation

/// A wheel of a picker: rows on a drum that comes to rest with one of them in its middle.
final class PickerWheel: ScrollView, ScrollViewDelegate {
  private unowned let picker: PickerView
  private let component: Int
  private(set) var count = 0
  /// The row in the middle when the wheel is at rest.
  private(set) var chosen = 0
  private(set) var rowHeight = PickerView.rowHeight
  private(set) var shownViews: [Int: View] = [:]
  private var spareViews: [View] = []
  private var isFocusedWheel = false { didSet { setNeedsDisplay() } }

  /// What a delegate without views answers.
  static let noView = View(frame: .zero)
  /// The radius of the drum: rows a quarter of a turn away are at its edge.
  private static let radius: CGFloat = 100
  private static let font = Font.systemFont(ofSize: 21)

  init(_ picker: PickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    delegate = self
  }

  override var restStep: CGFloat { rowHeight }

  /// Asks for the number and height of the rows, and shows them anew.
  func reload() {
    count = picker.numberOfRows(inComponent: component)
    for view in shownViews.values { view.removeFromSuperview() }
    (shownViews, spareViews) = ([:], [])
    chosen = min(chosen, max(0, count - 1))
    // A wheel that moves where there are no rows any more stops.
    let last = CGFloat(max(0, count - 1)) * rowHeight
    if max(contentOffset.y, animation?.y?.end ?? 0) > last { animation = nil }
    arrange()
  }

  /// Places the content after the size or the rows changed.
  func arrange() {
    rowHeight = picker.rowSize(forComponent: component).height
    let room = max(0, bounds.height - rowHeight)
    if drag == nil, animation == nil { contentOffset.y = CGFloat(chosen) * rowHeight }
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight + room)
    setNeedsDisplay()
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    chosen = row
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
    setNeedsDisplay()
  }

  // MARK: Use

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    setNeedsDisplay()
    if drag == nil, animation == nil { settle() }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { settle() }

  /// The row in the middle is chosen, which is told if somebody turned the wheel there.
  private func settle() {
    let row = max(0, min(count - 1, Int((contentOffset.y / rowHeight).rounded())))
    guard count > 0, row != chosen else { return }
    choose(row)
  }

  private func choose(_ row: Int) {
    guard (0..<count).contains(row), row != chosen else { return }
    select(row, animated: animation == nil && contentOffset.y != CGFloat(row) * rowHeight)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let touch = touches.first, drag == nil else { return }
    let place = touch.location(in: self).y - bounds.midY
    guard abs(place) < Self.radius else { return }
    let distance = asin(place / Self.radius) * Self.radius
    choose(Int(((contentOffset.y + distance) / rowHeight).rounded()))
  }

  override var canBecomeFocused: Bool { count > 0 && picker.isUserInteractionEnabled }
  override func focusDidChange(_ isFocused: Bool) { isFocusedWheel = isFocused }

  /// Turns the wheel by a row for the up and down arrows, and to its ends.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .upArrow: choose(max(0, chosen - 1))
    case .downArrow: choose(min(count - 1, chosen + 1))
    case .home: choose(0)
    case .end: choose(count - 1)
    default: return super.keyPressed(event)
    }
    return true
  }

  // MARK: Looks

  /// The rows that can be seen, with their angles on the drum.
  private var rows: [(row: Int, angle: CGFloat)] {
    let reach = Self.radius * .pi / 2
    let first = max(0, Int(((contentOffset.y - reach) / rowHeight).rounded(.up)))
    let last = min(count - 1, Int(((contentOffset.y + reach) / rowHeight).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).map { row in
      (row, (CGFloat(row) * rowHeight - contentOffset.y) / Self.radius)
    }.filter { cos($0.angle) > 0.15 }
  }

  /// The place of a row, squeezed as by the turn of the drum.
  private func frame(at angle: CGFloat) -> CGRect {
    let height = rowHeight * cos(angle)
    return CGRect(
      x: bounds.minX, y: bounds.midY + Self.radius * sin(angle) - height / 2, width: bounds.width,
      height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = rows
    let gone = shownViews.keys.filter { row in !rows.contains { $0.row == row } }
    for view in gone.sorted().compactMap({ shownViews.removeValue(forKey: $0) }) {
      view.removeFromSuperview()
      spareViews.append(view)
    }
    for (row, angle) in rows {
      guard let view = shownViews[row] ?? makeView(row) else { return }
      let place = frame(at: angle)
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: place.midX, y: place.midY)
      view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
      view.alpha = opacity(at: angle)
    }
  }

  private func makeView(_ row: Int) -> View? {
    let view = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: spareViews.popLast())
    guard let view, view !== Self.noView else { return nil }
    view.isUserInteractionEnabled = false
    shownViews[row] = view
    addSubview(view)
    return view
  }

  /// Rows that are not in the middle fade, as those of iOS do.
  private func opacity(at angle: CGFloat) -> CGFloat {
    abs(angle) * Self.radius < rowHeight / 2 ? 1 : 0.65 * cos(angle)
  }

  override func drawContent(in context: GraphicsContext) {
    let middle = bounds.midY - rowHeight / 2
    if isFocusedWheel {
      context.drawFocusRing(
        in: CGRect(x: bounds.minX, y: middle, width: bounds.width, height: rowHeight),
        cornerRadius: 8, traits: traitCollection)
    }
    for (row, angle) in rows where shownViews[row] == nil {
      guard let text = text(of: row) else { continue }
      let place = frame(at: angle)
      let squeeze = Transform(
        a: 1, b: 0, c: 0, d: Float(cos(angle)), tx: 0, ty: Float(place.midY * (1 - cos(angle))))
      context.group(opacity: opacity(at: angle)) {
        context.transform(by: squeeze) {
          let height = context.textMeasure.size(of: text, width: .infinity, limit: 1).height
          let line = CGRect(
            x: place.minX, y: place.midY - height / 2, width: place.width, height: height)
          context.draw(text, in: line.insetBy(dx: 4, dy: 0), alignment: .center, limit: 1)
        }
      }
    }
  }

  private func text(of row: Int) -> AttributedText? {
    let delegate = picker.delegate
    if let text = delegate?.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      return AttributedText(text)
    }
    return delegate?.pickerView(picker, titleForRow: row, forComponent: component).map {
      AttributedText($0, font: Self.font, foregroundColor: .label)
    }
  }
}
