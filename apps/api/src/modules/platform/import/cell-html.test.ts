import { expect, it } from 'vitest';
import { sanitizeRichText } from '../../../rich-text.ts';
import { cellContent, htmlIn, plainIn } from './cell-value.ts';

it.each([
  ['One\ntwo\n\n3 < 4', '<p>One<br>two</p><p>3 &lt; 4</p>'],
  ['&lt;p&gt;One&lt;/p&gt;', '<p>One</p>'],
  ['Don&rsquo;t', '<p>Don’t</p>'],
  ['Caf&eacute; &#8211; bar, R&amp;D', '<p>Café – bar, R&amp;D</p>'],
  ['1&nbsp;000 &#x17db; &middot; &hellip;', '<p>1 000 ៛ · …</p>'],
  ['R&D; &copy=2 &nothing;', '<p>R&amp;D; &amp;copy=2 &amp;nothing;</p>'],
])('%j is written as %s', (text, html) => expect(htmlIn(text)).toBe(html));

it('decodes once: what was escaped twice stays text', () => {
  expect(htmlIn('&amp;lt;b&amp;gt;')).toBe('<p>&amp;lt;b&amp;gt;</p>');
  expect(plainIn('&amp;lt;b&amp;gt;', { isList: false })).toBe('&lt;b&gt;');
});

it.each([
  ['Java List<String>, <dara@example.com>', '<p>Java List&lt;String&gt;, &lt;dara@example.com&gt;</p>'],
  ['&lt;p&gt;Caf&amp;eacute;&lt;/p&gt;', '<p>Café</p>'],
  [
    '<b>Duties:</b>\nAnswer calls\nFile papers\n\nPay',
    '<p><strong>Duties:</strong><br />Answer calls<br />File papers</p><p>Pay</p>',
  ],
  [
    'Intro\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nEnd',
    '<p>Intro</p><ul><li>One</li><li>Two</li></ul><p>End</p>',
  ],
  ['<p>One\ntwo</p>', '<p>One two</p>'],
  ['<duty>One</duty><duty>Two</duty>', 'One Two'],
])('what %j means is kept when it is saved', (cell, html) => {
  expect(sanitizeRichText(htmlIn(cell))).toBe(html);
});

it.each([
  ['R&amp;D Manager', 'R&D Manager'],
  ['Caf&eacute; &#8211; bar', 'Café – bar'],
  ['Don&rsquo;t&nbsp;stop', 'Don’t stop'],
  ['<b>Cook</b> &amp; <i>waiter</i>', 'Cook & waiter'],
  ['&lt;b&gt;Cook&lt;/b&gt;', 'Cook'],
  ['Cook<br>Chef', 'Cook Chef'],
  ['<div>Street 271</div><div>Phnom Penh</div>', 'Street 271 Phnom Penh'],
  ['A < B, AT&T, C++ <senior>', 'A < B, AT&T, C++ <senior>'],
  ['https://example.com/?a=1&amp;b=2&copy=3', 'https://example.com/?a=1&b=2&copy=3'],
  ['<script>x</script><!-- y --><title>Cook</title>', ''],
])('the plain text of %j is %j', (cell, text) => expect(plainIn(cell, { isList: false })).toBe(text));

it.each([
  ['id', 'https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&amp;b=2'],
  ['title', 'R&amp;D Manager', 'R&D Manager'],
  ['skills', '<ul><li>C&amp;A</li><li>Excel</li></ul>', 'C&A; Excel;'],
  ['salary', '$300 &ndash; $500', '$300 – $500'],
  ['description', 'Don&rsquo;t', 'Don&rsquo;t'],
])('the column %s: identifiers stay, lists keep their entries, texts are HTML', (column, cell, content) => {
  expect(cellContent('jobs', column, cell)).toBe(content);
});

it('security: looks at each of a hundred thousand tags that never end once', () => {
  const text = '<a'.repeat(100_000);
  expect(htmlIn(text)).toBe(`<p>${'&lt;a'.repeat(100_000)}</p>`);
});
