// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Hands inputs to a fuzzer's body; libFuzzer, which the linker adds, makes them up.
public enum FuzzerDriver {
  /// What is tried with an input: its first byte, and how many there are.
  public typealias Body = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// Tries inputs until the time given on the command line is up, or the body traps.
  ///
  /// The body returns 0.
  public static func run(_ body: Body) -> Never {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, body))
  }
}

// A function of libFuzzer, for programs that have a `main` of their own, as Swift's have.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: FuzzerDriver.Body
) -> CInt
