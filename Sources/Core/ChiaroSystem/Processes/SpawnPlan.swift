// SPDX-License-Identifier: MIT

import CLibrary

/// A description of a program to start, with its descriptors and environment.
///
/// Everything not specified is inherited from this process.
package struct SpawnPlan {
  private enum Step {
    case open(Int32, String, toWrite: Bool)
    case copy(Int32, to: Int32)
  }

  /// The location of a program.
  package enum Place: Sendable {
    /// A path.
    case path(String)
    /// A name to search for in `PATH`, or a path if it contains a slash.
    case name(String)
  }

  /// The program's environment variables, as `NAME=value`; nil for those of this process.
  package var environment: [String]?
  /// Whether the program leads a process group of its own; the default is false.
  package var leadsGroup = false
  /// Whether the program starts with no blocked signals and with default actions for the usual
  /// ones.
  ///
  /// The default, false, inherits this thread's.
  package var hearsSignals = false
  private let program: Place
  private let words: [String]
  private var steps: [Step] = []

  /// Creates a plan for a program with arguments and an environment.
  package init(_ program: Place, _ arguments: [String], environment: [String]? = nil) {
    self.program = program
    switch program {
    case .path(let word), .name(let word): words = [word] + arguments
    }
    self.environment = environment
  }

  /// Adds the opening of a file as a descriptor of the program.
  ///
  /// A file to write to is created, or truncated if it exists.
  package mutating func open(_ descriptor: Int32, _ file: String, toWrite: Bool) {
    steps.append(.open(descriptor, file, toWrite: toWrite))
  }

  /// Adds a copy of a descriptor of this process to the program, with a given number.
  package mutating func copy(_ descriptor: Int32, to number: Int32) {
    steps.append(.copy(descriptor, to: number))
  }

  /// Starts the program and returns its process identifier.
  package func start() throws(SystemFailure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for step in steps {
      switch step {
      case .open(let descriptor, let file, let toWrite):
        let flags = toWrite ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY
        posix_spawn_file_actions_addopen(&actions, descriptor, file, flags, 0o644)
      case .copy(let descriptor, let number):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, flags)
    var process: pid_t = 0
    let code = CStrings.with(words) { words in
      CStrings.with(environment ?? System.wholeEnvironment) { variables in
        switch program {
        case .path(let path):
          posix_spawn(&process, path, &actions, &attributes, words, variables)
        case .name(let name):
          posix_spawnp(&process, name, &actions, &attributes, words, variables)
        }
      }
    }
    if code != 0 { throw SystemFailure(code: code) }
    return process
  }

  private var flags: Int16 {
    var flags = 0
    if hearsSignals { flags |= Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) }
    if leadsGroup { flags |= Int(POSIX_SPAWN_SETPGROUP) }
    return Int16(flags)
  }
}
