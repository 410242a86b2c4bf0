// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
import Foundation

/// A controller that lets the user choose a color from a grid and set its opacity with a slider.
///
/// Apple counterpart: `UIColorPickerViewController` · Source: UIColorPickerViewController.h ·
/// Fidelity: approximate, the spectrum and the component sliders are missing
open class ColorPickerViewController: ViewController {
  /// The delegate, which is notified when the user chooses a color; nil for none.
  public final weak var delegate: (any ColorPickerViewControllerDelegate)?
  /// The chosen color; the default is white.
  open var selectedColor = DynamicColor.white { didSet { grid.selectedColor = selectedColor } }
  /// Whether the user can choose the opacity of the color; the default is true.
  ///
  /// Set it before the view is loaded.
  open var supportsAlpha = true
  /// Called with each choice by the well that presents the picker.
  final var onPick: ((DynamicColor) -> Void)?

  private let grid = ColorGrid()
  private let heading = Label(text: "Colors")
  private let close = Button()
  private let opacity = Slider()
  private let opacityLabel = Label(text: "OPACITY")

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    heading.text = title ?? "Colors"
    heading.font = .headline
    heading.textAlignment = .center
    opacityLabel.font = .footnote
    opacityLabel.textColor = .secondaryLabel
    (opacity.value, opacity.isHidden, opacityLabel.isHidden) = (1, !supportsAlpha, !supportsAlpha)
    close.setImage(Image(.symbol("xmark.circle.fill")), for: .normal)
    close.accessibilityLabel = "Close"
    close.addAction(Action { [unowned self] _ in finish() }, for: .touchUpInside)
    grid.selectedColor = selectedColor
    grid.addAction(Action { [unowned self] _ in pick(continuously: false) }, for: .valueChanged)
    opacity.addAction(Action { [unowned self] _ in pick(continuously: true) }, for: .valueChanged)
    for part in [heading, close, grid, opacityLabel, opacity] { view.addSubview(part) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - 32, 400)
    let left = (view.bounds.width - width) / 2
    let frame = CGRect(x: left, y: 12, width: width, height: 30)
    heading.frame = frame
    close.frame = CGRect(x: frame.maxX - 30, y: 12, width: 30, height: 30)
      .placed(in: view.bounds, view.traitCollection.layoutDirection)
    grid.frame = CGRect(x: left, y: 60, width: width, height: width * 10 / 12)
    opacityLabel.frame = CGRect(x: left, y: grid.frame.maxY + 20, width: width, height: 18)
    opacity.frame = CGRect(x: left, y: opacityLabel.frame.maxY + 6, width: width, height: 31)
  }

  private final func pick(continuously: Bool) {
    guard let color = grid.selectedColor else { return }
    let alpha = CGFloat(opacity.value)
    selectedColor = supportsAlpha && alpha < 1 ? color.withAlphaComponent(alpha) : color
    onPick?(selectedColor)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }

  private final func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// The methods that a color picker calls to report choices; all have defaults.
///
/// Apple counterpart: `UIColorPickerViewControllerDelegate` · Source:
/// UIColorPickerViewController.h · Fidelity: exact
@preconcurrency @MainActor
public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// Called when the user chose a color; `continuously` is true while the user moves the opacity
  /// slider.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: DynamicColor, continuously: Bool)
  /// Called when the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Called when the user chose a color; `continuously` is true while the user moves the opacity
  /// slider.
  ///
  /// The default does nothing.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: DynamicColor, continuously: Bool
  ) {}
  /// Called when the user closed the picker; the default does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}
