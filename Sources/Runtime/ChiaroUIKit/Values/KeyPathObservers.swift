// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
import Foundation

// Observation by the name of a property, as the Objective-C runtime has it.
#if !canImport(ObjectiveC)
  extension TraitNode {
    /// Registers an observer for changes of a property.
    ///
    /// When a screen was updated and the value has changed, the observer's
    /// `observeValue(forKeyPath:of:change:context:)` is called.
    ///
    /// - Parameters:
    ///   - observer: a view, controller or another object of the trait cascade; referenced weakly
    ///   - keyPath: the property's name: of views `frame`, `bounds`, `center`, `alpha`, `hidden`,
    ///     `backgroundColor`; of scroll views `contentSize`, `contentOffset`, `contentInset`; of
    ///     labels and text fields `text`; of buttons and other controls `highlighted`, `selected`,
    ///     `enabled`; of controllers `title`. For any other name, nothing is registered
    ///   - options: which values the change contains
    ///   - context: a pointer that is passed to the observer; nil for none
    ///
    /// Apple counterpart: `addObserver(_:forKeyPath:options:context:)` · Source:
    /// NSKeyValueObserving.h · Fidelity: approximate, called when a screen was updated
    public func addObserver(
      _ observer: TraitNode, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
    ) {
      guard let observe = observing(keyPath) else { return }
      let context = UInt(bitPattern: context)
      let observation = observe(options) { [weak self, weak observer] old, new in
        guard let self else { return }
        guard let observer else { return self.forgetGoneObservers() }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.old) { change[.oldKey] = old }
        if options.contains(.new) { change[.newKey] = new }
        observer.observeValue(
          forKeyPath: keyPath, of: self, change: change,
          context: UnsafeMutableRawPointer(bitPattern: context))
      }
      forgetGoneObservers()
      observers.append(NamedObserver(observer, keyPath, context, observation))
    }

    /// Removes the last registration of an observer for a property; does nothing if there is none.
    ///
    /// Earlier registrations for the property stay.
    public func removeObserver(_ observer: TraitNode, forKeyPath keyPath: String) {
      removeLast { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Removes the last registration of an observer for a property with the given context.
    ///
    /// Earlier registrations stay. Without a registration, nothing happens.
    public func removeObserver(
      _ observer: TraitNode, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeLast {
        $0.observer === observer && $0.keyPath == keyPath && $0.context == UInt(bitPattern: context)
      }
    }

    private func removeLast(where isMeant: (NamedObserver) -> Bool) {
      guard let last = observers.lastIndex(where: isMeant) else { return }
      observers.remove(at: last)
    }

    /// Removes the registrations of observers that no longer exist.
    private func forgetGoneObservers() {
      if observers.contains(where: { $0.observer == nil }) {
        observers.removeAll { $0.observer == nil }
      }
    }

    private var observers: [NamedObserver] {
      get { kept([]) }
      set { keep(newValue) }
    }

    private typealias Observing = (
      NSKeyValueObservingOptions, @escaping (Any?, Any?) -> Void
    ) -> NSKeyValueObservation

    /// Returns how a property of a name is observed; nil for an unknown name.
    private func observing(_ name: String) -> Observing? {
      if let view = self as? ScrollView, let found = Self.scroll(view, name) { return found }
      if let label = self as? Label, name == "text" { return Self.path(\Label.text, of: label) }
      if let field = self as? TextField, name == "text" {
        return Self.path(\TextField.text, of: field)
      }
      if let control = self as? Control, let found = Self.control(control, name) { return found }
      if let controller = self as? ViewController, name == "title" {
        return Self.path(\ViewController.title, of: controller)
      }
      return (self as? View).flatMap { Self.view($0, name) }
    }

    private static func scroll(_ view: ScrollView, _ name: String) -> Observing? {
      switch name {
      case "contentSize": path(\ScrollView.contentSize, of: view)
      case "contentOffset": path(\ScrollView.contentOffset, of: view)
      case "contentInset": path(\ScrollView.contentInset, of: view)
      default: nil
      }
    }

    private static func control(_ control: Control, _ name: String) -> Observing? {
      switch name {
      case "highlighted", "isHighlighted": path(\Control.isHighlighted, of: control)
      case "selected", "isSelected": path(\Control.isSelected, of: control)
      case "enabled", "isEnabled": path(\Control.isEnabled, of: control)
      default: nil
      }
    }

    private static func view(_ view: View, _ name: String) -> Observing? {
      switch name {
      case "frame": path(\View.frame, of: view)
      case "bounds": path(\View.bounds, of: view)
      case "center": path(\View.center, of: view)
      case "alpha": path(\View.alpha, of: view)
      case "hidden", "isHidden": path(\View.isHidden, of: view)
      case "backgroundColor": path(\View.backgroundColor, of: view)
      default: nil
      }
    }

    private static func path<Owner: TraitNode, Value>(
      _ path: KeyPath<Owner, Value>, of owner: Owner
    ) -> Observing {
      { options, tell in
        owner.observe(path, options: options.union([.old, .new])) { _, change in
          tell(change.oldValue, change.newValue)
        }
      }
    }
  }

  /// Who is told of a property's changes.
  private struct NamedObserver {
    weak var observer: TraitNode?
    let keyPath: String
    let context: UInt
    let observation: NSKeyValueObservation

    init(
      _ observer: TraitNode, _ keyPath: String, _ context: UInt,
      _ observation: NSKeyValueObservation
    ) {
      (self.observer, self.keyPath) = (observer, keyPath)
      (self.context, self.observation) = (context, observation)
    }
  }
#endif
