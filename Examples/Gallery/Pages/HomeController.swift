// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The home screen of the session's app: a header picture, a card of blur over it, the app's star
/// as a template, a title and a text.
///
/// The card opens a sheet, a button a popover.
final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(header())
    view.addSubview(card())
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
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    image.image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    return image
  }

  /// What opens the sheet: a control around the card, which gets what that does not want.
  private func card() -> UIView {
    let control = UIControl(frame: CGRect(x: 20, y: 224, width: 350, height: 56))
    let blurView = cardContent()
    control.addSubview(blurView)
    control.addAction(
      UIAction { [unowned self] _ in present(SheetController(), animated: true) },
      for: .touchUpInside)
    return control
  }

  /// Blur, then vibrancy in its content, then a label and a symbol in that.
  private func cardContent() -> UIView {
    let blurEffect = UIBlurEffect(style: .systemThinMaterial)
    let blurView = UIVisualEffectView(effect: blurEffect)
    blurView.frame = CGRect(x: 0, y: 0, width: 350, height: 56)
    // The native layer, whose corners the whole effect takes.
    blurView.layer.cornerRadius = 16
    let vibrancyView = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blurEffect, style: .label))
    vibrancyView.frame = CGRect(x: 0, y: 0, width: 350, height: 56)
    let label = UILabel()
    label.text = "Learn More"
    label.font = .headline
    label.frame = CGRect(x: 18, y: 16, width: 240, height: 24)
    let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    chevron.frame = CGRect(x: 316, y: 18, width: 20, height: 20)
    chevron.tintColor = .label
    vibrancyView.contentView.addSubview(label)
    vibrancyView.contentView.addSubview(chevron)
    blurView.contentView.addSubview(vibrancyView)
    return blurView
  }

  /// The logo's color: green in light, yellow in dark.
  static let logo = UIColor { traitCollection in
    traitCollection.userInterfaceStyle == .dark ? .systemYellow : .systemGreen
  }

  private func addStar() {
    let star = UIImageView(
      image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate))
    star.tintColor = Self.logo
    star.frame = CGRect(x: 20, y: 324, width: 44, height: 44)
    view.addSubview(star)
  }

  private func addText() {
    let title = UILabel()
    title.text = "Summit Lake"
    title.font = .systemFont(ofSize: 28, weight: 700)
    title.frame = CGRect(x: 76, y: 320, width: 294, height: 34)
    let subtitle = UILabel()
    subtitle.text = "Twelve trails, two of them lit at night"
    subtitle.textColor = .secondaryLabel
    subtitle.font = .subheadline
    subtitle.frame = CGRect(x: 76, y: 352, width: 294, height: 20)
    let text = UITextView()
    text.text = """
      The path around the lake takes two hours. In the morning the fog lies over the water; \
      after sunset the lanterns on the eastern shore come on, and the hut stays open until ten.

      Bring a lamp for the last part: between the pines it is darker than it looks from here.
      """
    text.frame = CGRect(x: 20, y: 392, width: 350, height: 220)
    for child in [title, subtitle, text] { view.addSubview(child) }
    addButtons()
  }

  private func addButtons() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Plan a Walk"
    filled.image = UIImage(systemName: "map")
    var gray = UIButton.Configuration.gray()
    gray.title = "Save"
    gray.image = UIImage(systemName: "bookmark")
    let plan = UIButton(configuration: filled)
    plan.frame = CGRect(x: 20, y: 640, width: 220, height: 50)
    plan.changesSelectionAsPrimaryAction = true
    plan.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Walk Planned" : "Plan a Walk"
      button.configuration?.image = UIImage(systemName: button.isSelected ? "checkmark" : "map")
    }
    let save = UIButton(configuration: gray)
    save.frame = CGRect(x: 252, y: 640, width: 118, height: 50)
    save.addAction(
      UIAction { [unowned self] _ in offerLists(from: save) }, for: .primaryActionTriggered)
    for button in [plan, save] { view.addSubview(button) }
  }

  /// Asks in a popover to which lists the place is to be added.
  private func offerLists(from button: UIView) {
    let lists = SavedListsController()
    lists.modalPresentationStyle = .popover
    lists.popoverPresentationController?.sourceView = button
    present(lists, animated: true)
  }

  private func addBars() {
    let status = StatusBar()
    status.frame = CGRect(x: 0, y: 0, width: 390, height: 47)
    view.addSubview(status)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    tabs.items = [
      UIBarButtonItem(title: "Trails", image: UIImage(systemName: "house")),
      UIBarButtonItem(title: "Saved", image: UIImage(systemName: "bookmark")),
      UIBarButtonItem(title: "Profile", image: UIImage(systemName: "person")),
    ]
    tabs.selectedIndex = 0
    view.addSubview(tabs)
  }
}
