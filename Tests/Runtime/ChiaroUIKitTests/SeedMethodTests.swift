// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// UIKit's methods of the table in "Supporting Dark Mode in your interface", overridden as it says.
@MainActor
@Suite("UIKit's methods")
struct SeedMethodTests {
  final class Notes {
    var lines: [String] = []
    func add(_ line: String) {
      lines.append("\(line) \(UITraitCollection.current.userInterfaceStyle)")
    }
  }

  final class CustomView: UIView {
    var notes: Notes?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes?.add("traitCollectionDidChange")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      notes?.add("layoutSubviews")
    }
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.label.setFill()
      notes?.add("draw")
    }
    override func updateConstraints() {
      notes?.add("updateConstraints")
      super.updateConstraints()
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      notes?.add("tintColorDidChange")
    }
  }

  final class CustomController: UIViewController {
    let notes = Notes()
    let content = CustomView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(content)
      content.notes = notes
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.add("controller traitCollectionDidChange")
    }
    override func updateViewConstraints() {
      notes.add("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      notes.add("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      notes.add("viewDidLayoutSubviews")
    }
  }

  final class CustomPresentation: UIPresentationController {
    let notes = Notes()
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.add("presentation traitCollectionDidChange")
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      notes.add("containerViewWillLayoutSubviews")
    }
    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      notes.add("containerViewDidLayoutSubviews")
    }
  }

  private func makeWindow(_ root: UIViewController) -> (UIScreen, UIWindow) {
    let screen = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = root
    screen.update()
    return (screen, window)
  }

  private func becomeDark(_ screen: UIScreen) {
    screen.systemTraits = UITraitCollection(userInterfaceStyle: .dark)
    screen.update()
  }

  @Test("every method of the table is called once for a change, with the new traits current")
  func table() {
    let controller = CustomController()
    let (screen, window) = makeWindow(controller)
    controller.notes.lines = []
    becomeDark(screen)
    #expect(
      controller.notes.lines.sorted() == [
        "controller traitCollectionDidChange dark", "draw dark", "layoutSubviews dark",
        "tintColorDidChange dark", "traitCollectionDidChange dark", "updateConstraints dark",
        "updateViewConstraints dark", "viewDidLayoutSubviews dark", "viewWillLayoutSubviews dark",
      ])
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("the methods of a presentation")
  func presentation() {
    let root = UIViewController()
    let (screen, window) = makeWindow(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let presentation = CustomPresentation(presentedViewController: sheet, presenting: root)
    sheet.setPresentationController(presentation)
    root.present(sheet, animated: false)
    screen.update()
    presentation.notes.lines = []
    becomeDark(screen)
    #expect(
      presentation.notes.lines == [
        "presentation traitCollectionDidChange dark", "containerViewWillLayoutSubviews dark",
        "containerViewDidLayoutSubviews dark",
      ])
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(window.traitCollection.userInterfaceLevel == .base)
  }

  @Test("S133: a layer's border is the color as it was, until it is set again")
  func layers() {
    let controller = CustomController()
    let (screen, window) = makeWindow(controller)
    let dynamicColor = UIColor { (traitCollection: UITraitCollection) -> UIColor in
      traitCollection.userInterfaceStyle == .dark ? .white : .black
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.borderWidth = 1
    layer.borderColor = dynamicColor.resolvedColor(with: controller.traitCollection).cgColor
    controller.view.layer.addSublayer(layer)
    controller.view.layer.backgroundColor = UIColor.systemBackground.cgColor
    let light = window.displayList.description
    #expect(light.contains("stroke 1 2 3 4 r0 w1 #000000"))
    becomeDark(screen)
    #expect(window.displayList.description == light)
    controller.traitCollection.performAsCurrent {
      layer.borderColor = dynamicColor.cgColor
      controller.view.layer.backgroundColor = UIColor.systemBackground.cgColor
    }
    #expect(window.displayList.description.contains("stroke 1 2 3 4 r0 w1 #FFFFFF"))
    #expect(layer.borderColor?.hexText == "#FFFFFF")
    #expect(controller.view.layer.sublayers?.count == 1)
    layer.removeFromSuperlayer()
    #expect(!window.displayList.description.contains("stroke"))
  }

  @Test("a card of blur, vibrancy and label, as the session builds it")
  func effects() {
    let controller = CustomController()
    let (screen, window) = makeWindow(controller)
    defer { withExtendedLifetime(screen) {} }
    let blurEffect = UIBlurEffect(style: .systemThinMaterial)
    let blurView = UIVisualEffectView(effect: blurEffect)
    blurView.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let vibrancyEffect = UIVibrancyEffect(blurEffect: blurEffect, style: .label)
    let vibrancyView = UIVisualEffectView(effect: vibrancyEffect)
    vibrancyView.frame = blurView.bounds
    let label = UILabel()
    label.text = "Learn More"
    label.frame = vibrancyView.bounds
    vibrancyView.contentView.addSubview(label)
    blurView.contentView.addSubview(vibrancyView)
    controller.view.addSubview(blurView)
    #expect(blurView.issues.isEmpty && vibrancyView.issues.isEmpty)
    #expect(window.displayList.materials.map(\.name) == ["ios/systemThinMaterial/light"])
    blurView.effect = UIBlurEffect(style: .systemThickMaterial)
    let effects: [UIVisualEffect?] = [blurView.effect, vibrancyView.effect]
    #expect(effects.compactMap { $0 as? UIBlurEffect }.map(\.style) == [.systemThickMaterial])
    #expect(vibrancyView.issues == [.vibrancyOutsideOfItsBlur])
  }

  @Test("S190, S191: attributed strings of Foundation's, without a color and with one")
  func attributedStrings() {
    let controller = CustomController()
    let (screen, window) = makeWindow(controller)
    becomeDark(screen)
    let label = UILabel()
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    controller.view.addSubview(label)
    label.attributedText = NSAttributedString(string: "plain")
    #expect(color(of: "plain", in: window) == "#FFFFFF")
    label.textColor = .red
    #expect(color(of: "plain", in: window) == "#FF0000")
    label.attributedText = NSAttributedString(
      string: "colored", attributes: [.foregroundColor: UIColor.label])
    #expect(color(of: "colored", in: window) == "#FFFFFF")
    #expect(label.attributedText?.string == "colored")
    let restored = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(restored as? UIColor == .label)
    label.attributedText = nil
    #expect(label.attributedText == nil)
  }

  private func color(of text: String, in window: UIWindow) -> String? {
    let list = window.displayList
    for command in list.commands {
      if case .text(_, let index, let slot) = command, list.texts[Int(index)].string == text {
        return list.colors[Int(slot.index)].hexText
      }
    }
    return nil
  }

  @Test("an image by traits, from an asset that was filled at run time")
  func images() {
    let asset = UIImageAsset()
    let (light, dark) = (UIImage(.file("light")), UIImage(.file("dark")))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(asset.image(with: traitCollection)?.content == dark.content)
    let other = UITraitCollection(userInterfaceStyle: .light)
    #expect(asset.image(with: other)?.content == light.content)
    #expect(asset.image(with: traitCollection)?.imageAsset === asset)
    #expect(UIImage(systemName: "star")?.imageAsset == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("status bar, activity indicator, scroll indicators and the rest of the session's names")
  func others() {
    final class LightContent: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (screen, window) = makeWindow(LightContent())
    defer { withExtendedLifetime(screen) {} }
    #expect(window.windowScene?.statusBarStyle == .lightContent)
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.color = .white
    indicator.color = nil
    let scroll = UIScrollView()
    #expect(scroll.indicatorStyle == .default)
    #expect(UILabel().textColor == .label)
    #expect(UIFont.systemFont(ofSize: 17).pointSize == UIFont.labelFontSize)
  }
}
