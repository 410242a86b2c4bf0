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
    let count = collection.screens.count
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.show(title))</title>
      <style>\(Self.style)</style>
      <h1>\(MarkupText.show(title))</h1>
      <p>\(count) screen\(count == 1 ? "" : "s"), \(collection.pictureCount) pictures</p>
      \(sections)</html>

      """
  }

  private func card(_ screen: JSON) -> String {
    let name = MarkupText.show(screen["name"]?.text ?? "")
    let kind = MarkupText.show(screen["class"]?.text ?? "")
    let lock = screen["lock"]?["style"]?.text.map { ", locked to \(MarkupText.show($0))" } ?? ""
    let pictures = (screen["pictures"]?.elements ?? []).map { picture in
      let path = MarkupText.show(Self.address(picture["path"]?.text ?? ""))
      let words = MarkupText.show(Self.words(picture["appearance"]))
      return """
        <a href="\(path)"><img src="\(path)" alt="\(name), \(words)" loading="lazy"></a>
        """
    }
    return """
      <figure><figcaption><b>\(name)</b> <span>\(kind)\(lock)</span></figcaption>
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
    :root{color-scheme:light dark;--paper:light-dark(#f5f3ee,#161412);\
    --ink:light-dark(#1d1a16,#f1ede6);\
    --soft:light-dark(#625b50,#aba295);--line:light-dark(#dfd9ce,#36322c);\
    font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}\
    body{margin:0 auto;padding:3rem clamp(1rem,4vw,4rem);max-width:110rem}\
    h1{font-size:2.2rem;letter-spacing:-.02em;margin:0}p,figcaption span{color:var(--soft)}\
    h2{position:sticky;top:0;z-index:1;margin:3rem 0 0;padding:.75rem 0;background:var(--paper);\
    font:13px/1.4 ui-monospace,monospace;color:var(--soft);overflow-wrap:anywhere}\
    section{display:flex;flex-wrap:wrap;align-items:flex-start;gap:0 2.75rem}h2{flex:0 0 100%}\
    figure{margin:.75rem -2.25rem 0;padding:0 2.25rem 2.75rem;content-visibility:auto;\
    contain-intrinsic-size:auto 30rem}\
    figcaption{margin-bottom:.6rem}figure div{display:flex;gap:.75rem;flex-wrap:wrap}\
    img{height:27rem;max-width:min(46vw,30rem);object-fit:contain;object-position:top;\
    border-radius:1rem;box-shadow:0 0 0 1px var(--line),0 10px 32px #0002;transition:translate .2s}\
    a:hover img{translate:0 -3px}a:focus-visible{outline:3px solid #0b57d0;border-radius:1rem}\
    @media(prefers-reduced-motion:reduce){img{transition:none}}
    """
}
