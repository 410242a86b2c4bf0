// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
import Foundation

// Values by the name of a property, as the Objective-C runtime has them.
#if !canImport(ObjectiveC)
  extension TraitNode {
    /// Returns the value of a property by its name; nil for an unknown name.
    ///
    /// The known names are, for views, `backgroundColor`, `tintColor`, `alpha`, `hidden`, `tag`,
    /// `frame`, `bounds`, `center`, `clipsToBounds`, `contentMode` and `userInteractionEnabled`;
    /// for labels, text fields and text views `text`, `textColor` and `font`; for labels and text
    /// fields `textAlignment`; for text fields `placeholder`; for controls `enabled`, `selected`
    /// and `highlighted`; for image views `image`; for search bars `searchField`; for view
    /// controllers `title`. For any other name, the method returns the value that
    /// `setValue(_:forKey:)` stored.
    ///
    /// Apple counterpart: `value(forKey:)` · Source: NSKeyValueCoding.h · Fidelity: approximate, an
    /// unknown name raises no exception
    public func value(forKey key: String) -> Any? {
      let name = NamedProperty.plain(key)
      if name == "searchField", let bar = self as? SearchBar { return bar.searchTextField }
      for property in NamedProperty.all where property.name == name {
        if let found = property.get(self) { return found.value }
      }
      return namedValues[name]
    }

    /// Sets a property by its name.
    ///
    /// The known names are those of `value(forKey:)`. A value for another name, or of a type that
    /// does not fit the property, is only stored.
    ///
    /// Apple counterpart: `setValue(_:forKey:)` · Source: NSKeyValueCoding.h · Fidelity:
    /// approximate, an unknown name raises no exception
    public func setValue(_ value: Any?, forKey key: String) {
      let name = NamedProperty.plain(key)
      let isSet = NamedProperty.all.contains { $0.name == name && $0.set(self, value) }
      if !isSet { namedValues[name] = value }
    }

    /// Returns the value for a key path, which consists of property names separated by dots.
    ///
    /// Every name except the last must lead to a view, a view controller or another `TraitNode`.
    /// Otherwise the result is nil, and no exception is raised.
    public func value(forKeyPath keyPath: String) -> Any? {
      let names = keyPath.split(separator: ".").map(String.init)
      guard let last = names.last else { return nil }
      let owner = names.dropLast().reduce(self as TraitNode?) {
        $0?.value(forKey: $1) as? TraitNode
      }
      return owner?.value(forKey: last)
    }

    /// Sets the value for a key path, which consists of property names separated by dots.
    ///
    /// The path `placeholderLabel.textColor` of a text field sets the color of its placeholder. If
    /// a name before the last does not lead to a `TraitNode`, the value is stored under the whole
    /// path and has no other effect.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let names = keyPath.split(separator: ".").map { NamedProperty.plain(String($0)) }
      guard let last = names.last else { return }
      if let field = self as? TextField, names == ["placeholderLabel", "textColor"] {
        return field.attributedPlaceholder = NSAttributedString(
          string: field.placeholder ?? "", attributes: [.foregroundColor: value as Any])
      }
      let owner = names.dropLast().reduce(self as TraitNode?) {
        $0?.value(forKey: $1) as? TraitNode
      }
      guard let owner else { return namedValues[keyPath] = value }
      owner.setValue(value, forKey: last)
    }

    private var namedValues: [String: Any] {
      get { kept([:]) }
      set { keep(newValue) }
    }
  }

  extension AlertAction {
    /// Stores a value under a name, such as `image` or `titleTextColor`; it has no other effect.
    ///
    /// Apple counterpart: `setValue(_:forKey:)` · Source: NSKeyValueCoding.h · Fidelity:
    /// approximate, the value is not shown
    public func setValue(_ value: Any?, forKey key: String) { namedValues[key] = value }
    /// Returns the value that was stored under a name; nil if none was stored.
    public func value(forKey key: String) -> Any? { namedValues[key] }
  }

  extension BarItem {
    /// Returns the item's custom view for the key `view`; nil if it has none, and for any other
    /// key.
    ///
    /// Apple counterpart: `value(forKey:)` · Source: NSKeyValueCoding.h · Fidelity: approximate,
    /// only the key `view` is known
    public func value(forKey key: String) -> Any? { key == "view" ? button?.customView : nil }
  }

  /// A property that is read and set by its name.
  @MainActor
  private struct NamedProperty {
    let name: String
    /// Returns the value; nil where the object has no such property.
    let get: @MainActor (TraitNode) -> (value: Any?, Void)?
    /// Sets the value; returns whether the object has such a property of the value's type.
    let set: @MainActor (TraitNode, Any?) -> Bool

    init<Owner: TraitNode, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
      self.name = name
      get = { node in
        (node as? Owner).map { (Self.unwrapped($0[keyPath: path] as Any), ()) }
      }
      set = { node, value in
        guard let owner = node as? Owner, let value = Self.cast(value, to: Value.self) else {
          return false
        }
        owner[keyPath: path] = value
        return true
      }
    }

    private static func unwrapped(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first?.value
    }

    /// A value as one of a property's type, also a number as a truth value and the other way round.
    private static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
      if let value = value as? Value { return value }
      guard let number = number(value) else { return nil }
      return (number != 0) as? Value ?? CGFloat(number) as? Value ?? Int(exactly: number) as? Value
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let value as Bool: value ? 1 : 0
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }

    /// A name as properties have it: without an underscore before it or `is`.
    static func plain(_ key: String) -> String {
      let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
      guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
        return name
      }
      return first.lowercased() + name.dropFirst(3)
    }

    static let all: [NamedProperty] = views + texts + others

    private static let views: [NamedProperty] = [
      NamedProperty("backgroundColor", \View.backgroundColor),
      NamedProperty("tintColor", \View.tintColor), NamedProperty("alpha", \View.alpha),
      NamedProperty("hidden", \View.isHidden), NamedProperty("tag", \View.tag),
      NamedProperty("frame", \View.frame), NamedProperty("bounds", \View.bounds),
      NamedProperty("center", \View.center), NamedProperty("clipsToBounds", \View.clipsToBounds),
      NamedProperty("contentMode", \View.contentMode),
      NamedProperty("userInteractionEnabled", \View.isUserInteractionEnabled),
    ]

    private static let texts: [NamedProperty] = [
      NamedProperty("text", \Label.text), NamedProperty("textColor", \Label.textColor),
      NamedProperty("font", \Label.font), NamedProperty("textAlignment", \Label.textAlignment),
      NamedProperty("text", \TextField.text), NamedProperty("textColor", \TextField.textColor),
      NamedProperty("font", \TextField.font),
      NamedProperty("textAlignment", \TextField.textAlignment),
      NamedProperty("placeholder", \TextField.placeholder),
      NamedProperty("text", \TextView.text), NamedProperty("textColor", \TextView.textColor),
      NamedProperty("font", \TextView.font),
    ]

    private static let others: [NamedProperty] = [
      NamedProperty("enabled", \Control.isEnabled),
      NamedProperty("selected", \Control.isSelected),
      NamedProperty("highlighted", \Control.isHighlighted),
      NamedProperty("image", \ImageView.image), NamedProperty("title", \ViewController.title),
    ]
  }
#endif
