import { expect, it } from 'vitest';
import { cardOf, sharedHead } from './page-head.ts';

const site = {
  url: 'https://acheep.example/public-post/1',
  site: 'Acheep',
  publicUrl: 'https://acheep.example',
  card: '/social-card.png',
};

it('says what a page is shared with, and lets nothing that somebody typed out of its place', () => {
  const head = sharedHead(
    {
      title: 'Tips <script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)> & more',
      image: '/media/a',
    },
    site,
  );
  expect(head).toContain('<title data-boot>Tips &lt;script&gt;alert(1)&lt;/script&gt; · Acheep</title>');
  expect(head).toContain('content="https://acheep.example/media/a"');
  expect(head).toContain('content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; more"');
  expect(head).not.toMatch(/<script|<img/);
});

it('has the site’s own picture where there is none, and none that says another name', () => {
  const none = { title: 'A', description: 'B', image: null };
  expect(sharedHead(none, site)).toContain('/social-card.png');
  const named = { name: 'Khmer Work', nameKm: 'ការងារខ្មែរ', social: {} };
  expect(cardOf({ ...named, name: 'Acheep' })).toBe('/social-card.png');
  expect(cardOf({ ...named, logo: 'images/a_l' })).toBe('/media/images/a_l');
  expect(sharedHead(none, { ...site, card: cardOf(named) })).not.toContain('og:image');
});
