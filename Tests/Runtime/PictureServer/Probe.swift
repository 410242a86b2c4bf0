// SPDX-License-Identifier: MIT

// What a hostile picture would try, with the C library itself.

import CLibrary
import ChiaroMedia

/// Tries one thing after another that a confined process cannot do.
enum Probe {
  /// Prints what is in force, then a line for each attempt: its name, and `done` or `refused`.
  ///
  /// - Parameter arguments: a folder that can be written to, and a file in it
  static func run(_ arguments: [String]) {
    guard arguments.count == 2 else { exit(2) }
    let (folder, file) = (arguments[0], arguments[1])
    // Open before, as a descriptor that was inherited would be.
    let inherited = open("\(folder)/inherited", O_WRONLY | O_CREAT, 0o600)
    signal(SIGXFSZ, SIG_IGN)
    print(Confinement.enter())
    say("create", open("\(folder)/new", O_WRONLY | O_CREAT, 0o600) >= 0)
    say("open for writing", open(file, O_RDWR) >= 0)
    say("empty", open(file, O_RDONLY | O_TRUNC) >= 0)
    say("truncate", truncate(file, 0) == 0)
    say("rename", rename(file, "\(folder)/other") == 0)
    say("remove", unlink(file) == 0)
    say("link", symlink(file, "\(folder)/link") == 0)
    say("make a folder", mkdir("\(folder)/made", 0o700) == 0)
    say("change rights", chmod(file, 0o777) == 0)
    say("write to an open file", write(inherited, "x", 1) == 1)
    say("read the user's file", open(file, O_RDONLY) >= 0)
    say("read a library", open("/usr/lib", O_RDONLY) >= 0)
    for family in [AF_UNIX, AF_INET, AF_INET6] { say("socket \(family)", opensSocket(family)) }
    say("start a program", starts("/bin/true"))
    say(
      "become a program", execv("/bin/true", ["/bin/true", nil].map { $0.map { strdup($0) } }) == 0)
    say("signal the parent", kill(getppid(), 0) == 0)
    say("signal itself", kill(getpid(), 0) == 0)
    say("start a thread", startsThread())
    fflush(nil)
  }

  private static func say(_ name: String, _ isDone: Bool) {
    print("\(name): \(isDone ? "done" : "refused")")
  }

  private static func opensSocket(_ family: Int32) -> Bool {
    #if canImport(Glibc)
      socket(family, Int32(SOCK_STREAM.rawValue), 0) >= 0
    #else
      socket(family, SOCK_STREAM, 0) >= 0
    #endif
  }

  private static func starts(_ program: String) -> Bool {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    return posix_spawn(&process, program, nil, nil, &arguments, nil) == 0
  }

  private static func startsThread() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, nil, { _ in nil }, nil) == 0
  }
}
