// SPDX-License-Identifier: MIT

/// Hands inputs to a fuzzer's body; libFuzzer, which the linker adds, makes them up.
public enum FuzzerDriver {
  /// What is tried with an input: its first byte, and how many there are.
  public typealias Body = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// Tries inputs until the time given on the command line is up, or the body traps.
  ///
  /// The body returns 0.
  public static func run(_ body: Body) {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let status = runDriver(&count, &arguments, body)
    precondition(status == 0, "libFuzzer ended with \(status)")
  }
}

extension FuzzerDriver {
  /// Ends a process that `-fork=1` started, as if all its inputs had passed.
  public static func pass() -> Never { exitAtOnce(0) }
}

// libFuzzer takes an end by `exit` for a failure of what it tries.
@_silgen_name("_exit")
private func exitAtOnce(_ status: CInt) -> Never

// A function of libFuzzer, for programs that have a `main` of their own, as Swift's have.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: FuzzerDriver.Body
) -> CInt
