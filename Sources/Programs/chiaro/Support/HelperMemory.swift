// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The memory that a program of ours may have which reads the files of a project.
enum HelperMemory {
  /// In bytes: 8 GB, or three quarters of what the machine has.
  static let limit = min(8 << 30, max(1 << 30, System.memorySize / 4 * 3))
}
