// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view with wheels side by side.
///
/// The user chooses a row of each wheel.
///
/// Apple counterpart: `UIPickerView` · Source: UIPickerView.h · Fidelity: approximate, the sizes
/// are estimates
open class PickerView: View, SizeMeasuring {
  /// The data source, which supplies the numbers of wheels and rows; nil for no wheels.
  open weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which supplies the content of the rows and is notified of choices; nil for none.
  open weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }
  private final var wheels: [PickerWheel] = []

  /// The usual size, and the height of rows.
  ///
  /// Source: the height is that of pickers in nibs; the rest is estimated, compared with no device
  static let (size, rowHeight) = (CGSize(width: 320, height: 216), 32.0 as CGFloat)
  /// The distance of the mark of the chosen row from the edges.
  private static let margin: CGFloat = 9

  /// Creates a picker view without wheels.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.size)) }

  package final func measuredSize(within size: CGSize) -> CGSize { Self.size }

  // MARK: Content

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel; 0 if there is no data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Returns the size of the rows of a wheel, in points.
  ///
  /// - Precondition: the wheel exists
  open func rowSize(forComponent component: Int) -> CGSize {
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: widths[component], height: own >= 1 ? own : Self.rowHeight)
  }

  /// Returns the view that the delegate supplied for a row; nil if there is none or the row is not
  /// visible.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    wheels.indices.contains(component) ? wheels[component].shownViews[row] : nil
  }

  /// Reloads the rows of all wheels.
  ///
  /// The chosen rows stay chosen if they still exist.
  open func reloadAllComponents() {
    let count = dataSource == nil ? 0 : numberOfComponents
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }

  /// Reloads the rows of a wheel; if the wheel does not exist, reloads all wheels.
  open func reloadComponent(_ component: Int) {
    guard wheels.indices.contains(component) else { return reloadAllComponents() }
    wheels[component].reload()
  }

  // MARK: Choosing

  /// Turns a wheel to a row, without notifying the delegate.
  ///
  /// - Precondition: the wheel and the row exist
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition(
      wheels.indices.contains(component) && (0..<wheels[component].count).contains(row),
      "the selected row must exist")
    wheels[component].select(row, animated: animated)
  }

  /// Returns the index of the chosen row of a wheel; −1 if the wheel has no rows or does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].chosen
  }

  // MARK: Looks

  /// The widths of the wheels: those that the delegate gives, and equal parts of what is left.
  private final var widths: [CGFloat] {
    let count = numberOfComponents
    let own = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let free = max(0, bounds.width - 2 * Self.margin - own.reduce(0, +))
    let others = CGFloat(max(1, own.filter { $0 <= 0 }.count))
    return own.map { $0 > 0 ? $0 : free / others }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths
    guard widths.count == wheels.count else { return reloadAllComponents() }
    var left = (bounds.width - widths.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        .placed(in: bounds, drawnDirection)
      left += width
      wheel.arrange()
    }
  }

  open override func drawContent(in context: GraphicsContext) {
    guard let first = wheels.first else { return }
    let mark = CGRect(
      x: Self.margin, y: bounds.midY - first.rowHeight / 2,
      width: bounds.width - 2 * Self.margin, height: first.rowHeight)
    context.fill(mark, .tertiarySystemFill, cornerRadius: 8)
  }
}
