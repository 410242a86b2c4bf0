// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// The page of all screens: each in light beside dark, under the name of its file.
struct ScreenIndex {
  let collection: ScreenCollection
  let title: String

  /// The page.
  var html: String {
    var sections = ""
    var file: String?
    for screen in collection.screens {
      let own = screen["file"]?.text ?? ""
      if own != file {
        sections += file == nil ? "" : "</section>\n"
        sections += "<section><h2>\(MarkupText.show(own))</h2>\n"
        file = own
      }
      sections += card(screen)
    }
    if file != nil { sections += "</section>\n" }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.show(title))</title>
      <style>\(Self.style)</style>
      <h1>\(MarkupText.show(title))</h1>
      <p>\(collection.screens.count) screens, \(collection.pictureCount) pictures</p>
      \(sections)</html>

      """
  }

  private func card(_ screen: JSON) -> String {
    let name = MarkupText.show(screen["name"]?.text ?? "")
    let kind = MarkupText.show(screen["class"]?.text ?? "")
    let pictures = (screen["pictures"]?.elements ?? []).map { picture in
      let path = MarkupText.show(Self.address(picture["path"]?.text ?? ""))
      let words = MarkupText.show(Self.words(picture["appearance"]))
      return """
        <a href="\(path)"><img src="\(path)" alt="\(name), \(words)" loading="lazy"></a>
        """
    }
    return """
      <figure><figcaption><b>\(name)</b> <span>\(kind)</span></figcaption>
      <div>\(pictures.joined())</div></figure>

      """
  }

  /// An appearance in words: `dark`, `light, increased`.
  private static func words(_ appearance: JSON?) -> String {
    guard case .object(let members)? = appearance else { return "" }
    return members.compactMap(\.value.text).joined(separator: ", ")
  }

  /// A path as an address: what has a meaning in addresses is replaced.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "/._-".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  private static let style = """
    :root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}\
    body{margin:2rem auto;padding:0 1.5rem;max-width:90rem}\
    h1{font-size:2rem;margin:0}h2{font-size:1rem;margin:2.5rem 0 .75rem;font-weight:600}\
    section{display:flow-root}\
    figure{display:inline-block;margin:0 1.5rem 1.5rem 0;vertical-align:top}\
    figcaption{margin-bottom:.4rem}figcaption span,p{color:GrayText}\
    figure div{display:flex;gap:.75rem;flex-wrap:wrap}\
    img{height:22rem;max-width:24rem;object-fit:contain;border-radius:.75rem;\
    box-shadow:0 0 0 1px #8884}
    """
}
