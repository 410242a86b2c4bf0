// SPDX-License-Identifier: MIT

import CCairo
import CPoppler
import ChiaroMedia
import ChiaroRaster

/// The first page of a PDF, by poppler.
enum PDFReader {
  static func decode(_ job: DecodingJob) throws(ImageError) -> DecodedImage {
    var problem: UnsafeMutablePointer<GError>?
    let bytes = g_bytes_new(job.bytes, gsize(job.bytes.count))
    defer { g_bytes_unref(bytes) }
    let document = poppler_document_new_from_bytes(bytes, nil, &problem)
    guard let document else { throw failure(job, problem) }
    defer { unref(document) }
    guard poppler_document_get_n_pages(document) > 0,
      let page = poppler_document_get_page(document, 0)
    else { throw job.malformed("no first page") }
    defer { unref(page) }
    var points = PointSize(width: 0, height: 0)
    poppler_page_get_size(page, &points.width, &points.height)
    return try VectorCanvas.render(job, points: points) { context in
      poppler_page_render(page, context)
      return nil
    }
  }

  private static func failure(
    _ job: DecodingJob, _ problem: UnsafeMutablePointer<GError>?
  ) -> ImageError {
    guard let problem else { return job.malformed("poppler failed") }
    defer { g_error_free(problem) }
    return ImageError(
      chiaro_poppler_is_encrypted(problem) ? .unsupportedFormat : .malformed, .pdf,
      String(cString: chiaro_poppler_message(problem)))
  }

  private static func unref(_ object: OpaquePointer) {
    g_object_unref(UnsafeMutableRawPointer(object))
  }
}
