// SPDX-License-Identifier: MIT

import CLibrary

/// How a program is started, and what its descriptors are; what is not said it has from this one.
package struct SpawnPlan {
  private enum Step {
    case open(Int32, String, toWrite: Bool)
    case copy(Int32, to: Int32)
  }

  /// Where a program is looked for.
  package enum Place: Sendable {
    /// At its path.
    case path(String)
    /// By its name in `PATH`, or at its path where it has a slash.
    case name(String)
  }

  /// All of its variables, as `NAME=value`; nil stands for those of this process.
  package var environment: [String]?
  /// Whether it leads a process group of its own.
  package var leadsGroup = false
  /// Whether it hears the usual signals, whatever this thread does with them.
  package var hearsSignals = false
  private let program: Place
  private let words: [String]
  private var steps: [Step] = []

  /// Plans a program and what follows its name on its command line.
  package init(_ program: Place, _ arguments: [String], environment: [String]? = nil) {
    self.program = program
    switch program {
    case .path(let word), .name(let word): words = [word] + arguments
    }
    self.environment = environment
  }

  /// Opens a file as one of the program's descriptors; one to be written to is made or emptied.
  package mutating func open(_ descriptor: Int32, _ file: String, toWrite: Bool) {
    steps.append(.open(descriptor, file, toWrite: toWrite))
  }

  /// Gives the program one of our descriptors, under a number.
  package mutating func copy(_ descriptor: Int32, to number: Int32) {
    steps.append(.copy(descriptor, to: number))
  }

  /// Starts the program and gives the number of its process.
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
