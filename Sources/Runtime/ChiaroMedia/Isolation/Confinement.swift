// SPDX-License-Identifier: MIT

import CChiaroSandbox
import ChiaroSystem

/// The rights that a helper process gives up for good, before it decodes a picture.
///
/// Code that takes over a decoder through a picture is left in a process that can compute, read the
/// system's fonts and libraries, and answer on one stream: it cannot open files for writing or
/// sockets, start programs, access other processes, or read the user's files. If the kernel
/// supports only a part of this, that part is in force.
///
/// Apple counterpart: the App Sandbox · Source: seccomp(2), landlock(7), setrlimit(2) · Fidelity:
/// approximate
package struct Confinement: Equatable, CustomStringConvertible {
  /// Whether system calls that decoders do not need are blocked.
  package var filtersCalls: Bool
  /// The version of Landlock, which blocks access to files; 0 where it is not supported.
  package var landlockVersion: Int

  /// Gives up the rights of this process; must be called while it has a single thread.
  package static func enter() -> Confinement {
    System.forbidCoreFiles()
    System.forbidLargerFiles()
    let paths = systemPaths + fontPaths
    let version = CStrings.with(paths) { chiaro_restrict_files($0, paths.count) }
    return Confinement(filtersCalls: chiaro_restrict_calls(), landlockVersion: Int(version))
  }

  /// The restrictions in force, in words.
  package var description: String {
    let files = landlockVersion > 0 ? "Landlock \(landlockVersion)" : "no Landlock"
    return "\(filtersCalls ? "system calls filtered" : "no filter of system calls"), \(files)"
  }

  /// The paths of libraries loaded on demand, fonts, and files that the C library reads.
  private static let systemPaths = [
    "/usr", "/lib", "/lib32", "/lib64", "/nix/store", "/run/current-system/sw", "/etc/fonts",
    "/etc/ld.so.cache", "/etc/localtime", "/var/cache/fontconfig", "/var/lib/ghostscript",
    "/dev/null", "/dev/zero", "/dev/urandom", "/proc/self", "/sys/devices/system/cpu",
  ]

  /// The paths of the user's own fonts and of fontconfig's configuration.
  private static var fontPaths: [String] {
    let home = System.environment("HOME")
    let places = [
      ("XDG_DATA_HOME", ".local/share", "fonts"), ("XDG_CONFIG_HOME", ".config", "fontconfig"),
      ("XDG_CACHE_HOME", ".cache", "fontconfig"),
    ].compactMap { variable, usual, name in
      (System.environment(variable) ?? home.map { "\($0)/\(usual)" }).map { "\($0)/\(name)" }
    }
    let told = ["FONTCONFIG_FILE", "FONTCONFIG_PATH"].compactMap(System.environment)
    return places + told + (home.map { ["\($0)/.fonts"] } ?? [])
  }
}
