import { expect, it } from 'vitest';
import { htmlIn } from './cell-html.ts';

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
});

it('security: looks at each of a hundred thousand tags that never end once', () => {
  const text = '<a'.repeat(100_000);
  expect(htmlIn(text)).toBe(`<p>${'&lt;a'.repeat(100_000)}</p>`);
});
