import { readFileSync } from 'node:fs';
import { provinces } from '@acheep/prisma/seed/reference/province';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceScene } from './place-scene.tsx';

const source = readFileSync(new URL('./place-scene.svg', import.meta.url), 'utf8');

it.each(provinces.map(({ slug }) => slug))('there is a drawing of %s', (slug) => {
  const [, art] = /#([\w-]+)"/.exec(renderToStaticMarkup(createElement(PlaceScene, { slug }))) ?? [];
  expect(source).toContain(`<g id="${art}">`);
});
