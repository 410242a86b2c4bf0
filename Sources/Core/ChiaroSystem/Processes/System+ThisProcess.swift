// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// The process identifier of this process.
  package static var processID: Int32 { getpid() }

  /// The effective user identifier of this process.
  package static var user: UInt32 { UInt32(geteuid()) }

  /// Returns whether a user is this process's effective user or root.
  package static func isTrusted(_ user: UInt32) -> Bool { user == 0 || user == self.user }

  /// Returns an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns an environment variable; nil if it is not set or empty.
  package static func environment(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// All environment variables, as `NAME=value`.
  package static var wholeEnvironment: [String] {
    var texts: [String] = []
    var next = environ
    while let entry = next.pointee {
      texts.append(String(cString: entry))
      next += 1
    }
    return texts
  }

  /// Returns the environment variables of this process with changes, each as `NAME=value`.
  ///
  /// - Parameter changes: the new values by name; nil removes a variable
  /// - Returns: the variables, the changed ones last
  package static func environment(changing changes: [String: String?]) -> [String] {
    let kept = wholeEnvironment.filter { changes[String($0.prefix { $0 != "=" })] == nil }
    return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// The path of the running program; nil if the system does not provide it.
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

  /// The number of online processors; at least one.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The size of the machine's memory in bytes; 1 GB if it is unknown.
  package static var memorySize: Int {
    let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    return pages > 0 && size > 0 ? pages * size : 1 << 30
  }

  /// Ends this process with an exit status.
  package static func exit(_ status: Int32) -> Never { CLibrary.exit(status) }
}
