// SPDX-License-Identifier: MIT

// Measures how near derived colors come to what designers chose, and writes the examples anew:
// `swift run -c release chiaro-derive-study`, in the project's folder. The tables go to standard
// output; they stand in Documentation/Derivation.md. With `--extract FOLDER OWNER/NAME` it prints
// the pairs of the catalogs in a folder instead, as lines for Data/designed-pairs.csv.

import ChiaroDeriveStudy
import ChiaroSource

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--extract" {
  for pair in try CatalogExtraction.pairs(in: arguments[2], of: arguments[3], .kept) {
    print(pair.line)
  }
} else {
  let bytes = try FileReader.bytes(atPath: "Data/designed-pairs.csv", limit: 1 << 20)
  let pairs = try DesignedPair.read(String(decoding: bytes, as: UTF8.self))
  try AtomicFile.write(ExampleTable.text(DesignedPair.examples(pairs)), toPath: ExampleTable.path)
  print(StudyReport(HeldOutStudy(pairs)).text, terminator: "")
}
