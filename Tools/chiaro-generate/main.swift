// SPDX-License-Identifier: MIT

// Makes the project's generated files anew: `swift run chiaro-generate`, in the project's folder.

import ChiaroGenerate
import ChiaroSource

for file in try Generator.files(root: ".") {
  try AtomicFile.write(file.content, toPath: file.path)
  print(file.path)
}
