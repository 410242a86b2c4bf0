// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

extension Project.Options {
  /// How the program's commands search: links are followed as far as the repository goes.
  static var ofProgram: Project.Options {
    var options = Project.Options()
    options.boundary = .own
    return options
  }
}
