import { expect, it } from 'vitest';
import { cardOf, documentHead } from './page-head.ts';

const say = (word: string) => word;
const around = {
  page: {
    say,
    locale: 'km' as const,
    url: (path: string) => `https://acheep.example/km${path}`,
    file: (path: string) => `https://acheep.example${path}`,
  },
  path: '/public-post/1',
  site: 'Acheep',
  card: '/social-card.png',
  drawn: null,
  social: {},
  feeds: [],
};

it('says what a page is, and lets nothing that somebody typed out of its place', () => {
  const head = documentHead(
    {
      title: 'Tips <script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)> & more',
      image: '/media/a',
      schemas: [{ '@type': 'Thing', name: '</script><script>alert(2)</script><!--' }],
      answers: [['GET /job', {}, { data: '</script><script>alert(3)</script>' }]],
    },
    around,
  ).text;
  expect(head).toContain('<title data-boot>Tips &lt;script&gt;alert(1)&lt;/script&gt; · Acheep</title>');
  expect(head).toContain('content="https://acheep.example/media/a"');
  expect(head).toContain('content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; more"');
  const scripts = [...head.matchAll(/<script[^>]*>(.*?)<\/script>/g)];
  expect(scripts.map(([tag]) => tag.slice(0, tag.indexOf('>') + 1))).toEqual([
    '<script type="application/ld+json">',
    '<script id="answers" type="application/json">',
  ]);
  expect(JSON.parse(scripts[0]?.[1] ?? '')).toMatchObject({ name: '</script><script>alert(2)</script><!--' });
  expect(head).not.toMatch(/<img|<!--/);
});

it('names the page in both languages, and keeps search engines from what they are not to keep', () => {
  const head = documentHead({ title: 'A', canonical: '?page=2' }, around).text;
  for (const link of [
    'rel="canonical" href="https://acheep.example/km/public-post/1?page=2"',
    'hreflang="en" href="https://acheep.example/public-post/1?page=2"',
    'hreflang="km" href="https://acheep.example/km/public-post/1?page=2"',
    'hreflang="x-default" href="https://acheep.example/public-post/1?page=2"',
  ])
    expect(head).toContain(link);
  const hidden = documentHead({ title: 'A', canonical: null }, around).text;
  expect(hidden).toContain('content="noindex"');
  expect(hidden).not.toMatch(/canonical|hreflang/);
});

it('shows the picture that is drawn of a page before any other, and says what it is', () => {
  const said = { title: 'Cook', image: '/media/a' };
  const drawn = documentHead(said, { ...around, drawn: '/picture/km/job/1/v.jpg' }).text;
  for (const part of [
    'property="og:image" content="https://acheep.example/picture/km/job/1/v.jpg"',
    'property="og:image:type" content="image/jpeg"',
    'property="og:image:width" content="1200"',
    'property="og:image:height" content="630"',
    'property="og:image:alt" content="Cook"',
    'name="twitter:card" content="summary_large_image"',
    'name="twitter:image" content="https://acheep.example/picture/km/job/1/v.jpg"',
  ])
    expect(drawn).toContain(part);
  const other = documentHead(said, around).text;
  expect(other).toContain('name="twitter:card" content="summary"');
  expect(other).not.toContain('og:image:width');
});

it('has the site’s own picture where there is none, and none that says another name', () => {
  const none = { title: 'A', description: 'B', image: null };
  expect(documentHead(none, around).text).toContain('/social-card.png');
  const named = { name: 'Khmer Work', nameKm: 'ការងារខ្មែរ', social: {} };
  expect(cardOf({ ...named, name: 'Acheep' })).toBe('/social-card.png');
  expect(cardOf({ ...named, logo: 'images/a_l' })).toBe('/media/images/a_l');
  expect(documentHead(none, { ...around, card: cardOf(named) }).text).not.toContain('og:image');
});
