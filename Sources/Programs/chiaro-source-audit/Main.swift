// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroSystem

/// The program that parses Swift for `chiaro audit`: a request on standard input, an answer on
/// standard output.
///
/// With `--check` the request asks whether changes may be made.
///
/// It ends with 0 when it answered, 2 for a request that it does not understand, and 74 when the
/// answer cannot be written.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.elementsEqual(["--rules"]) {
      print(SourceAnswer.listing(SourceRuleRegistry.listings))
    } else if arguments.count == 2, arguments.first == "--examples", let rule = arguments.last {
      SystemThreads.runDeep(1) {
        print(SourceAnswer.showing(SourceRuleRegistry.examples(of: rule)))
      }
    } else if arguments.isEmpty {
      answer { (bytes) throws(SourceAuditError) in
        SourceAuditor.audit(try SourceRequest.read(bytes)) { files in
          print(SourceAnswer.stalled(files))
          System.exit(0)
        }.json
      }
    } else if arguments.elementsEqual(["--check"]) {
      answer { (bytes) throws(SourceAuditError) in try CheckRequest.read(bytes).answer }
    } else if arguments.first == "--port" {
      port(Array(arguments.dropFirst()))
    } else if arguments.elementsEqual(["--optional"]) {
      printOptional()
    } else {
      StandardStreams.fail(
        "usage: chiaro-source-audit [--rules | --examples RULE | --check] <request.json; "
          + "or --port FILE [REQUIREMENT…] <FILE; or --optional <FILE",
        code: 2)
    }
  }

  /// Rewrites a file of UIKit's: its text on standard input, the new one on standard output, what
  /// is left to do on standard error.
  ///
  /// Behind the file's name come the optional requirements that other files declare, as
  /// `--optional` prints them.
  private static func port(_ names: [String]) {
    guard let bytes = StandardStreams.input(limit: SourceAuditor.fileLimit) else {
      StandardStreams.fail("standard input cannot be read, or is too large", code: 2)
    }
    let ported = PortedSource(
      bytes, path: names.first ?? "standard input", optionalMethods: Set(names.dropFirst()))
    for diagnostic in ported.diagnostics { StandardStreams.tell("\(diagnostic)") }
    if !StandardStreams.write(ported.text) {
      StandardStreams.fail("standard output cannot be written", code: 74)
    }
  }

  /// Prints the optional requirements of a file's protocols, one a line.
  private static func printOptional() {
    guard let bytes = StandardStreams.input(limit: SourceAuditor.fileLimit) else {
      StandardStreams.fail("standard input cannot be read, or is too large", code: 2)
    }
    let text = PortedSource.optionalRequirements(bytes).map { $0 + "\n" }.joined()
    if !StandardStreams.write(text) {
      StandardStreams.fail("standard output cannot be written", code: 74)
    }
  }

  /// Answers a request; a thread with a deep stack does, as text is parsed that may be hostile.
  private static func answer(
    _ work: @escaping @Sendable ([UInt8]) throws(SourceAuditError) -> JSON
  ) {
    guard let bytes = StandardStreams.input(limit: SourceRequest.limit) else {
      StandardStreams.fail("the request cannot be read or is too large", code: 2)
    }
    SystemThreads.runDeep(1) {
      do throws(SourceAuditError) {
        print(try work(bytes))
      } catch {
        StandardStreams.fail(error.description, code: 2)
      }
    }
  }

  private static func print(_ json: JSON) {
    let text = VisibleText.escape(json: json.text(.compact)) + "\n"
    if !StandardStreams.write(text) {
      StandardStreams.fail("the answer cannot be written", code: 74)
    }
  }
}
