# SPDX-License-Identifier: MIT
"""Files that are damaged on purpose: what they are made of, and what is put into them."""
import re

TOKENS = {
    "json": [b"{", b"}", b"[", b"]", b",", b":", b'"', b"null", b"1e999", b"-0", b"\\u0000",
             b'"idiom" : 7', b'"color" : null', b"99999999999999999999", b"1e20", b"../../../etc/passwd"],
    "yaml": [b"*a", b"&a", b"<<: *a", b"? ", b"!!", b"---\n", b"- - - ", b"{", b"]", b"'"],
    "plist": [b"<?", b"?>", b"<!--", b"-->", b"<array>", b"</dict>", b"&amp;", b"&x;", b"<![CDATA["],
    "swift": [b"// why\n", b"/* why */", b"/* /* */", b"*/", b"{ print(1) }()\n", b"\"\\(", b'"""\n', b'#"', b"#if DEBUG\n",
              b"#endif\n", b"super.", b".self", b"updateLayerColors()\n", b"func updateLayerColors() {}\n",
              b"var traitsDidChange = 1\n", b"(1)\n", b"[0]\n", b".foo()\n", b"label: while true {}\n", b"`", b"{", b"}", b"(",
              b"override ", b"@objc ", b"\xe2\x80\xa8", b"\x0c", b";", b"guard let a else { return }\n"],
    "xml": [b"<!-- why -->", b"<!--", b"-->", b"<![CDATA[<color/>]]>", b"<?pi ?>", b"&amp;", b"&x;", b"<color>",
            b"</resources>", b"<resources/>", b'systemColor="labelColor"', b'key="textColor"', b"/>", b"'", b'"',
            b"<!DOCTYPE a>", b"</document>", b'id="a"', b"\t"],
    "html": [b"<head>", b"<!-- <head> -->", b"<script>'<head>'</script>", b"<textarea><head></textarea>",
             b"<title><head></title>", b"<style><head></style>", b"<meta charset=utf-8>", b"</head>", b"<svg><head></svg>",
             b"<template><head></template>", b"<!--", b"-->", b"<body>", b"<frameset>", b"<plaintext>", b"<noscript><head>",
             b"<?php echo 1 ?>", b"<% a %>", b"<![CDATA[<head>]]>", b"<b id=1><p>", b"</html>", b"&#60;head>", b"<head/>",
             b"<HEAD a='>'>", b"<iframe><head></iframe>", b"<!DOCTYPE html>"],
    "css": [b"@import url(a;b.css);\n", b'@import "a.css" screen;\n', b'@charset "utf-8";\n', b"@namespace svg url(http://a/);\n",
            b"@layer a, b;\n", b"@layer a { p {} }\n", b"/* @import \"b.css\"; */", b"/*", b"*/", b"<!--", b"-->", b"{", b"}",
            b'"', b"'", b"url(", b"\\", b"@media print {", b"(", b"]", b"@", b";", b"@font-face { src: url('a') }\n"],
    "objc": [b"/*", b"@\"", b"[", b"]", b"@end\n", b"#if 1\n"],
}
ANY = [b"\xff", b"\x00", b"\xef\xbb\xbf", b"\r\n", b"\r", b"\t", b"\xe2\x80\xae", b"\x1b[31m", b"::error::a\n"]

SWIFT = [b"""import UIKit

/// A card.
final class %(name)s: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)  // first
        layer.borderColor = UIColor.separator.cgColor
        label.textColor = .black
        backgroundColor = UIColor.white
    }

    required init?(coder: NSCoder) {
        fatalError("no nib")
    }

    override func tintColorDidChange() {
        label.textColor = tintColor
    }
}
""", b"""import UIKit

class %(name)s: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.shadowColor = UIColor.label.cgColor
    label.textColor = UIColor(red: 0, green: 0, /* brand */ blue: 0.5, alpha: 1)
    title.textColor = UIColor(white: 0.1, alpha: 1)
    view.backgroundColor = .white
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
      update()
    }
  }

  func update() {}
}
""", b"""import UIKit

class %(name)s: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    // Colors first.
    layer.borderColor = UIColor.red.cgColor
  }
  override func tintColorDidChange() {
    { label.textColor = .black }()
  }
}
extension %(name)s {
  func style() { label.textColor = .darkText }
}
""", b"""import SwiftUI

struct %(name)s: View {
  var body: some View {
    VStack {
      Text("a").foregroundColor(.black)
      Text("b").foregroundStyle(Color.gray)
    }
    .background(Color.white)
  }
}
""", b"""import AppKit

class %(name)s: NSView {
    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        field.textColor = .black
    }
}
"""]

HTML = [b"""<!DOCTYPE html>
<html>
<!-- a <head> that is none -->
<head>
<meta charset="utf-8">
<title>Help</title>
<script>var a = "<head>";</script>
</head>
<body>
<p>Help</p>
<textarea><head></textarea>
</body>
</html>
""", b"<html><head><title>a</title></head><body><h1>Help</h1><p>a</p></body></html>\n", b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <title>Licenses</title>
  </head>
  <body><p>MIT</p></body>
</html>
"""]

CSS = [b"""@charset "utf-8";
@import "base.css"; /* first */
@import url(theme.css) screen;
@namespace svg url(http://www.w3.org/2000/svg);

body { margin: 0 }
p { padding: 1em }
""", b"body { margin: 0 }\nli { padding: 0 }\n", b"/* License */\n@layer base, top;\n@import 'a.css';body{margin:0}p{margin:0}\n"]

OBJC = [b"""#import <UIKit/UIKit.h>
@implementation A
- (void)viewDidLoad {
  [super viewDidLoad];
  self.label.textColor = [UIColor blackColor];
  self.view.backgroundColor = [UIColor whiteColor];
}
@end
"""]

PLISTS = [b"<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>Light"
          b"</string><key>A</key><array><integer>7</integer><real>1.5</real></array></dict></plist>",
          b"// !$*UTF8*$!\n{ objects = { A = { isa = X; buildSettings = { K = (a, \"b c\"); }; }; }; }\n"]
RULES = [b"disabled_rules: [low-contrast]\nexcluded: ['Pods/**', \"*.x\"]\npairs:\n  - {text: A, background: B}\n",
         b"sync:\n  source: tokens\n  followers:\n    - {catalog: Out.xcassets, prune: true}\n"
         b"    - {format: css, output: web}\n    - {format: swift, output: Out.swift}\n"]
PALETTES = [("a.tokens.json", "json", b'{"brand": {"$type": "color", "a": {"$value": "#336699"}, "b": {"$value": "{brand.a}"},'
             b'"../Mine": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 1}}}}'),
            ("b.css", "css", b":root { --ink: #102030; --paper: var(--ink); }\n"
             b"@media (prefers-color-scheme: dark) { :root { --ink: #e0e8f0 } }\n"),
            ("colors.xml", "xml", b"<resources><color name=\"ink\">#102030</color><color name=\"paper\">@color/ink</color></resources>")]


def mutate(data, r, kind, least=1):
    """A copy with a few places changed; some are left as they are but for their line ends."""
    data = bytearray(data)
    words = TOKENS.get(kind, []) + ANY
    for _ in range(r.choice([least, least, 1, 1, 2, 3, 8, 30])):
        at = r.randrange(len(data) + 1)
        what = r.randrange(9)
        if what == 0 and data:
            data[at % len(data)] = r.randrange(256)
        elif what == 1:
            data[at:at] = r.choice(words)
        elif what == 2:
            del data[at:at + r.choice([1, 2, 10, 200])]
        elif what == 3:
            data[at:at] = bytes(data[at:at + r.choice([1, 10, 100, 400])]) * r.choice([1, 1, 2, 50])
        elif what == 4 and data:
            data[at % len(data)] ^= 1 << r.randrange(8)
        elif what == 5:
            other = r.randrange(len(data) + 1)
            data[at:at] = bytes(data[other:other + r.randrange(300)])
        elif what == 6 and r.randrange(3) == 0:
            data = data[:at]
        else:
            # Where a line or a tag begins, or a bracket opens, more comes of it.
            places = [m.end() for m in re.finditer(rb"[\n{(<>]|(?=[<(.])", bytes(data))] or [0]
            at = r.choice(places)
            data[at:at] = r.choice(words)
    data = bytes(data)
    if r.randrange(4) == 0:
        data = data.replace(b"\r\n", b"\n").replace(b"\n", r.choice([b"\r\n", b"\r\n", b"\r"]))
    if r.randrange(10) == 0:
        data = b"\xef\xbb\xbf" + data
    return data


EMPTY = (b'{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}')


def spice(data, r):
    """A color set with an entry that --fix is for, so that there is something to mend."""
    at = data.find(b'"colors"')
    at = data.find(b"[", at)
    if at < 0 or r.randrange(3) == 0:
        return data
    return data[:at + 1] + EMPTY + b",\r\n\t" + data[at + 1:]
