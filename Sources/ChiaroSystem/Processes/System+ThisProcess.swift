// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// The number of this process.
  package static var processID: Int32 { getpid() }

  /// The user as whom this process acts.
  package static var user: UInt32 { UInt32(geteuid()) }

  /// Whether a user is this process's, or the system's own.
  package static func isTrusted(_ user: UInt32) -> Bool { user == 0 || user == self.user }

  /// A variable of the environment; nil when it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A variable of the environment; nil when it is not set, or empty.
  package static func environment(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Every variable of the environment, as `NAME=value`.
  package static var wholeEnvironment: [String] {
    var texts: [String] = []
    var next = environ
    while let entry = next.pointee {
      texts.append(String(cString: entry))
      next += 1
    }
    return texts
  }

  /// The path of the running program, nil where the system does not tell.
  package static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return realPath(
        String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  /// How many processors there are; at least one.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Ends this process.
  package static func exit(_ status: Int32) -> Never { CLibrary.exit(status) }
}
