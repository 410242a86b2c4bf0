// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro` and the program that reads PDF for it.
@Suite("PDF in projects")
struct PDFInProjectsTests {
  /// A catalog with a picture for light and one for dark, each a page with nothing on it.
  private func catalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let page = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj
      trailer << /Root 1 0 R >>
      """
    let set = "App.xcassets/Moon.imageset"
    try folder.write(#"{"info":{"author":"xcode","version":1}}"#, to: "App.xcassets/Contents.json")
    try folder.write(
      #"""
      {"images":[{"filename":"light.pdf","idiom":"universal"},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"dark.pdf",
      "idiom":"universal"}],"info":{"author":"xcode","version":1}}
      """#, to: "\(set)/Contents.json")
    for name in ["light", "dark"] { try folder.write(page, to: "\(set)/\(name).pdf") }
    return folder
  }

  private func audit(_ environment: [String: String]) throws -> Program.Run {
    let folder = try catalog()
    return try Program(environment: environment).run([
      "audit", folder.path, "--format", "json", "--fail-on", "never",
    ])
  }

  @Test("a program that is not there is told, with how it is had")
  func missing() throws {
    let run = try audit(["CHIARO_PDF": "/nowhere/chiaro-pdf"])
    #expect(run.code == 0)
    #expect(run.output.contains("2 pictures were not checked: pdf: not available"), "\(run)")
    #expect(run.output.contains("/nowhere/chiaro-pdf"))
  }

  @Test(
    "beside chiaro it is found", .enabled(if: IsolatedImageDecoder.installedPDFProgram != nil))
  func beside() throws {
    let run = try audit([:])
    #expect(run.code == 0)
    #expect(!run.output.contains("not checked"), "\(run)")
  }

  #if os(Linux)
    @Test(
      "poppler is loaded by its own program and by no other",
      .enabled(if: TestProgram.path(of: "ldd") != nil),
      arguments: ["chiaro", "Gallery", "chiaro-source-audit", "picture-server", "chiaro-pdf"])
    func libraries(_ name: String) throws {
      let path = Program.products.appendingPathComponent(name).path
      // Not every one is built beside these tests on every machine.
      guard FileManager.default.isExecutableFile(atPath: path) else { return }
      let ldd = try TestProgram("ldd", [path], output: .pipe).start()
      #expect(ldd.text().contains("libpoppler") == (name == "chiaro-pdf"))
    }
  #endif
}
