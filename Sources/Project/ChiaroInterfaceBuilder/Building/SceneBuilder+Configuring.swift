// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

extension SceneBuilder {
  /// Gives a view what every view can have.
  func configure(_ view: View, _ element: InterfaceElement) {
    if let frame = frame(of: element) {
      let insets =
        (view as? any Aligned)?.outsets
        ?? (isLiveMac ? LiveMac.outsets(of: element, self) : .zero)
      view.frame = frame.inset(by: insets)
    }
    let mask = AutoresizingMask(element.child(key: "autoresizingMask"))
    view.autoresizingMask = document.platform == .macOS ? mask.turned : mask
    let isFixed = element.flag("fixedFrame") == true || !document.usesAutolayout
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if element.flag("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if classes.flag("hidden", of: element) == true { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = min(1, max(0, alpha)) }
    if element.flag("clipsSubviews") == true { view.clipsToBounds = true }
    if element.flag("userInteractionEnabled") == false { view.isUserInteractionEnabled = false }
    if let mode = element[attribute: "contentMode"].flatMap({ EnumeratedValues.contentModes[$0] }) {
      view.contentMode = mode
    }
    if let semantic = element[attribute: "semanticContentAttribute"]
      .flatMap({ EnumeratedValues.semantics[$0] })
    {
      view.semanticContentAttribute = semantic
    }
    if let color = color(of: element, key: "backgroundColor") { view.backgroundColor = color }
    if let color = color(of: element, key: "tintColor"), let color { view.tintColor = color }
    if isLiveMac { LiveMac.identify(view, element) }
    view.overrideUserInterfaceStyle = EnumeratedValues.style(of: element)
    configureLayout(of: view, element)
    if !view.translatesAutoresizingMaskIntoConstraints { trustSavedSize(of: view, element) }
    RuntimeAttributes.apply(to: view, element, self)
  }

  private func configureLayout(of view: View, _ element: InterfaceElement) {
    func priority(_ name: String) -> LayoutPriority? {
      element.number(name).map { LayoutPriority(rawValue: Float(min(1_000, max(1, $0)))) }
    }
    for (axis, name) in [(LayoutAxis.horizontal, "horizontal"), (.vertical, "vertical")] {
      // Files leave out 250, which is not what controls of a fixed size have in code.
      let usual: LayoutPriority? = view is Switch || view is Stepper ? .defaultLow : nil
      if let hugging = priority("\(name)HuggingPriority") ?? usual {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      if let resistance = priority("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
    if let margins = element.insets(key: "directionalLayoutMargins")
      ?? element.insets(key: "layoutMargins")
    {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    if element.flag("preservesSuperviewLayoutMargins") == true {
      view.preservesSuperviewLayoutMargins = true
    }
    if element.flag("insetsLayoutMarginsFromSafeArea") == false {
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Makes the guides of a view known under their identifiers.
  func addGuides(of element: InterfaceElement, to view: View) {
    for child in element.children {
      if child.isNamed("viewLayoutGuide") || child.isNamed("keyboardLayoutGuide") {
        guard let id = child.objectID, let guide = guide(child.key ?? "", of: view) else {
          continue
        }
        register(guide, id)
      } else if child.isNamed("layoutGuides") || child.isNamed("userGuides") {
        addFreeGuides(child, to: view)
      }
    }
  }

  private func addFreeGuides(_ list: InterfaceElement, to view: View) {
    for child in list.children {
      guard let id = child.objectID, child.isNamed("layoutGuide") else { continue }
      let guide = LayoutGuide()
      view.addLayoutGuide(guide)
      register(guide, id)
    }
  }

  /// The guides of before the safe area: bars above and below, at whose far edges content begins.
  func addOldGuides(of controller: InterfaceElement, to view: View) {
    for element in controller.list("layoutGuides") {
      guard element.isNamed("viewControllerLayoutGuide"), let id = element.objectID else {
        continue
      }
      let guide = LayoutGuide()
      view.addLayoutGuide(guide)
      let isTop = element[attribute: "type"] == "top"
      let safe = view.safeAreaLayoutGuide
      LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      ])
      register(guide, id)
    }
  }

  private func guide(_ key: String, of view: View) -> LayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? ScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? ScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
