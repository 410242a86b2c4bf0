// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroInterpreter

/// UIKit as a host of interpreted code: its classes, and the effects of their properties and
/// methods.
///
/// The effects are in the tables of `Names`; the objects are those of ChiaroUIKit.
package final class KitHost: ObjectHost {
  /// The kit that makes the objects of the current drawing.
  package let kit: Kit
  private let superclasses: [String: String]
  private let propertyTypes: [String: [String: String]]
  private let methods: [String: Set<String>]
  private let usual: [String: [CallArgument]]

  /// Creates the host.
  ///
  /// - Parameter kit: the kit that makes the objects
  @MainActor package init(_ kit: Kit) {
    self.kit = kit
    superclasses = KitClasses.all.compactMapValues(\.upper)
    propertyTypes = KitClasses.all.mapValues { $0.properties.mapValues { $0.type } }
    methods = KitClasses.all.mapValues { Set($0.methods.keys) }
    usual = KitClasses.all.mapValues(\.usual)
  }

  /// The names of the classes and of their value types.
  package var names: Set<String> { Set(usual.keys).union(Self.values) }

  private static let values: Set<String> = [
    "UIButton.Configuration", "UIFont.Weight", "UIImage.SymbolConfiguration", "UIFontMetrics",
    "UIFontDescriptor", "NSMutableAttributedString", "NSMutableParagraphStyle", "NSRange",
    "NSParagraphStyle", "UILayoutPriority", "NSDirectionalEdgeInsets", "UIOffset", "IndexPath",
    "UIBackgroundConfiguration", "UIListContentConfiguration", "UIBlurEffect", "CGColor",
    "UIVibrancyEffect", "UIUserInterfaceLevel", "UIStackView.Axis", "NSTextAlignment",
    "AttributeContainer", "CGAffineTransform", "UIConfigurationTextAttributesTransformer",
    "UIImage.Configuration", "NSLayoutConstraint.Axis", "UIContentSizeCategory", "UICellAccessory",
    "UIView.ContentMode", "UIStackView.Alignment", "UIStackView.Distribution", "CGVector",
    "NSFont", "NSFont.Weight", "NSFontManager", "NSFontDescriptor", "NSEdgeInsets",
    "NSImage.SymbolConfiguration", "NSAppearance.Name", "NSUserInterfaceItemIdentifier",
    "NSControl.StateValue", "NSLayoutConstraint.Priority", "NSScreen",
    "NSWorkspace", "NSCursor", "NSNib.Name", "NSStoryboard.Name", "NSPasteboard.PasteboardType",
    "NSStoryboard.SceneIdentifier", "NSStackView.Gravity", "NSMakePoint",
    "NSImage.Name", "NSColor.Name", "NSColorSpace",
    "UIView.AutoresizingMask", "UIControl.State", "UITextField.ViewMode", "NSLineBreakMode",
    "Data",
  ]

  /// The type of an argument, as Swift writes it; nil where it is not known.
  package static func argumentType(of name: String, label: String?) -> String? {
    if let label { return labels[label] }
    return positions[name]
  }

  /// The value of a static property that depends on the current drawing; nil for none.
  package func constant(_ name: String) -> Value? {
    guard name == "UITraitCollection.current" else { return nil }
    return MainThread.run(kit) { kit in kit.inStage { KitTraits.value(.current) } }
  }

  /// A part of a value that code did not give: a configuration's own insets, or the characters of
  /// an attributed text.
  package func member(_ name: String, of hosted: HostValue) -> Value? {
    if ["NSAttributedString", "NSMutableAttributedString"].contains(hosted.name) {
      return MainThread.run((kit, name, hosted)) { kit, name, hosted in
        kit.part(name, ofText: hosted)
      }
    }
    let isMadeByCode = hosted.call?.arguments.contains(where: \.value.isFunction) ?? false
    if hosted.name == "UITraitCollection", isMadeByCode || !hosted.modifiers.isEmpty {
      return MainThread.run((kit, name, hosted)) { kit, name, hosted in
        KitTraits.member(name, of: .host(hosted), kit)
      }
    }
    if name == "alpha" {
      return MainThread.run((kit, hosted)) { kit, hosted in
        kit.inStage { kit.color(.host(hosted)).map { .double(Double($0.cgColor.alpha)) } }
      }
    }
    if Kit.isFontMeasure(name), hosted.typeName == "UIFont" {
      return MainThread.run((kit, name, hosted)) { kit, name, hosted in
        kit.inStage { kit.measure(name, ofFont: hosted) }
      }
    }
    if name == "rawValue" {
      return MainThread.run((kit, hosted)) { kit, hosted in kit.rawValue(of: hosted) }
    }
    guard name == "contentInsets", hosted.call?.arguments.isEmpty == true else { return nil }
    return MainThread.run((kit, hosted)) { kit, hosted in
      kit.insets(ofConfiguration: hosted)
    }
  }

  /// The result of a drawing call on a value, while a view draws; nil for other calls.
  package func drawn(_ call: HostCall, on value: HostValue) -> Value? {
    MainThread.run((kit, call, value)) { kit, call, value in kit.drawn(call, value) }
  }

  /// The result of a call that draws or measures a text; nil for other calls.
  package func drawn(_ call: HostCall, text: String) -> Value? {
    MainThread.run((kit, call, text)) { kit, call, text in
      kit.inStage { kit.drawn(call, plain: text) }
    }
  }

  /// The object of a class that a file of the project's holds; nil for none.
  package func object(ofClass name: String) throws -> Value? {
    try MainThread.run((kit, name)) { kit, name in
      try kit.inStage { try kit.nibs?.object(ofClass: name) }
    }
  }

  /// The objects at the top of a nib.
  package func objects(ofNib name: String, owner: Value?) throws -> [Value] {
    try MainThread.run((kit, name, owner)) { kit, name, owner in
      try kit.inStage { try kit.nibs?.objects(ofNib: name, owner: owner) ?? [] }
    }
  }

  /// The methods that change an attributed text.
  package static let changing: Set<String> = [
    "append", "addAttribute", "addAttributes", "setAttributes", "insert", "removeAttribute",
  ]

  private static let labels: [String: String] = [
    "constant": "CGFloat", "multiplier": "CGFloat", "equalToConstant": "CGFloat",
    "greaterThanOrEqualToConstant": "CGFloat", "lessThanOrEqualToConstant": "CGFloat",
    "ofSize": "CGFloat", "size": "CGFloat", "dx": "CGFloat", "dy": "CGFloat", "left": "CGFloat",
    "right": "CGFloat", "scaleX": "CGFloat", "rotationAngle": "CGFloat", "pointSize": "CGFloat",
    "arcCenter": "CGPoint", "startAngle": "CGFloat", "endAngle": "CGFloat", "frame": "CGRect",
    "configuration": "UIButton.Configuration", "displayP3Red": "CGFloat",
    "srgbRed": "CGFloat", "calibratedRed": "CGFloat", "deviceRed": "CGFloat",
    "calibratedWhite": "CGFloat", "deviceWhite": "CGFloat", "xRadius": "CGFloat",
    "yRadius": "CGFloat", "withFraction": "CGFloat", "contentRect": "NSRect",
    "withIdentifier": "NSUserInterfaceItemIdentifier", "fraction": "CGFloat",
  ]

  private static let positions: [String: String] = [
    "setTitleColor": "UIColor?", "withTintColor": "UIColor", "withAlphaComponent": "CGFloat",
    "setImage": "UIImage?", "setBackgroundImage": "UIImage?", "withSize": "CGFloat",
    "setCustomSpacing": "CGFloat",
  ]

  package func isClass(_ name: String) -> Bool { usual[name] != nil }
  package func superclass(of name: String) -> String? { superclasses[name] }

  package func usualArguments(of name: String) -> [CallArgument] {
    line(of: name).lazy.compactMap { self.usual[$0] }.first { !$0.isEmpty } ?? []
  }

  package func propertyType(_ name: String, of className: String) -> String? {
    line(of: className).lazy.compactMap { self.propertyTypes[$0]?[name] }.first
      ?? (KitUnseen.owns(name) ? "" : nil)
  }

  package func hasMethod(_ name: String, of className: String) -> Bool {
    if name.hasPrefix(KitUnseen.setter) { return true }
    return line(of: className).contains { methods[$0]?.contains(name) == true }
  }

  /// A class and those that it inherits from.
  private func line(of name: String) -> [String] {
    Array(sequence(first: name) { self.superclasses[$0] })
  }

  // MARK: Objects

  package func make(
    _ name: String, _ arguments: [CallArgument], _ site: HostSite
  ) throws -> Value? {
    try MainThread.run((kit, name, arguments, site)) { kit, name, arguments, site in
      try kit.inStage { try kit.make(name, arguments, site) }
    }
  }

  package func begin(
    _ target: HostedObject, _ arguments: [CallArgument], _ site: HostSite
  ) throws {
    try MainThread.run((kit, target, arguments, site)) { kit, target, arguments, site in
      try kit.inStage { try kit.begin(target, arguments, site) }
    }
  }

  package func read(_ name: String, of target: HostedObject, _ site: HostSite) throws -> Value? {
    try MainThread.run((kit, name, target, site)) { kit, name, target, site in
      try kit.inStage { try kit.read(name, of: target, site) }
    }
  }

  package func write(
    _ name: String, _ value: Value, of target: HostedObject, _ site: HostSite
  ) throws {
    try MainThread.run((kit, name, value, target, site)) { kit, name, value, target, site in
      try kit.inStage { try kit.write(name, value, of: target, site) }
    }
  }

  package func call(
    _ name: String, on target: HostedObject, _ arguments: [CallArgument], _ site: HostSite
  ) throws -> Value? {
    try MainThread.run((kit, name, target, arguments, site)) { kit, name, target, list, site in
      try kit.inStage { try kit.call(name, on: target, list, site) }
    }
  }

  package func callStatic(
    _ name: String, of className: String, _ arguments: [CallArgument]?, _ site: HostSite
  ) throws -> Value? {
    try MainThread.run((kit, name, className, arguments, site)) { kit, name, owner, list, site in
      try kit.inStage { try kit.callStatic(name, of: owner, list, site) }
    }
  }
}
