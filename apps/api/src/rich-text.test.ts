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
  ])('keeps what the editor makes: %s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected ?? html);
  });

  it('keeps the tags of the rule that the page shows by, and no other', () => {
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
    ].filter((tag) => sanitizeRichText(`<${tag}>x</${tag}>`)?.startsWith(`<${tag}`));
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
    expect(sanitizeRichText('<a href="mailto:hr@example.com">write</a>')).toContain('mailto:hr@example.com');
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

  it.each([null, undefined, '', '<p></p>', '<p>&nbsp; </p>', '<script>x</script>'])(
    'takes %s for nothing',
    (html) => {
      expect(sanitizeRichText(html)).toBeNull();
    },
  );
});
