// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSystem
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// The program that reads PDF, where it is and where it is not.
@Suite("The program that reads PDF")
struct PDFProgramTests {
  private let page = PDFWriter().bytes
  private let drawing = Array(Samples.svg.utf8)

  private func error(_ decoder: any ImageDecoder, _ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) { _ = try decoder.decode(bytes) } catch { return error }
    return nil
  }

  @Test("without it nothing reads PDF, and how it is had is said")
  func missing() {
    let decoder = IsolatedImageDecoder(executable: PictureServer.path, pdfProgram: nil)
    #expect(!decoder.formats.contains(.pdf))
    let error = error(decoder, page)
    #expect(error?.kind == .notAvailable && error?.format == .pdf)
    #expect(error?.detail.contains("swift build --product chiaro-pdf") == true)
    #expect(decoder.startCount == 0)
    #expect(self.error(SystemImageDecoder(), page)?.kind == .notAvailable)
    #expect(!SystemImageDecoder.formats.contains(.pdf))
  }

  @Test("one that is not where it should be is not available")
  func misplaced() {
    let decoder = IsolatedImageDecoder(executable: PictureServer.path, pdfProgram: "/nowhere")
    let error = error(decoder, page)
    #expect(error?.kind == .notAvailable)
    #expect(error?.detail == "cannot start /nowhere: No such file or directory")
  }

  @Test("it is found beside the program that runs, or where a variable says")
  func found() async {
    await #expect(processExitsWith: .success) {
      setenv("CHIARO_PDF", "/elsewhere/chiaro-pdf", 1)
      #expect(IsolatedImageDecoder.installedPDFProgram == "/elsewhere/chiaro-pdf")
      setenv("CHIARO_PDF", "", 1)
      let beside = IsolatedImageDecoder.installedPDFProgram
      #expect(beside.map { $0.hasSuffix("/chiaro-pdf") } ?? true)
    }
  }

  @Test("PDF goes to it and to no other helper", .enabled(if: PictureServer.readsPDF))
  func division() throws {
    let decoder = IsolatedImageDecoder(
      executable: "/nowhere", isolatedFormats: Set(ImageFormat.allCases))
    #expect(decoder.formats.contains(.pdf))
    #expect(try decoder.decode(page).facts.format == .pdf)
    #expect(decoder.startCount == 1)
    #expect(error(decoder, Samples.png.bytes)?.kind == .notAvailable)
  }

  @Test(
    "it reads nothing else",
    .enabled(
      if: PictureServer.readsPDF && SystemImageDecoder.formats.isSuperset(of: [.svg, .png])))
  func nothingElse() throws {
    let decoder = IsolatedImageDecoder(
      executable: try #require(IsolatedImageDecoder.installedPDFProgram),
      isolatedFormats: [.svg, .png])
    for bytes in [drawing, Samples.png.bytes] {
      #expect(error(decoder, bytes)?.kind == .unsupportedFormat)
    }
    #expect(decoder.startCount == 1)
  }

  @Test("arguments are answered with how it is used", .enabled(if: PictureServer.readsPDF))
  func usage() throws {
    let path = try #require(IsolatedImageDecoder.installedPDFProgram)
    let program = try TestProgram(path, ["--help"], errors: .pipe).start()
    #expect(program.text().hasPrefix("usage: chiaro-pdf"))
    #expect(program.wait() == .status(2))
    #expect(try TestProgram(path).run() == .status(0), "nothing was asked")
  }

  #if os(Linux)
    @Test("it gives up its rights before it reads", .enabled(if: PictureServer.readsPDF))
    func confinement() throws {
      let path = try #require(IsolatedImageDecoder.installedPDFProgram)
      let pair = try System.makeSocketPair()
      var plan = SpawnPlan(.path(path), [])
      plan.copy(pair.other, to: System.standardInput)
      plan.copy(pair.other, to: System.standardOutput)
      let process = try plan.start()
      System.closeFile(pair.other)
      defer {
        System.closeFile(pair.own)
        #expect(System.end(ofProcess: process, waiting: true) == .status(0))
      }
      // 2 is a filter of system calls, as `ConfinementTests` has tried it.
      let isConfined = {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status?.contains("\nSeccomp:\t2\n") == true
      }
      let deadline = ContinuousClock.now + .seconds(180)
      while !isConfined() && .now < deadline { System.sleep(milliseconds: 5) }
      #expect(isConfined())
    }
  #endif
}
