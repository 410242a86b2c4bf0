// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Controllers of the project's classes.

/// A `UIViewController` of a class of the project's.
final class DrivenController: UIViewController, Driven {
  var driver: Driver?

  override func loadView() { driveLoading { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    drive("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    drive("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    drive("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    drive("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    drive("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    drive("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UINavigationController` of a class of the project's.
final class DrivenNavigationController: UINavigationController, Driven {
  var driver: Driver?

  override func loadView() { drive("loadView") { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    drive("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    drive("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    drive("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    drive("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    drive("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    drive("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UITabBarController` of a class of the project's.
final class DrivenTabBarController: UITabBarController, Driven {
  var driver: Driver?

  override func loadView() { drive("loadView") { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    drive("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    drive("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    drive("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    drive("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    drive("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    drive("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UITableViewController` of a class of the project's.
final class DrivenTableController: UITableViewController, Driven {
  var driver: Driver?

  override func loadView() {
    driveLoading { super.loadView() }
    if let driver, let list = view as? UITableView { driver.serve(list) }
  }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    drive("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    drive("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    drive("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    drive("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    drive("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    drive("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UICollectionViewController` of a class of the project's.
final class DrivenCollectionController: UICollectionViewController, Driven {
  var driver: Driver?

  override func loadView() {
    driveLoading { super.loadView() }
    if let driver, let list = view as? UICollectionView { driver.serve(list) }
  }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    drive("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    drive("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    drive("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    drive("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    drive("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    drive("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
}
