// SPDX-License-Identifier: MIT

// A helper for the tests of IsolatedImageDecoder, and nothing else.

import ChiaroMedia

ImageDecodingServer.run()
