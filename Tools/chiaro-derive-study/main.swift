// SPDX-License-Identifier: MIT

// Measures how near derived colors come to what designers chose, and fits the curves anew:
// `swift run -c release chiaro-derive-study`, in the project's folder. The tables go to standard
// output; they stand in Documentation/Derivation.md.

import ChiaroDeriveStudy
import ChiaroSource

let bytes = try FileReader.bytes(atPath: "Data/designed-pairs.csv", limit: 1 << 20)
let pairs = try DesignedPair.read(String(decoding: bytes, as: UTF8.self))
print(StudyReport(HeldOutStudy(pairs)).text, terminator: "")
try AtomicFile.write(CurveTable.text(CurveFit.curves(of: pairs)), toPath: CurveTable.path)
