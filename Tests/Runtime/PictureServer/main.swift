// SPDX-License-Identifier: MIT

// A helper for the tests of IsolatedImageDecoder, and nothing else.
//
// With the argument `probe` it gives up its rights as a helper does, tries what it should not be
// able to do, and says what came of it.

import ChiaroMedia

if CommandLine.arguments.dropFirst().first == "probe" {
  Probe.run(Array(CommandLine.arguments.dropFirst(2)))
} else {
  ImageDecodingServer.run()
}
