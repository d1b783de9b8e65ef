"""Texts that somebody might type as a name to break a screen, a page, a table of figures, a log or a database."""

from itertools import chain, product

WANTED = 500

MARKUP = (
    "<b>Mia</b>", "<script>", "</script>", "<script>1</script>", "<img src=x>", "<svg onload=x>", "<a href=//x>",
    "<!--", "-->", "<![CDATA[", "]]>", "<br/>", "<bdi>", "</bdi>Mia", "</title>", "</style>", "<iframe>",
    "<base href=/>", "<input autofocus>", "<plaintext>", "<math>", "<x onclick=1>", "&lt;b&gt;", "&#60;b&#62;",
    "&#x3c;", "&nbsp;", "&", "\"><b>", "'><b>", "\" onload=1 x=\"", "<<b>>", "<b", ">", "<", "</", "<?php 1 ?>",
    "<%= 1 %>", "＜b＞Mia", "﹤b﹥", "<ｓcript>", "%3Cb%3E", "\\x3cb\\x3e", "\\u003cb\\u003e", "<b\u0000>",
    "<scr\u0000ipt>", "<scr\u200bipt>", "[b]Mia[/b]",
)  # fmt: skip
ADDRESSES = (
    "javascript:1", "JaVaScRiPt:1", "java\nscript:1", "java\tscript:1", "vbscript:x", "data:text/html,", "data:,x",
    "file:///etc", "http://x", "https://x.y", "//x.y", "../../etc", "..\\..\\", "/etc/passwd", "C:\\con", "\\\\x\\y",
    "con", "nul", "mailto:a@b", "blob:x", "about:blank", "tel:112", "%2e%2e%2f", "?a=b&c=d", "#a", "@everyone",
    "@here",
)  # fmt: skip
TEMPLATES = (
    "{{7*7}}", "{7*7}", "${7*7}", "#{7*7}", "<%7*7%>", "{%x%}", "{{", "}}", "{", "}", "{}", "{0}", "{name}",
    "{ $name }", "{ -term }", "{ card-tofu }", "%s", "%d", "%n%n%n", "%(name)s", "%", "%%", "$name", "${name}",
    "$(id)", "`id`", "$$", "{!r}", "{0.__class__}", "{self}", "{{config}}", "*{7*7}", "@(7*7)", "[[7*7]]", "~[x]",
    "#set($x=1)", "${jndi:x}", "[bold]Mia[/]", "[red]", "[/]", "[link=x]", ":smile:", "\\n", "\\", "\\\\", "\\0",
    "\\x1b[31m", "__proto__", "constructor", "toString", "prototype", "hasOwnProperty", "undefined", "null", "None",
    "NaN", "true", "false", "Infinity", "-1", "0", "1e999", "0x10", "[]", "[object Object]", "[1]", "\"", "'", "\"\"",
    "''",
)  # fmt: skip
DATABASES = (
    "' OR 1=1--", "' OR ''='", "'; DROP TABLE", "Robert');--", "\" OR \"\"=\"", "1;SELECT 1", "' UNION SELECT",
    "admin'--", "admin' #", "/*", "*/", "/**/", "--", ";", "';", "');", "') OR 1=1", "1' AND '1'='1", "%' --", "_%",
    "\\'", "\\\"", "'||'a", "'+'a", "x'00'", "{$gt: ''}", "{\"$ne\":1}", "*)(uid=*", "' or sleep(9)", "PRAGMA x",
    "ATTACH 'x'",
)  # fmt: skip
SHEETS = (
    "=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|'/c x'!A", "\t=1+1", "\r=1+1", "=A1", "a,b", "a;b", "a\tb",
    "\"a\",\"b\"", "a\"b", "=HYPERLINK(1)", "|", "a|b", "+---+",
)  # fmt: skip
LINES = (
    "Mia\nLeo", "Mia\r\nLeo", "Mia\rLeo", "Mia\u0085Leo", "Mia\u2028Leo", "Mia\u2029Leo", "Mia\vLeo", "Mia\fLeo",
    "Mia\n\n\nLeo", "\nMia", "Mia\n", "Mia\x00Leo", "Mia\x1b[31mLeo", "Mia\x1b]0;x\x07", "Mia\x9b31m",
    "Mia\x08\x08\x08", "Mia\x7f", "\x1b[2J", "\x1bc", "Mia%0aLeo", "Mia%0d%0aLeo", "Mia\nERROR x", "\nINFO 200 OK",
    "X\r\nSet-Cookie:", "\x01\x02\x03", "Mia\x1c\x1d\x1eLeo", "\ufeffMia", "Mia\ufffe", "Mia\uffff", "Mia\ud800",
    "\udc00", "Mia\ue000",
)  # fmt: skip
UNSEEN = tuple(chr(point) for point in chain(range(0x00, 0x20), range(0x7F, 0xA1), (0xAD, 0x34F, 0x61C, 0x115F)))
AROUND = ("Mia{}", "{}Mia", "M{}ia")


def _gathered() -> tuple[str, ...]:
    lists = (MARKUP, ADDRESSES, TEMPLATES, DATABASES, SHEETS, LINES, UNSEEN)
    plain = list(chain(*lists))
    within = (frame.replace("{}", text) for text, frame in product((*LINES, *UNSEEN, *TEMPLATES), AROUND))
    return tuple(dict.fromkeys(chain(plain, within)))[:WANTED]


NASTY = _gathered()
