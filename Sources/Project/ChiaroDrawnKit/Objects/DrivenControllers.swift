// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Controllers of the project's classes.

/// A `UIViewController` of a class of the project's.
final class DrivenController: UIViewController, Driven {
  var driver: Driver?

  override func loadView() {
    guard let driver else { return super.loadView() }
    driver.run("loadView") { super.loadView() }
  }
  override func viewDidLoad() {
    guard let driver else { return super.viewDidLoad() }
    driver.run("viewDidLoad") { super.viewDidLoad() }
  }
  override func viewWillLayoutSubviews() {
    guard let driver else { return super.viewWillLayoutSubviews() }
    driver.run("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    guard let driver else { return super.viewDidLayoutSubviews() }
    driver.run("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    guard let driver else { return super.updateViewConstraints() }
    driver.run("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    guard let driver else { return super.viewSafeAreaInsetsDidChange() }
    driver.run("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    guard let driver else { return super.viewWillAppear(animated) }
    driver.appear("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    guard let driver else { return super.viewIsAppearing(animated) }
    driver.appear("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let driver else { return super.viewDidAppear(animated) }
    driver.appear("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UINavigationController` of a class of the project's.
final class DrivenNavigationController: UINavigationController, Driven {
  var driver: Driver?

  override func loadView() {
    guard let driver else { return super.loadView() }
    driver.run("loadView") { super.loadView() }
  }
  override func viewDidLoad() {
    guard let driver else { return super.viewDidLoad() }
    driver.run("viewDidLoad") { super.viewDidLoad() }
  }
  override func viewWillLayoutSubviews() {
    guard let driver else { return super.viewWillLayoutSubviews() }
    driver.run("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    guard let driver else { return super.viewDidLayoutSubviews() }
    driver.run("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    guard let driver else { return super.updateViewConstraints() }
    driver.run("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    guard let driver else { return super.viewSafeAreaInsetsDidChange() }
    driver.run("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    guard let driver else { return super.viewWillAppear(animated) }
    driver.appear("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    guard let driver else { return super.viewIsAppearing(animated) }
    driver.appear("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let driver else { return super.viewDidAppear(animated) }
    driver.appear("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UITabBarController` of a class of the project's.
final class DrivenTabBarController: UITabBarController, Driven {
  var driver: Driver?

  override func loadView() {
    guard let driver else { return super.loadView() }
    driver.run("loadView") { super.loadView() }
  }
  override func viewDidLoad() {
    guard let driver else { return super.viewDidLoad() }
    driver.run("viewDidLoad") { super.viewDidLoad() }
  }
  override func viewWillLayoutSubviews() {
    guard let driver else { return super.viewWillLayoutSubviews() }
    driver.run("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    guard let driver else { return super.viewDidLayoutSubviews() }
    driver.run("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    guard let driver else { return super.updateViewConstraints() }
    driver.run("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    guard let driver else { return super.viewSafeAreaInsetsDidChange() }
    driver.run("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    guard let driver else { return super.viewWillAppear(animated) }
    driver.appear("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    guard let driver else { return super.viewIsAppearing(animated) }
    driver.appear("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let driver else { return super.viewDidAppear(animated) }
    driver.appear("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UITableViewController` of a class of the project's.
final class DrivenTableController: UITableViewController, Driven {
  var driver: Driver?

  override func loadView() {
    guard let driver else { return super.loadView() }
    driver.run("loadView") { super.loadView() }
    if let list = tableView { driver.serve(list) }
  }
  override func viewDidLoad() {
    guard let driver else { return super.viewDidLoad() }
    driver.run("viewDidLoad") { super.viewDidLoad() }
  }
  override func viewWillLayoutSubviews() {
    guard let driver else { return super.viewWillLayoutSubviews() }
    driver.run("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    guard let driver else { return super.viewDidLayoutSubviews() }
    driver.run("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    guard let driver else { return super.updateViewConstraints() }
    driver.run("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    guard let driver else { return super.viewSafeAreaInsetsDidChange() }
    driver.run("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    guard let driver else { return super.viewWillAppear(animated) }
    driver.appear("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    guard let driver else { return super.viewIsAppearing(animated) }
    driver.appear("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let driver else { return super.viewDidAppear(animated) }
    driver.appear("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
}

/// A `UICollectionViewController` of a class of the project's.
final class DrivenCollectionController: UICollectionViewController, Driven {
  var driver: Driver?

  override func loadView() {
    guard let driver else { return super.loadView() }
    driver.run("loadView") { super.loadView() }
    if let list = collectionView { driver.serve(list) }
  }
  override func viewDidLoad() {
    guard let driver else { return super.viewDidLoad() }
    driver.run("viewDidLoad") { super.viewDidLoad() }
  }
  override func viewWillLayoutSubviews() {
    guard let driver else { return super.viewWillLayoutSubviews() }
    driver.run("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    guard let driver else { return super.viewDidLayoutSubviews() }
    driver.run("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }
  override func updateViewConstraints() {
    guard let driver else { return super.updateViewConstraints() }
    driver.run("updateViewConstraints") { super.updateViewConstraints() }
  }
  override func viewSafeAreaInsetsDidChange() {
    guard let driver else { return super.viewSafeAreaInsetsDidChange() }
    driver.run("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
  }
  override func viewWillAppear(_ animated: Bool) {
    guard let driver else { return super.viewWillAppear(animated) }
    driver.appear("viewWillAppear", animated) { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    guard let driver else { return super.viewIsAppearing(animated) }
    driver.appear("viewIsAppearing", animated) { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    guard let driver else { return super.viewDidAppear(animated) }
    driver.appear("viewDidAppear", animated) { super.viewDidAppear(animated) }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
}
