// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The home screen of the session's app: a header picture, a card of blur over it, the app's star
/// as a template, a title and a text.
///
/// The card opens a sheet, a button a popover.
final class HomeController: PlacedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = Self.lake
    place(header()) { CGRect(x: 0, y: 0, width: $0.width, height: 300) }
    addCard()
    addStar()
    addText()
    addBars()
  }

  private func header() -> UIView {
    let asset = UIImageAsset()
    for (scenery, style) in [(Scenery.day, UIUserInterfaceStyle.light), (.night, .dark)] {
      asset.register(
        UIImage(.file(scenery.path)), with: UITraitCollection(userInterfaceStyle: style))
    }
    let image = UIImageView()
    image.image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    return image
  }

  /// What opens the sheet: a control around the card, which gets what that does not want.
  private func addCard() {
    let control = UIControl()
    place(control) { $0.line(224, 56) }
    addCardContent(to: control)
    control.addAction(
      UIAction { [unowned self] _ in present(SheetController(), animated: true) },
      for: .touchUpInside)
  }

  /// Blur, then vibrancy in its content, then a label and a symbol in that.
  private func addCardContent(to control: UIView) {
    let blurEffect = UIBlurEffect(style: .systemThinMaterial)
    let blurView = UIVisualEffectView(effect: blurEffect)
    // The native layer, whose corners the whole effect takes.
    blurView.layer.cornerRadius = 16
    let vibrancyView = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blurEffect, style: .label))
    let label = UILabel()
    label.text = "Learn More"
    label.font = .headline
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    chevron.tintColor = .label
    place(blurView, in: control) { CGRect(origin: .zero, size: $0) }
    place(vibrancyView, in: blurView) { CGRect(origin: .zero, size: $0) }
    place(label, in: vibrancyView) { CGRect(x: 18, y: 16, width: $0.width - 110, height: 24) }
    place(chevron, in: vibrancyView) { CGRect(x: $0.width - 34, y: 18, width: 20, height: 20) }
  }

  /// The logo's color: green in light, yellow in dark.
  static let logo = UIColor { traitCollection in
    traitCollection.userInterfaceStyle == .dark ? .systemYellow : UIColor(hex: 0x248A3D)
  }

  /// The app's blue for what is written in it, which stands out in every appearance.
  static let lake = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? UIColor(hex: isHigh ? 0x9CD0FF : 0x66B5FF) : UIColor(hex: isHigh ? 0x00407F : 0x0059B2)
  }
  /// The app's blue under white text.
  private static let deepLake = UIColor { traits in
    traits.accessibilityContrast == .high ? UIColor(hex: 0x00407F) : UIColor(hex: 0x0A63C2)
  }
  /// What is said beside the rest.
  private static let aside = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? UIColor(hex: isHigh ? 0xD0D0D6 : 0xA6A6AD) : UIColor(hex: isHigh ? 0x3F3F44 : 0x636368)
  }

  private func addStar() {
    let star = UIImageView(
      image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate))
    star.tintColor = Self.logo
    place(star) { _ in CGRect(x: 20, y: 324, width: 44, height: 44) }
  }

  private func addText() {
    let title = UILabel()
    title.text = "Summit Lake"
    title.font = .systemFont(ofSize: 28, weight: 700)
    place(title) { CGRect(x: 76, y: 320, width: $0.width - 96, height: 34) }
    let subtitle = UILabel()
    subtitle.text = "Twelve trails, two of them lit at night"
    subtitle.textColor = Self.aside
    subtitle.font = .subheadline
    place(subtitle) { CGRect(x: 76, y: 352, width: $0.width - 96, height: 20) }
    let text = UITextView()
    text.text = """
      The path around the lake takes two hours. In the morning the fog lies over the water; \
      after sunset the lanterns on the eastern shore come on, and the hut stays open until ten.

      Bring a lamp for the last part: between the pines it is darker than it looks from here.
      """
    place(text) { $0.line(392, 220) }
    addButtons()
  }

  private func addButtons() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Plan a Walk"
    filled.baseBackgroundColor = Self.deepLake
    filled.image = UIImage(systemName: "map")
    var gray = UIButton.Configuration.gray()
    gray.title = "Save"
    gray.image = UIImage(systemName: "bookmark")
    let plan = UIButton(configuration: filled)
    place(plan) { CGRect(x: 20, y: 640, width: $0.width - 170, height: 50) }
    plan.changesSelectionAsPrimaryAction = true
    plan.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Walk Planned" : "Plan a Walk"
      button.configuration?.image = UIImage(systemName: button.isSelected ? "checkmark" : "map")
    }
    let save = UIButton(configuration: gray)
    place(save) { CGRect(x: $0.width - 138, y: 640, width: 118, height: 50) }
    save.addAction(
      UIAction { [unowned self] _ in offerLists(from: save) }, for: .primaryActionTriggered)
  }

  /// Asks in a popover to which lists the place is to be added.
  private func offerLists(from button: UIView) {
    let lists = SavedListsController()
    lists.modalPresentationStyle = .popover
    lists.popoverPresentationController?.sourceView = button
    present(lists, animated: true)
  }

  private func addBars() {
    addStatusBar()
    let tabs = UITabBar()
    tabs.items = [
      UITabBarItem(title: "Trails", image: UIImage(systemName: "house")),
      UITabBarItem(title: "Saved", image: UIImage(systemName: "bookmark")),
      UITabBarItem(title: "Profile", image: UIImage(systemName: "person")),
    ]
    tabs.selectedIndex = 0
    tabs.unselectedItemTintColor = Self.aside
    place(tabs) { CGRect(x: 0, y: $0.height - 83, width: $0.width, height: 83) }
    addHomeIndicator()
  }
}

extension UIColor {
  /// A color of sRGB from its six digits.
  fileprivate convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
