// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

extension UIColor {
  static let primaryColor = UIColor(red: 69 / 255, green: 193 / 255, blue: 89 / 255, alpha: 1)
}

/// Nobody has chosen anything.
extension UserDefaults {
  func mockMessagesCount() -> Int { 20 }
  func setMockMessages(count: Int) {}
}
