import { richTextRule } from '@acheep/contract/kernel/rich-text';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './rich-text.ts';

describe('sanitizeRichText', () => {
  it.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<ul><li><em>one</em></li></ul><ol><li><u>two</u></li></ol>', null],
    ['<h3>Duties</h3><h4>Daily</h4><p>a<br />b</p>', null],
    ['<p>សួស្តី</p>', '<p>សួស្តី</p>'],
    ['<h1>Big</h1>', '<h3>Big</h3>'],
    ['<b>bold</b> <i>italic</i>', '<strong>bold</strong> <em>italic</em>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<p style="text-align:center">x</p>', null],
    ['<span style="color:#c92a2a;background-color:rgb(255, 243, 191)">x</span>', null],
    ['<p>a</p><ul><li><p>b</p><ol start="3" type="a"><li><p>c</p></li></ol></li></ul><p>d</p>', null],
    [
      '<p><a href="https://example.com" rel="noopener nofollow" target="_blank">x<strong>y</strong></a></p>',
      null,
    ],
    ['<p>10&nbsp;000</p>', '<p>10\u00a0000</p>'],
  ])('keeps what the editor makes: %s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected ?? html);
  });

  it('keeps the tags of the rule that the page shows by, and no other', () => {
    const samples: Record<string, string> = {
      a: '<a href="https://example.com">x</a>',
      ul: '<ul><li>x</li></ul>',
      span: '<span style="color:#c92a2a">x</span>',
    };
    const kept = [
      'p',
      'h1',
      'h2',
      's',
      'blockquote',
      'img',
      'table',
      'strong',
      'u',
      'a',
      'ul',
      'span',
      'h4',
    ].filter((tag) => sanitizeRichText(samples[tag] ?? `<${tag}>x</${tag}>`)?.startsWith(`<${tag}`));
    expect(kept).toEqual(['p', 'strong', 'u', 'a', 'ul', 'span', 'h4']);
    for (const tag of kept) expect(richTextRule.tags).toContain(tag);
  });

  it('takes out what turns the direction, however it is written, and keeps nothing that nobody sees', () => {
    expect(sanitizeRichText('<p>Pay &#x202e;001$&#8297; a month</p>')).toBe('<p>Pay 001$ a month</p>');
    expect(sanitizeRichText('<p>&#x200b;&#x2800;&#12644;</p>')).toBeNull();
  });

  it('lets links lead out, without a way back', () => {
    expect(sanitizeRichText('<a href="https://example.com" onclick="x()" class="y">go</a>')).toBe(
      '<a href="https://example.com" rel="noopener nofollow" target="_blank">go</a>',
    );
    for (const href of ['mailto:hr@example.com', 'tel:+85512345678', 'tel:012 345 678'])
      expect(sanitizeRichText(`<a href="${href}">write</a>`)).toContain(`href="${href}"`);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<img src=x onerror=alert(1)>x',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script></svg>x',
    '<svg/onload=alert(1)>x',
    '<iframe src="https://evil.example"></iframe>x',
    '<form action="https://evil.example"><input name=a></form>x',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<style>p{background:url(https://evil.example)}</style>x',
    '<p style="position:fixed">x</p>',
    '<p style="text-align:center;position:fixed;inset:0">x</p>',
    '<span style="color:red;background:url(https://evil.example/x)">x</span>',
    '<span style="color:expression(alert(1))">x</span>',
    '<span style="background-color:#fff;background-image:url(//evil.example)">x</span>',
    '<p style="color:#fff">x</p><li style="color:#fff">x</li>',
    '<base href="https://evil.example/">x',
    '<object data="x"></object><embed src="x">x',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>x',
    '<textarea></textarea><img src=x onerror=alert(1)>x',
    '<template><script>alert(1)</script></template>x',
  ])('leaves nothing that runs: %s', (html) => {
    const clean = sanitizeRichText(html) ?? '';
    expect(clean).not.toMatch(/<(?!\/?(p|br|strong|em|u|a|ul|ol|li|h3|h4|span)\b)/i);
    expect(clean).not.toMatch(
      /<[^>]*\s(?!href=|rel=|target=|style="(text-align:center|background-color:#fff)")[a-z]+=/i,
    );
    expect(clean).not.toMatch(/<[^>]*(javascript:|data:|="\/\/)/i);
  });

  it.each([
    // Links that lead nowhere are text.
    ['<a href="/admin">go</a>', 'go'],
    ['<a name="x">go</a> <a href="tel:*21*012345678#">call</a>', 'go call'],
    [
      '<a href="https://example.com/1" href="https://example.com/2"></a><a href="#x" href="https://example.com">go</a>',
      'go',
    ],
    // What is dropped leaves a break: paragraphs, lines of a table, items.
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['One<hr>Two</section>Three', '<p>One</p><p>Two</p><p>Three</p>'],
    ['<fieldset><legend>One</legend>Two</fieldset>', '<p>One</p><p>Two</p>'],
    ['<span style="display:block">One</span><span style="display:block">Two</span>', '<p>One</p><p>Two</p>'],
    ['<td>Mon</td><td>Tue</td>', '<p>Mon</p><p>Tue</p>'],
    ['<table><tr><td>Mon<td>8<tr><td>Tue<td>9</table>', '<p>Mon · 8</p><p>Tue · 9</p>'],
    ['<table><tr><td>Mon</td><td><ul><li>8</ul></td></tr></table>', '<p>Mon</p><ul><li>8</li></ul>'],
    ['<dl><dt>Pay</dt><dd>300</dd><dt>Who?</dt><dd>Dara</dd></dl>', '<p>Pay: 300</p><p>Who? Dara</p>'],
    ['<dl><dt>ភាសា</dt><dd>ខ្មែរ</dd><dd>English</dd></dl>', '<p>ភាសា៖ ខ្មែរ · English</p>'],
    ['<dl><dd>a</dd><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>1.</td><td>a</td></tr><tr><td>•</td><td>b</td></tr></table>', '<p>1. a</p><p>• b</p>'],
    ['<div role="row"><div role="cell">a</div><div role="cell">b</div></div>', '<p>a · b</p>'],
    ['a<br><br>b<br>c', '<p>a</p><p>b<br />c</p>'],
    ['<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<pre>a\n  b\n\nc</pre>', '<p>a<br />b</p><p>c</p>'],
    ['<x-one>a</x-one><x-one>b</x-one>', 'a b'],
    ['<a href="/1">Excel</a><a href="/2">Word</a>', 'Excel Word'],
    ['Write to Sok <sok@example.com>', 'Write to Sok &lt;sok@example.com&gt;'],
    // Headings beyond the allowed ones, and blocks in inline elements.
    ['<h2>a</h2><h5>b</h5><p class="MsoTitle">c</p>', '<h3>a</h3><h4>b</h4><h3>c</h3>'],
    ['<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    // Bold is what looks bold.
    ['<b style="font-weight:normal"><p>x</p></b>', '<p>x</p>'],
    ['<b style="mso-bidi-font-weight:normal">x</b>', '<strong>x</strong>'],
    ['<span style="font-weight:700">x</span> <span style="font-weight:500">y</span>', '<strong>x</strong> y'],
    [
      '<b style="font-weight:inherit">x</b> <p style="font-weight:bold">y <b>z</b></p>',
      '<p>x</p><p><strong>y z</strong></p>',
    ],
    [
      '<b>a<i>b</b>c</i>d <b><p>e</b>f</p>',
      '<p><strong>a<em>b</em></strong><em>c</em>d</p><p><strong>e</strong>f</p>',
    ],
    ['<p style="font:italic bold 12px Arial">x</p>', '<p><strong><em>x</em></strong></p>'],
    ['<span style="text-decoration:underline">x</span>', '<u>x</u>'],
    ['<p>10<sup>5</sup>, m<sup>2</sup>, 1<sup>st</sup>, H<sub>2</sub>O</p>', '<p>10⁵, m², 1st, H₂O</p>'],
    ['<img alt="✅" src="x"> a <img alt="🇰🇭" src="x"> b<img alt="Logo" src="x">c', '✅ a 🇰🇭 b c'],
    // What its document does not show.
    ['<title>x</title><style>x</style><!-- x --><template>x</template><noscript>x</noscript>a', 'a'],
    ['a<span style="display:none">x</span><b style="mso-hide:all">x</b><i hidden>x</i>', 'a'],
    ['<select><option>x</option></select><textarea>x</textarea><xml><w:View>x</w:View></xml>a', 'a'],
    ['<!--[if mso]>x<![endif]--><![if !mso]>a<![endif]><o:p>&nbsp;</o:p>', 'a'],
    [
      'a<del datetime="2027-01-02">x</del><span class="MsoPlaceholderText">x</span><i class="sr-only">x</i>',
      'a',
    ],
    // Lists: nested within their items, and numbered as they were.
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol><li>a</li></ol><ol start="2"><li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    [
      '<ol><li>a</ol><p>b</p><ol start="2"><li>c</ol>',
      '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol>',
    ],
    ['<ol style="list-style:upper-roman inside"><li>a</ol>', '<ol type="I"><li>a</li></ol>'],
    [
      '<p style="mso-list:l0 level1">·&nbsp;&nbsp; a</p><p style="mso-list:l0 level1">b</p>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    [
      '<p style="text-indent:-18pt">1.&nbsp;&nbsp; a</p><p style="text-indent:-18pt">2019&nbsp;&nbsp;b</p>',
      '<ol><li><p>a</p></li></ol><p>2019\u00a0\u00a0b</p>',
    ],
    [
      '<p style="mso-list:l0 level3">a</p><p style="mso-list:l0 level1">b</p>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    [
      '<div role="list"><div role="listitem">a</div><div role="listitem" aria-level="2">b</div></div>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['<ul><li></li><li>&nbsp;</li></ul>x', 'x'],
  ])('keeps what another page means: %s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([null, undefined, '', '<p></p>', '<p>&nbsp; </p>', '<script>x</script>'])(
    'takes %s for nothing',
    (html) => {
      expect(sanitizeRichText(html)).toBeNull();
    },
  );
});
