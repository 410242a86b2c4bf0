// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A property that an appearance proxy hands on.
  @MainActor
  struct AppearanceProperty {
    /// Sets a target's value to the proxy's, if one was set there and none here.
    ///
    /// Called with the proxy's object, one like it on which nothing was set, and the target.
    let copy: @MainActor (_ proxy: AnyObject, _ untouched: AnyObject, _ target: AnyObject) -> Void

    /// A property of views, whose value in a new view counts as not set.
    private init<Owner: View, Value>(
      _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ same: @escaping @MainActor (Value, Value) -> Bool
    ) {
      var usual: [ObjectIdentifier: Value] = [:]
      copy = { proxy, untouched, target in
        guard let proxy = proxy as? Owner, let untouched = untouched as? Owner,
          let target = target as? Owner
        else { return }
        let value = proxy[keyPath: path]
        guard !same(value, untouched[keyPath: path]) else { return }
        let kind = Self.styled.first { $0.isSuperclass(of: target) && $0 is Owner.Type }
        let plainKind: AnyClass = kind ?? Owner.self
        let known = usual[ObjectIdentifier(plainKind)]
        let plain = known ?? View.make(plainKind, as: Owner.self)[keyPath: path]
        usual[ObjectIdentifier(plainKind)] = plain
        if same(target[keyPath: path], plain) { target[keyPath: path] = value }
      }
    }

    /// The classes that set properties of their superclasses when they are created.
    private static let styled: [View.Type] = [
      TableView.self, CollectionView.self, TextView.self, SearchTextField.self,
    ]

    private init<Owner: View, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
      self.init(path) { $0 == $1 }
    }

    /// Something that is found by other means than a key path.
    private init<Owner: AnyObject>(
      of owner: Owner.Type, _ body: @escaping @MainActor (_ proxy: Owner, _ target: Owner) -> Void
    ) {
      copy = { proxy, _, target in
        guard let proxy = proxy as? Owner, let target = target as? Owner else { return }
        body(proxy, target)
      }
    }

    /// All that proxies hand on.
    static let all: [AppearanceProperty] = views + values + texts + bars + items

    private static let views: [AppearanceProperty] = [
      AppearanceProperty(\View.ownTintColor), AppearanceProperty(\View.backgroundColor),
      // The usual color of a table depends on its style.
      AppearanceProperty(of: TableView.self) { proxy, target in
        guard !proxy.hasUsualBackground, target.hasUsualBackground else { return }
        target.backgroundColor = proxy.backgroundColor
      },
      AppearanceProperty(\TableView.separatorColor), AppearanceProperty(\TableView.separatorInset),
      AppearanceProperty(\TableView.separatorStyle),
      AppearanceProperty(\TableView.sectionHeaderTopPadding),
    ]

    private static let values: [AppearanceProperty] = [
      AppearanceProperty(\Switch.onTintColor), AppearanceProperty(\Switch.thumbTintColor),
      AppearanceProperty(\Slider.minimumTrackTintColor),
      AppearanceProperty(\Slider.maximumTrackTintColor),
      AppearanceProperty(\Slider.thumbTintColor),
      AppearanceProperty(\ProgressView.progressTintColor),
      AppearanceProperty(\ProgressView.trackTintColor),
      AppearanceProperty(\PageControl.pageIndicatorTintColor),
      AppearanceProperty(\PageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\SegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\ActivityIndicator.color),
      AppearanceProperty(of: SegmentedControl.self) { proxy, target in
        for state in states where target.titleTextAttributes(for: state) == nil {
          guard let attributes = proxy.titleTextAttributes(for: state) else { continue }
          target.setTitleTextAttributes(attributes, for: state)
        }
      },
      AppearanceProperty(of: Button.self) { proxy, target in
        // Not what is shown, which is the normal state's color where a state has none of its own.
        for state in states where target.ownTitleColor(for: state) == nil {
          guard let color = proxy.ownTitleColor(for: state) else { continue }
          target.setTitleColor(color, for: state)
        }
      },
    ]

    private static let texts: [AppearanceProperty] = [
      AppearanceProperty(\Label.font), AppearanceProperty(\Label.textColor),
      AppearanceProperty(\TextField.font), AppearanceProperty(\TextField.textColor),
      AppearanceProperty(\TextField.borderStyle),
      AppearanceProperty(\TextView.font), AppearanceProperty(\TextView.textColor),
      AppearanceProperty(\SearchBar.barTintColor),
      AppearanceProperty(\SearchBar.searchBarStyle),
      AppearanceProperty(\SearchBar.backgroundImage) { $0 === $1 },
    ]

    private static let bars: [AppearanceProperty] = [
      AppearanceProperty(of: Bar.self) { proxy, target in target.takeAppearances(of: proxy) },
      AppearanceProperty(\Bar.barStyle),
      AppearanceProperty(\Bar.isTranslucent),
      AppearanceProperty(\NavigationBar.prefersLargeTitles),
      AppearanceProperty(\TabBar.unselectedItemTintColor),
      AppearanceProperty(\TabBar.selectionIndicatorImage) { $0 === $1 },
    ]

    private static let items: [AppearanceProperty] = [
      AppearanceProperty(of: BarItem.self) { proxy, target in
        if target.tintColor == nil { target.tintColor = proxy.tintColor }
        for state in states where target.titleTextAttributes(for: state) == nil {
          guard let attributes = proxy.titleTextAttributes(for: state) else { continue }
          target.setTitleTextAttributes(attributes, for: state)
        }
      },
      AppearanceProperty(of: TabBarItem.self) { proxy, target in
        if target.badgeColor == nil { target.badgeColor = proxy.badgeColor }
      },
    ]

    private static let states: [Control.State] = [
      .normal, .highlighted, .disabled, .selected, .focused,
    ]
  }

  extension View {
    /// Whether a view is of this class or a subclass.
    fileprivate static func isSuperclass(of view: View) -> Bool {
      sequence(first: type(of: view) as AnyClass, next: _getSuperclass).contains { $0 == self }
    }
  }
#endif
