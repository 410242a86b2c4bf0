// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A type that an appearance proxy can name as a container of objects: a view, a controller or a
  /// bar item.
  ///
  /// Apple counterpart: `UIAppearanceContainer` · Source: UIAppearance.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIAppearanceContainer: AnyObject {}

  /// A class with an appearance proxy, an object whose properties are the defaults for objects of
  /// the class.
  ///
  /// A value set on the proxy is applied to each object of the class when the object comes into a
  /// window, if the object's property still has its initial value. If several proxies apply, the
  /// one with more containers takes precedence, then the one with traits, then the one of the more
  /// derived class. Views that are already in a window stay as they are.
  ///
  /// Proxies pass on the colors and tints of views and controls, `font`, `textColor`, the
  /// separators of tables, the title colors of buttons, the title attributes of segments and bar
  /// items, and the looks of bars. They do not pass on the insets, offsets and background images of
  /// buttons and items, nor properties that an app's own subclass declares.
  ///
  /// Apple counterpart: `UIAppearance` · Source: UIAppearance.h · Fidelity: approximate, a property
  /// that was set to its initial value counts as not set
  @preconcurrency @MainActor
  public protocol UIAppearance: UIAppearanceContainer {
    /// Returns the proxy for all objects of the class.
    static func appearance() -> Self
    /// Returns the proxy for objects inside the given containers; the innermost container comes
    /// first.
    static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
    /// Returns the proxy for objects with the traits of a trait collection.
    static func appearance(for trait: TraitCollection) -> Self
    /// Returns the proxy for objects with the given traits inside the given containers.
    static func appearance(
      for trait: TraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
  }

  extension ViewController: UIAppearanceContainer {}

  extension View: UIAppearance {
    /// Returns the proxy for all views of the class.
    ///
    /// - Precondition: the class has or inherits `init(frame:)`, which creates the proxy
    public static func appearance() -> Self { proxy(nil, []) }
    /// Returns the proxy for views inside the given containers; the innermost container comes
    /// first.
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }
    /// Returns the proxy for views with the traits of a trait collection.
    public static func appearance(for trait: TraitCollection) -> Self { proxy(trait, []) }
    /// Returns the proxy for views with the given traits inside the given containers.
    public static func appearance(
      for trait: TraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
      _ traits: TraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
      AppearanceProxy.object(of: self, traits, containers) { View.make(Self.self, as: Self.self) }
    }
  }

  // No object of a subclass can be made here, since a class of items need not have any initializer
  // of its superclass: the proxies of an app's classes are plain buttons and tabs, which
  // `UIAppearance` cannot say.
  extension BarItem: UIAppearanceContainer {}

  extension UIAppearanceContainer where Self: BarItem {
    /// Returns the proxy for all bar items, both buttons and tabs, or only for those in the given
    /// containers.
    ///
    /// - Parameter containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    ///
    /// Apple counterpart: `appearance(whenContainedInInstancesOf:)` · Source: UIAppearance.h ·
    /// Fidelity: approximate, on a subclass it returns an object of the superclass
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> BarItem {
      AppearanceProxy.object(of: self, nil, containerTypes) { BarItem(title: nil) }
    }
    /// Returns the proxy for bar items, both buttons and tabs, in bars with the traits of a trait
    /// collection.
    ///
    /// - Parameters:
    ///   - trait: the trait collection
    ///   - containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    ///
    /// Apple counterpart: `appearance(for:whenContainedInInstancesOf:)` · Source: UIAppearance.h ·
    /// Fidelity: approximate, on a subclass it returns an object of the superclass
    public static func appearance(
      for trait: TraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> BarItem {
      AppearanceProxy.object(of: self, trait, containerTypes) { BarItem(title: nil) }
    }
  }

  extension UIAppearanceContainer where Self: BarButtonItem {
    /// Returns the proxy for all bar button items, or only for those in the given containers; tabs
    /// have their own proxy.
    ///
    /// - Parameter containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    ///
    /// Apple counterpart: `appearance(whenContainedInInstancesOf:)` · Source: UIAppearance.h ·
    /// Fidelity: approximate, on a subclass it returns an object of the superclass
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> BarButtonItem {
      AppearanceProxy.object(of: self, nil, containerTypes) { BarButtonItem(title: nil) }
    }
    /// Returns the proxy for bar button items in bars with the traits of a trait collection.
    ///
    /// - Parameters:
    ///   - trait: the trait collection
    ///   - containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    public static func appearance(
      for trait: TraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> BarButtonItem {
      AppearanceProxy.object(of: self, trait, containerTypes) { BarButtonItem(title: nil) }
    }
  }

  extension UIAppearanceContainer where Self: TabBarItem {
    /// Returns the proxy for all tab bar items, or only for those in the given containers.
    ///
    /// - Parameter containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    ///
    /// Apple counterpart: `appearance(whenContainedInInstancesOf:)` · Source: UIAppearance.h ·
    /// Fidelity: approximate, on a subclass it returns an object of the superclass
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> TabBarItem {
      AppearanceProxy.object(of: self, nil, containerTypes) { TabBarItem(title: nil) }
    }
    /// Returns the proxy for tab bar items in bars with the traits of a trait collection.
    ///
    /// - Parameters:
    ///   - trait: the trait collection
    ///   - containerTypes: the containers, the innermost first; empty for items anywhere
    /// - Returns: the appearance proxy
    public static func appearance(
      for trait: TraitCollection,
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> TabBarItem {
      AppearanceProxy.object(of: self, trait, containerTypes) { TabBarItem(title: nil) }
    }
  }

  /// The values set on all appearance proxies.
  @MainActor
  package enum UIAppearanceProxies {
    /// Discards the values set on proxies, as when another app begins.
    package static func removeAll() { AppearanceProxy.removeAll() }
  }

  /// The default values of a class's objects, and the conditions under which they apply.
  @MainActor
  final class AppearanceProxy {
    private let type: AnyClass
    private let traits: TraitCollection?
    private let containers: [any UIAppearanceContainer.Type]
    /// The object on which the app sets the values, and one like it on which nothing was set.
    private let object: AnyObject
    private let untouched: AnyObject

    private static var all: [AppearanceProxy] = []

    private init(
      _ type: AnyClass, _ traits: TraitCollection?, _ containers: [any UIAppearanceContainer.Type],
      _ object: AnyObject, _ untouched: AnyObject
    ) {
      (self.type, self.traits, self.containers) = (type, traits, containers)
      (self.object, self.untouched) = (object, untouched)
    }

    /// Returns the object of the proxy with these conditions, which is created at the first call.
    static func object<Object: AnyObject>(
      of type: AnyClass, _ traits: TraitCollection?,
      _ containers: [any UIAppearanceContainer.Type], _ make: () -> Object
    ) -> Object {
      let known = all.first { proxy in
        proxy.type == type && proxy.traits == traits
          && proxy.containers.map { ObjectIdentifier($0) }
            == containers.map { ObjectIdentifier($0) }
      }
      if let object = known?.object as? Object { return object }
      let object = make()
      all.append(AppearanceProxy(type, traits, containers, object, make()))
      // What says more of an object comes first, since a value is set once.
      all.sort { $0.precision > $1.precision }
      View.onEntering = { apply(to: $0) }
      BarItem.onEntering = { apply(to: $0) }
      return object
    }

    /// Removes all proxies, for tests.
    static func removeAll() {
      all = []
      (View.onEntering, BarItem.onEntering) = (nil, nil)
    }

    /// More containers say more than traits, and those more than the class.
    private var precision: Int { containers.count * 1_000 + (traits == nil ? 0 : 500) + depth }
    private var depth: Int {
      sequence(first: type, next: _getSuperclass).reduce(0) { n, _ in n + 1 }
    }

    private static func apply(to view: View) {
      for proxy in all where proxy.isMeant(view, around: view.next, view) {
        proxy.set(view)
      }
      guard let bar = view as? Bar else { return }
      for item in bar.shownItems { apply(to: item) }
    }

    private static func apply(to item: BarItem) {
      guard let bar = item.bar else { return }
      for proxy in all where proxy.isMeant(item, around: bar, bar) { proxy.set(item) }
    }

    /// Returns whether the proxy applies to an object: its class, traits and containers match.
    private func isMeant(_ object: AnyObject, around: Responder?, _ view: View) -> Bool {
      guard isKind(of: object) else { return false }
      if let traits {
        // What has just come in still has the traits that were foreseen for it.
        view.updateTraitsIfNeeded()
        guard view.traitCollection.containsTraits(in: traits) else { return false }
      }
      var rest = containers[...]
      for responder in sequence(first: around, next: { $0?.next }) {
        guard let responder, let wanted = rest.first else { break }
        if isObject(responder, of: wanted) { rest = rest.dropFirst() }
      }
      return rest.isEmpty
    }

    private func isKind(of object: AnyObject) -> Bool { isObject(object, of: type) }

    private func isObject(_ object: AnyObject, of wanted: AnyClass) -> Bool {
      sequence(first: Swift.type(of: object) as AnyClass, next: _getSuperclass)
        .contains { $0 == wanted }
    }

    private func set(_ target: AnyObject) {
      for property in AppearanceProperty.all { property.copy(object, untouched, target) }
    }
  }
#endif
