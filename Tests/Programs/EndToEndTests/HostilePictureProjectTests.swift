// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Projects whose pictures ask for too much.
@Suite("Projects of hostile pictures")
struct HostilePictureProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func addImage(_ name: String, _ file: String, _ content: String) throws {
    let set = "App/A.xcassets/\(name).imageset"
    try folder.write(content, to: "\(set)/\(file)")
    try folder.write(
      #"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1}}"#,
      to: "\(set)/Contents.json")
  }

  private static func svg(_ attributes: String, _ content: String = "") -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><rect width="9" height="9"/>"#
      + content + "</svg>"
  }

  private static func pdf(_ box: String) -> String {
    """
    %PDF-1.4
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [3 0 R] /Count 1 >>
    endobj
    3 0 obj
    << /Type /Page /Parent 2 0 R /MediaBox [\(box)] >>
    endobj
    trailer
    << /Size 4 /Root 1 0 R >>
    %%EOF
    """
  }

  @Test(
    "a picture of any size is shown or said, in a report with pictures and one without",
    arguments: ["terminal", "html"])
  func sizes(_ format: String) throws {
    let lengths = ["1e20", "-5", "NaN", "inf", "1e-320", "9223372036854775808"]
    for (index, length) in lengths.enumerated() {
      try addImage("S\(index)", "s.svg", Self.svg(#"width="\#(length)" height="\#(length)""#))
      try addImage("V\(index)", "v.svg", Self.svg(#"viewBox="0 0 \#(length) 9""#))
      try addImage("P\(index)", "p.pdf", Self.pdf("0 0 \(length) \(length)"))
    }
    try addImage("Long", "l.pdf", Self.pdf("0 0 100000000000000000000 100000000000000000000"))
    let run = try Program(folder: folder.path).run(
      ["audit", "App", "--format", format, "--fail-on", "never"])
    #expect(run.code == 0, "\(run.errors)")
    if format == "html" {
      #expect(run.output.contains("1e+20×1e+20 pt") || run.output.contains("too large"))
      let render = try Program(folder: folder.path).run([
        "render", "App", "--output", "out", "--appearance", "light",
      ])
      #expect(render.code == 0, "\(render.errors)")
    }
  }

  @Test("40 slow pictures end with the budget, are said once, and a quick one is still read")
  func slow() throws {
    let noise = String(
      repeating: #"<feTurbulence baseFrequency="0.1" numOctaves="1000000000"/>"#, count: 200)
    let picture = Self.svg(
      #"width="2000" height="2000""#,
      #"<filter id="f">\#(noise)</filter>"#
        + ##"<rect width="2000" height="2000" filter="url(#f)"/>"##)
    for index in 10..<50 { try addImage("S\(index)", "slow\(index).svg", picture) }
    try addImage("A", "quick.svg", Self.svg(#"width="7" height="7""#))
    let run = try Program(folder: folder.path).run(
      ["audit", "App", "--format", "html", "--fail-on", "never", "--picture-seconds", "12"])
    // An audit that left something out for its time ends with a code of its own.
    #expect(run.code == 75, "\(run.errors)")
    #expect(run.output.contains("7×7 pt, SVG"))
    let words = " were not checked, because reading all pictures"
    let said = run.output.components(separatedBy: words)
    // At the top, and among what is said of the project.
    #expect(said.count == 3, "said \(said.count - 1) times")
    #expect(said.first?.hasSuffix("40 pictures") == true)
    #expect(said.last?.contains("slow10.svg, slow11.svg, slow12.svg, …") == true)
  }
}
