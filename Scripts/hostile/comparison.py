# SPDX-License-Identifier: MIT
"""What --fix did to a file, judged without the program: only announced lines differ, the line ends
and the mark of UTF-8 stay, nothing that a person wrote as a comment is gone, and what a reader of
the file's kind read before, it reads after."""
import html.parser, os, re, shutil, subprocess, sys, tempfile, xml.parsers.expat

from catalogs import intended

# Debian's packages of Python are for its own Python, but work in others.
if os.path.isdir("/usr/lib/python3/dist-packages"):
    sys.path.append("/usr/lib/python3/dist-packages")
try:
    import html5lib
except ImportError:
    html5lib = None
try:
    import tinycss2
except ImportError:
    tinycss2 = None

BREAK = re.compile("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")


def lines(data):
    """The lines as the diff counts them, each with its end."""
    text, found, at = data.decode("utf-8", "replace"), [], 0
    for match in BREAK.finditer(text):
        found.append((text[at:match.start()], match.group()))
        at = match.end()
    return found + ([(text[at:], "")] if at < len(text) else [])


def announced(output):
    """The numbers of the lines that go and come, by path, out of unified diffs."""
    files, lists = {}, None
    for line in output.split("\n"):
        if line.startswith("--- a/"):
            lists = files.setdefault(line[6:], (set(), set()))
        elif line.startswith("+++ b/") or lists is None:
            continue
        elif line.startswith("@@ "):
            match = re.match(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@", line)
            if not match:
                lists = None
                continue
            old, oldcount, new, newcount = map(int, match.groups())
            old, new = old + (oldcount == 0), new + (newcount == 0)
        elif line.startswith(" "):
            old, new = old + 1, new + 1
        elif line.startswith("-"):
            lists[0].add(old)
            old += 1
        elif line.startswith("+"):
            lists[1].add(new)
            new += 1
    return files


def kinds(data):
    return set(re.findall(b"\r\n|\n|\r", data))


def complaint(path, before, after, ranges):
    """What is wrong with a change; None for nothing."""
    if before == after:
        return None
    if ranges is None:
        return "changed without being announced"
    gone, come = ranges
    old = [line for number, line in enumerate(lines(before), 1) if number not in gone]
    new = [line for number, line in enumerate(lines(after), 1) if number not in come]
    if [words for words, _ in old] != [words for words, _ in new]:
        return "changed outside of the announced lines"
    # Lines of the diff end at more than breaks, such as a form feed; those are text here.
    # An empty line of another may stand for one in a diff, which tells nothing of their ends.
    ends = [(a, b) for (words, a), (_, b) in zip(old[:-1], new[:-1]) if words and a.strip("\r\n") == ""]
    if any(a != b for a, b in ends):
        return "changed a line's end outside of the announced lines"
    if kinds(before) and not kinds(after) <= kinds(before):
        return "put in other line ends"
    if before.startswith(b"\xef\xbb\xbf") != after.startswith(b"\xef\xbb\xbf"):
        return "changed the mark of UTF-8"
    ending = path.rsplit(".", 1)[-1].lower()
    judge = {"json": json_complaint, "swift": swift_complaint, "storyboard": xml_complaint, "xib": xml_complaint,
             "html": page_complaint, "htm": page_complaint, "xhtml": page_complaint, "css": sheet_complaint}.get(ending)
    return judge(before, after) if judge else "changed, and no kind of file that --fix is for"


def json_complaint(before, after):
    return None if intended(before, after) else "changed more than entries that are empty"


# MARK: Swift

def swift_parts(data):
    """Comments, and the rest in words; texts are read so far that no comment is seen in them."""
    text, at, comments, words = data.decode("utf-8", "replace"), 0, [], []
    while at < len(text):
        if text.startswith("//", at):
            match = re.compile("[\r\n]").search(text, at)
            end = match.start() if match else len(text)
            comments.append(text[at:end])
        elif text.startswith("/*", at):
            depth, end = 1, at + 2
            while end < len(text) and depth:
                step = 2 if text[end:end + 2] in ("/*", "*/") else 1
                depth += {"/*": 1, "*/": -1}.get(text[end:end + 2], 0)
                end += step
            comments.append(text[at:end])
        else:
            match = re.compile(r'(#*)("""|")').match(text, at)
            if match:
                close = match.group(2) + match.group(1)
                end = match.end()
                while end < len(text) and not text.startswith(close, end):
                    if match.group(2) == '"' and text[end] in "\r\n":
                        break
                    end += 2 if text[end] == "\\" and not match.group(1) else 1
                end = min(end + len(close), len(text))
            else:
                end = (re.compile(r"\w+|\s+|.", re.S).match(text, at)).end()
            if text[at:end].strip():
                words.append(text[at:end])
        at = end
    return comments, words


def parses(texts):
    """Whether the compiler parses all of these texts."""
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{folder}/F{number}.swift" for number in range(len(texts))]
        for name, data in zip(names, texts):
            with open(name, "wb") as file:
                file.write(data)
        run = subprocess.run(["swiftc", "-frontend", "-parse", "-swift-version", "5"] + names,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return run.returncode == 0


def no_longer_parse(pairs):
    """The names of the Swift files that the compiler parses before and not after a change."""
    pairs = [pair for pair in pairs if pair[0].endswith(".swift")]
    if not pairs or not shutil.which("swiftc") or parses([after for _, _, after in pairs]):
        return []
    return [name for name, before, after in pairs if not parses([after]) and parses([before])]


def swift_complaint(before, after):
    old, words = swift_parts(before)
    new, others = swift_parts(after)
    rest = iter(new)
    if not all(comment in rest for comment in old):
        return "lost a comment"
    for index, word in enumerate(others[:-1]):
        called = others[index - 4:index] if word == ")" else []
        if called and "super" in called and others[index + 1] in "{.?" and words.count("super") < others.count("super"):
            return "put a call of super above what is read as its argument"
    for name in ("updateLayerColors", "traitsDidChange"):
        declared = sum(a == "func" and b == name for a, b in zip(others, others[1:]))
        if name in words and words.count(name) < others.count(name) and declared > 1:
            classes = others.count("class")
            if declared > classes:
                return f"added {name} where one is"
    return None


# MARK: XML

def xml_events(data):
    """The elements, with their lines and what they are in, and the comments; None for no XML."""
    events, comments = [], []
    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: events.append((name, attributes, parser.CurrentLineNumber))
    parser.EndElementHandler = lambda name: events.append(("/" + name, None, 0))
    parser.CommentHandler = comments.append
    try:
        parser.Parse(data, True)
    except (xml.parsers.expat.ExpatError, ValueError, LookupError):
        # Also an encoding of which Python knows nothing.
        return None
    return events, comments


# What fixes of storyboards are about.
COLORS = {"color", "systemColor", "resources"}


def xml_complaint(before, after):
    old, new = xml_events(before), xml_events(after)
    if old is None:
        return "changed, though it is no XML"
    if new is None:
        return "is no XML any more"
    if old[1] != new[1]:
        return "lost a comment"
    plain = [[name for name, _, _ in events if name.lstrip("/") not in COLORS] for events in (old[0], new[0])]
    if plain[0] != plain[1]:
        return "has other elements"
    attributes = [[a for name, a, _ in events if name.lstrip("/") not in COLORS] for events in (old[0], new[0])]
    for a, b in zip(*attributes):
        if a != b and not set(b) <= set(a):
            return "has an attribute that nobody announced"
    return None


# MARK: Pages

class Events(html.parser.HTMLParser):
    def __init__(self, data):
        super().__init__(convert_charrefs=False)
        self.found = []
        self.feed(data.decode("utf-8", "replace"))
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append(("start", tag, attrs))

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        self.found.append(("end", tag))

    def handle_comment(self, data):
        self.found.append(("comment", data))

    def handle_decl(self, decl):
        self.found.append(("declaration", decl))

    def handle_pi(self, data):
        self.found.append(("instruction", data))


def tree(data):
    """The page by HTML's own rules: what is in what, without white space alone."""
    found = []
    document = html5lib.parse(data.decode("utf-8", "replace").lstrip("\ufeff"), treebuilder="dom")
    waiting = [(document, 0)]
    while waiting:
        node, depth = waiting.pop()
        value = node.nodeValue
        if value is None or value.strip() or node.nodeType == node.COMMENT_NODE:
            attributes = sorted(node.attributes.items()) if node.attributes else []
            found.append((depth, node.nodeName, value and value.strip(), attributes, node.parentNode and node.parentNode.nodeName))
        waiting += [(child, depth + 1) for child in reversed(node.childNodes)]
    return found


def is_scheme(event):
    return event[0] == "start" and event[1] == "meta" and ("name", "color-scheme") in event[2]


def page_complaint(before, after):
    old, new = Events(before).found, Events(after).found
    added = [event for event in new if is_scheme(event)]
    if len(added) != 1 or [event for event in new if not is_scheme(event)] != old:
        return "has more or less than one <meta> more"
    if re.search(b"(?i)<\\?xml|xhtml", before[:2000]) and xml_events(before) and not xml_events(after):
        return "is no XML any more"
    if html5lib:
        rest = list(tree(after))
        meta = [node for node in rest if node[1] == "meta" and ("name", "color-scheme") in node[3]]
        if len(meta) != 1 or meta[0][4] != "head":
            return "has no <meta> in its head"
        rest.remove(meta[0])
        if rest != tree(before):
            return "is another page by HTML's rules"
    return None


# MARK: Style sheets

def sheet_complaint(before, after):
    if not tinycss2:
        return None
    old, new = ([rule.kind if rule.type == "error" else rule.serialize() for rule in tinycss2.parse_stylesheet(data.decode("utf-8", "replace").lstrip("\ufeff"))
                 if rule.type != "whitespace"] for data in (before, after))
    added = [index for index, rule in enumerate(new) if rule.startswith(":root") and "color-scheme" in rule]
    if len(added) != 1:
        return "has more or less than one rule more"
    if new[:added[0]] + new[added[0] + 1:] != old:
        return "has other rules"
    # Nothing that must stand first may stand behind it that stood first before.
    behind = new[added[0] + 1:]
    while behind and behind[0].startswith("/*"):
        behind = behind[1:]
    first = [rule for rule in new[:added[0]] if not rule.startswith("/*")]
    isfirst = all(re.match(r"(?i)@(charset|import|namespace|layer)\b[^{]*$", rule) for rule in first)
    if isfirst and behind and re.match(r"(?i)@(charset|import|namespace)\b[^{]*$", behind[0]):
        return "put a rule before @import, @charset or @namespace"
    return None
