// SPDX-License-Identifier: MIT

// Any bytes as a property list: a value or words, never a trap.

import ChiaroProject
import FuzzerDriver

FuzzerDriver.run { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard case .success(let list) = PropertyList.read(bytes) else { return 0 }
  _ = InfoPlist(list, path: "Info.plist")
  _ = XcodeProject(list, path: "project.pbxproj")
  return 0
}
