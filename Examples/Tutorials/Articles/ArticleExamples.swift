// SPDX-License-Identifier: MIT

/// The first example of each module's article.
///
/// What needs no desktop is run by tests, which compare its output with the article.
package enum ArticleExamples {}
