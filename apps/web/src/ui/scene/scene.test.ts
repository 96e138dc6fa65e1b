import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sceneNames } from './scene.tsx';

const source = readFileSync(new URL('./scene.svg', import.meta.url), 'utf8');

it.each(sceneNames)('there is the scene %s', (name) => expect(source).toContain(`<g id="${name}">`));
