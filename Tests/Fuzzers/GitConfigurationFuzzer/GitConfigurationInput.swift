// SPDX-License-Identifier: MIT

import ChiaroProject

/// Bytes as a configuration of git's.
struct GitConfigurationInput {
  var bytes: [UInt8]

  /// Traps when a setting is longer than the file, a name is none, or what is written of the
  /// settings is read as others.
  func check() {
    let settings: [GitConfiguration.Setting]
    do throws(GitConfiguration.SyntaxError) {
      settings = try GitConfiguration(bytes).settings
    } catch {
      precondition((1...(bytes.count + 1)).contains(error.line))
      return
    }
    for setting in settings {
      precondition((setting.value?.count ?? 0) <= bytes.count && !setting.name.isEmpty)
      precondition(setting.name.utf8.allSatisfy(isPartOfName))
      precondition(setting.section.utf8.allSatisfy { isPartOfName($0) || $0 == 0x2E })
      precondition(setting.value?.contains(0) != true)
    }
    // What stands before the first section cannot be written behind one.
    let named = settings.filter { !$0.section.isEmpty }
    let again = try? GitConfiguration(GitConfiguration.file(named)).settings
    precondition(again == named)
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
  }
}
