// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Containers, alerts, rows and layout that apps use.
///
/// A line a name, with UIKit's signature; the names stand behind, as in uikit-members.csv.
extension Presence {
  func useContainers() {
    let navigation = UINavigationController(
      rootViewController: controller)  // UINavigationController
    navigation.pushViewController(UIViewController(), animated: false)  // pushViewController
    _ = navigation.popViewController(animated: false)  // popViewController
    let _: UINavigationController? = controller.navigationController  // navigationController
    let _: UINavigationBar = navigation.navigationBar  // navigationBar
    navigation.viewControllers = [controller]  // viewControllers
    let item: UINavigationItem = controller.navigationItem  // navigationItem
    item.rightBarButtonItem = UIBarButtonItem(
      title: "a", style: .plain, target: nil, action: nil)  // rightBarButtonItem
    item.leftBarButtonItem = nil  // leftBarButtonItem
    _ = UITabBarController()  // UITabBarController
    _ = UITableViewController(style: .plain)  // UITableViewController
  }

  func useAlerts() {
    let alert = UIAlertController(
      title: "a", message: nil, preferredStyle: .alert)  // UIAlertController
    let _: UIAlertController.Style = .alert  // alert
    alert.addAction(UIAlertAction(title: "a", style: .default) { _ in })  // UIAlertAction
    let _: UIAlertAction.Style = .cancel  // cancel
    let _: UIAlertAction.Style = .destructive  // destructive
  }

  func useRowsAndLayout() {
    let _: UITableViewCell = table.dequeueReusableCell(
      withIdentifier: "a", for: indexPath)  // dequeueReusableCell
    table.rowHeight = UITableView.automaticDimension  // automaticDimension
    let _: Int = table.numberOfSections  // numberOfSections
    label.lineBreakMode = .byTruncatingTail  // lineBreakMode
    label.adjustsFontForContentSizeCategory = true  // adjustsFontForContentSizeCategory
    stack.setCustomSpacing(8, after: view)  // setCustomSpacing
    view.addConstraints([constraint])  // addConstraints
    let _: UILayoutGuide = view.readableContentGuide  // readableContentGuide
  }

  func useSharing() {
    UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "a")  // register
    _ = UIActivityViewController(
      activityItems: ["a"], applicationActivities: nil)  // UIActivityViewController
  }
}
