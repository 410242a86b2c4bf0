// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Limits the address space of this process to `byteCount` bytes; macOS does not enforce the
  /// limit.
  package static func limitMemory(to byteCount: Int) {
    set(Resource.addressSpace, to: rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount)))
  }

  /// Limits the processor time of this process to `seconds` from now; it is ended when it exceeds
  /// them.
  package static func limitProcessorTime(to seconds: Int) {
    var usage = rusage()
    _ = getrusage(Resource.thisProcess, &usage)
    let used = Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    var limit = rlimit()
    _ = getrlimit(Resource.processorTime, &limit)
    let (sum, isTooLarge) = used.addingReportingOverflow(seconds)
    limit.rlim_cur = isTooLarge ? limit.rlim_max : min(rlim_t(sum), limit.rlim_max)
    set(Resource.processorTime, to: limit)
  }

  /// Prevents this process from writing to files from now on; pipes and sockets are not affected.
  package static func forbidLargerFiles() { set(Resource.fileSize, to: rlimit()) }

  /// Disables core dumps of this process.
  package static func forbidCoreFiles() { set(Resource.coreFile, to: rlimit()) }

  #if canImport(Glibc)
    private typealias Kind = __rlimit_resource_t
  #else
    private typealias Kind = Int32
  #endif

  private static func set(_ resource: Kind, to limit: rlimit) {
    var limit = limit
    _ = setrlimit(resource, &limit)
  }

  /// The system's constants for resource limits, which are enumerations in glibc.
  private enum Resource {
    #if canImport(Glibc)
      static let addressSpace = Kind(RLIMIT_AS.rawValue)
      static let processorTime = Kind(RLIMIT_CPU.rawValue)
      static let coreFile = Kind(RLIMIT_CORE.rawValue)
      static let fileSize = Kind(RLIMIT_FSIZE.rawValue)
      static let thisProcess = RUSAGE_SELF.rawValue
    #else
      static let addressSpace = RLIMIT_AS
      static let processorTime = RLIMIT_CPU
      static let coreFile = RLIMIT_CORE
      static let fileSize = RLIMIT_FSIZE
      static let thisProcess = RUSAGE_SELF
    #endif
  }
}
