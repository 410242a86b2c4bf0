// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// What UIKit's values begin with and what they take from each other.
@MainActor
@Suite("Titles, bars and defaults")
struct ControllerTitleTests {
  @Test("the title of a controller is that of its items, until one is given another")
  func titles() {
    let before = UIViewController()
    before.title = "Before"
    #expect(before.navigationItem.title == "Before" && before.tabBarItem.title == "Before")
    let after = UIViewController()
    _ = (after.navigationItem, after.tabBarItem)
    after.title = "After"
    #expect(after.navigationItem.title == "After" && after.tabBarItem.title == "After")
    after.navigationItem.title = "Own"
    #expect(after.title == "After" && after.tabBarItem.title == "After")
    let navigation = UINavigationController(rootViewController: after)
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.title == "Own")
    after.title = "Last"
    #expect(navigation.navigationBar.title == "Last")
  }

  @Test("a hidden navigation bar is hidden at once")
  func hidden() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test("a refresh control outside of a scroll view refreshes, its spinner in the middle")
  func refresh() {
    let control = UIRefreshControl()
    control.frame.size.width = 100
    control.layoutIfNeeded()
    #expect(control.subviews.first?.center == CGPoint(x: 50, y: 30))
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test("shadows lie above until told otherwise")
  func shadow() {
    #expect(UIView().layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(CALayer().shadowOffset == CGSize(width: 0, height: -3))
  }
}
