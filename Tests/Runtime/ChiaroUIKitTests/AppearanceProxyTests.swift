// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChiaroUIKit

/// What is set on `appearance()` reaches what comes into a window, and nothing else.
@MainActor
@Suite("Appearance proxies", .serialized)
struct AppearanceProxyTests {
  /// Holds views, as a screen of an app does.
  private final class Panel: UIView {}
  private final class Badge: UILabel {}
  private final class Screen: UIViewController {}

  private let stage = InputStage()

  private func forgetting(_ body: () throws -> Void) rethrows {
    AppearanceProxy.removeAll()
    defer { AppearanceProxy.removeAll() }
    try body()
  }

  @Test("a property of the class is set when a view comes into a window")
  func property() {
    forgetting {
      UISwitch.appearance().onTintColor = .orange
      let toggle = UISwitch()
      #expect(toggle.onTintColor == nil)
      stage.root.addSubview(toggle)
      #expect(toggle.onTintColor == .orange)
      #expect(UISwitch.appearance() === UISwitch.appearance())
    }
  }

  @Test("a view's own value stays, and what is in a window already stays as it is")
  func ownValue() {
    forgetting {
      let (early, own) = (UISlider(), UISlider())
      stage.root.addSubview(early)
      own.minimumTrackTintColor = .green
      UISlider.appearance().minimumTrackTintColor = .orange
      stage.root.addSubview(own)
      #expect(early.minimumTrackTintColor == nil && own.minimumTrackTintColor == .green)
    }
  }

  @Test("views below one that comes in, and objects of subclasses, get the values too")
  func subtree() {
    forgetting {
      UILabel.appearance().textColor = .purple
      let (outer, label) = (UIView(), Badge())
      outer.addSubview(label)
      stage.root.addSubview(outer)
      #expect(label.textColor == .purple)
    }
  }

  @Test("a subclass's proxy comes before its superclass's")
  func subclass() {
    forgetting {
      UILabel.appearance().textColor = .purple
      Badge.appearance().textColor = .brown
      let (label, badge) = (UILabel(), Badge())
      for view in [label, badge] { stage.root.addSubview(view) }
      #expect(label.textColor == .purple && badge.textColor == .brown)
    }
  }

  @Test("containers are views or controllers around, the innermost first")
  func containers() {
    forgetting {
      UILabel.appearance().textColor = .purple
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .brown
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).textColor = .cyan
      let (free, inPanel, inBoth) = (UILabel(), UILabel(), UILabel())
      stage.root.addSubview(free)
      let (panel, other, screen) = (Panel(), Panel(), Screen())
      panel.addSubview(inPanel)
      stage.root.addSubview(panel)
      other.addSubview(inBoth)
      screen.view.addSubview(other)
      stage.root.addSubview(screen.view)
      #expect(free.textColor == .purple)
      #expect(inPanel.textColor == .brown && inBoth.textColor == .cyan)
    }
  }

  @Test("a proxy for traits holds for views that have them")
  func traits() {
    forgetting {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UIProgressView.appearance(for: dark).progressTintColor = .yellow
      for style in [UIUserInterfaceStyle.light, .dark] {
        stage.screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
        stage.screen.update()
        let view = UIProgressView()
        stage.root.addSubview(view)
        #expect((view.progressTintColor == .yellow) == (style == .dark))
      }
    }
  }

  @Test("the tint of a class goes to the views inside as any tint does")
  func tint() {
    forgetting {
      Panel.appearance().tintColor = .magenta
      let (panel, inner) = (Panel(), UIView())
      panel.addSubview(inner)
      stage.root.addSubview(panel)
      #expect(inner.tintColor == .magenta && stage.root.tintColor != .magenta)
    }
  }

  @Test("bars take the appearance of the proxy, and their items the titles' attributes")
  func bars() {
    forgetting {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UITabBar.appearance().unselectedItemTintColor = .gray
      UIBarButtonItem.appearance().tintColor = .green
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 9)], for: .normal)
      let (bar, tabs, item) = (UINavigationBar(), UITabBar(), UIBarButtonItem(title: "a"))
      bar.rightItems = [item]
      for view in [bar, tabs] { stage.root.addSubview(view) }
      #expect(bar.barTintColor == .red && bar.standardAppearance.backgroundColor == .red)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(tabs.unselectedItemTintColor == .gray && item.tintColor == .green)
      let late = UIBarButtonItem(title: "b")
      bar.rightItems = [item, late]
      #expect(
        late.titleTextAttributes(for: .normal)?[.font] as? UIFont == .boldSystemFont(ofSize: 9))
    }
  }

  @Test("a bar with an appearance of its own keeps it")
  func ownBar() {
    forgetting {
      UINavigationBar.appearance().standardAppearance.backgroundColor = .red
      let bar = UINavigationBar()
      bar.standardAppearance.backgroundColor = .blue
      stage.root.addSubview(bar)
      #expect(bar.standardAppearance.backgroundColor == .blue)
    }
  }

  @Test("what a bar was given of its own leaves the other parts to the proxies, which add up")
  func partsOfBars() {
    forgetting {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      MyBar.appearance().titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 9)]
      let (bar, mine) = (UINavigationBar(), MyBar())
      bar.shadowImage = UIImage()
      for view in [bar, mine] { stage.root.addSubview(view) }
      #expect(bar.barTintColor == .red && mine.barTintColor == .red)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(mine.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(mine.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 9))
    }
  }

  private final class MyBar: UINavigationBar {}

  @Test("a bar with a whole appearance of its own takes nothing of a proxy's")
  func wholeAppearance() {
    forgetting {
      UINavigationBar.appearance().barTintColor = .red
      let bar = UINavigationBar()
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      bar.standardAppearance = clear
      stage.root.addSubview(bar)
      #expect(bar.standardAppearance.backgroundColor == nil)
    }
  }

  @Test("tabs and buttons of bars have proxies of their own; that of bar items holds for both")
  func tabsAndButtons() {
    forgetting {
      let (small, clear) = (UIFont.systemFont(ofSize: 10), UIColor.clear)
      UITabBarItem.appearance().setTitleTextAttributes([.font: small], for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: clear], for: .normal)
      UITabBarItem.appearance().badgeColor = .blue
      UIBarItem.appearance().tintColor = .green
      let (bar, tabs) = (UINavigationBar(), UITabBar())
      let button = UIBarButtonItem(title: "a")
      let tab = UITabBarItem(title: "b", image: nil, tag: 1)
      (bar.rightItems, tabs.items) = ([button], [tab])
      for view in [bar, tabs] { stage.root.addSubview(view) }
      #expect(button.titleTextAttributes(for: .normal)?.keys.map(\.self) == [.foregroundColor])
      #expect(tab.titleTextAttributes(for: .normal)?.keys.map(\.self) == [.font])
      #expect(tab.badgeColor == .blue && button.tintColor == .green && tab.tintColor == .green)
      #expect(UITabBarItem.appearance() === UITabBarItem.appearance())
    }
  }

  @Test("titles of buttons and segments have the proxy's colors in each state")
  func states() {
    forgetting {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.gray, for: .disabled)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.brown], for: .selected)
      let (plain, own) = (UIButton(frame: .zero), UIButton(frame: .zero))
      own.setTitleColor(.green, for: .normal)
      let segments = UISegmentedControl(items: ["a"])
      for view in [plain, own, segments] { stage.root.addSubview(view) }
      #expect(plain.titleColor(for: .normal) == .red && plain.titleColor(for: .disabled) == .gray)
      #expect(own.titleColor(for: .normal) == .green)
      #expect(own.titleColor(for: .highlighted) == .green)
      plain.setTitleColor(.blue, for: .normal)
      #expect(plain.titleColor(for: .highlighted) == .blue)
      let attributes = segments.titleTextAttributes(for: .selected)
      #expect(attributes?[.foregroundColor] as? UIColor == .brown)
    }
  }

  private final class BackItem: UIBarButtonItem {}

  @Test("a subclass of items has a proxy, which holds for its objects alone")
  func subclassOfItems() {
    forgetting {
      BackItem.appearance().tintColor = .red
      let bar = UINavigationBar()
      let (back, other) = (BackItem(title: "a"), UIBarButtonItem(title: "b"))
      bar.rightItems = [back, other]
      stage.root.addSubview(bar)
      #expect(back.tintColor == .red && other.tintColor == nil)
    }
  }

  @Test("classes whose own initializers take more than a frame have a proxy")
  func ownInitializers() {
    forgetting {
      UICollectionView.appearance().tintColor = .red
      UIInputView.appearance().tintColor = .green
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      for view in [list, input] { stage.root.addSubview(view) }
      #expect(list.tintColor == .red && input.tintColor == .green)
    }
  }

  @Test("a background that a class gives itself counts as not set")
  func backgroundOfClasses() {
    forgetting {
      UITableView.appearance().backgroundColor = .red
      UICollectionView.appearance().backgroundColor = .green
      UITextView.appearance().backgroundColor = .blue
      UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .cyan
      let (table, own, text) = (UITableView(), UITableView(), UITextView())
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let search = UISearchBar()
      own.backgroundColor = .black
      for view in [table, own, text, list, search] { stage.root.addSubview(view) }
      #expect(table.backgroundColor == .red && own.backgroundColor == .black)
      #expect(list.backgroundColor == .green && text.backgroundColor == .blue)
      #expect(search.searchTextField.backgroundColor == .cyan)
    }
  }
}
