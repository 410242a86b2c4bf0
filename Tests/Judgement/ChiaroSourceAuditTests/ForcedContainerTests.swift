// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

@Suite("What a container with a style of its own shows")
struct ForcedContainerTests {
  private func isForced(_ welcome: String, _ others: String = "") -> [Bool] {
    let code = """
      import UIKit
      class WelcomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(welcome)
        }
        func next() { navigationController?.pushViewController(LoginController(), animated: true) }
      }
      class LoginController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          button.setTitleColor(.black, for: .normal)
        }
        func again() { show(LoginController(), sender: nil) }
      }
      \(others)
      """
    return SourceAuditor.audit([("App/A.swift", Array(code.utf8))], only: [FixedColor.id]).findings
      .map { $0.considers("forced-container") }
  }

  @Test(
    "a lock of a container is one of what is pushed on it, and that of a view or a choice is not",
    arguments: [
      ("navigationController?.overrideUserInterfaceStyle = .light", true),
      ("self.navigationController!.overrideUserInterfaceStyle = .light", true),
      ("navigationController?.overrideUserInterfaceStyle = .unspecified", false),
      ("navigationController?.overrideUserInterfaceStyle = isNight ? .dark : .light", false),
      ("card.overrideUserInterfaceStyle = .light", false),
      ("navigationController?.isNavigationBarHidden = true", false),
    ])
  func locks(_ lock: String, _ isLocked: Bool) {
    #expect(isForced(lock) == [isLocked])
  }

  @Test("what other controllers show as well is not locked by one of them")
  func others() {
    let lock = "navigationController?.overrideUserInterfaceStyle = .light"
    let menu = { (shown: String, parent: String) in
      "class Menu: \(parent) { func login() { show(\(shown)()) } }"
    }
    #expect(isForced(lock, menu("LoginController", "UIViewController")) == [false])
    #expect(isForced(lock, menu("WelcomeController", "UIViewController")) == [true])
    #expect(isForced(lock, menu("LoginController", "NSObject")) == [true])
    let root = "class Router { let stack = UINavigationController(LoginController()) }"
    #expect(isForced(lock, root) == [false])
  }
}
