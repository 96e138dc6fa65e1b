import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

const api = await startApi();

/** URLs of the service worker's precache. */
const keptBy = (worker: string) =>
  [...worker.matchAll(/url:`([^`]+)`|"url":"([^"]+)"/g)].map(([, one, other]) => one ?? other ?? '');

describe.runIf(isBuilt)('the service worker', () => {
  it('is asked for anew each time, and may run as no other script may', async () => {
    const { status, headers, text } = await api.http().get('/sw.js').buffer(true);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect(text).not.toContain('__precached__');
  });

  it('keeps files that are there, and no page and nothing of the API', async () => {
    const kept = keptBy((await api.http().get('/sw.js').buffer(true)).text);
    expect(kept).toEqual(expect.arrayContaining(['/shell', '/km/shell']));
    const files = kept.filter((url) => !url.endsWith('/shell'));
    expect(files.length).toBeGreaterThan(10);
    for (const url of files) {
      expect(url).toMatch(/^\/assets\/[^/]+\.(js|css)$/);
      expect([url, (await api.http().head(url)).status]).toEqual([url, 200]);
    }
  });

  it('is given a document in each language with nothing of any page or person in it', async () => {
    for (const [address, lang] of [
      ['/shell', 'en'],
      ['/km/shell', 'km'],
    ] as const) {
      const { status, headers, text } = await api.http().get(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(text).toContain(`<html data-shell lang="${lang}"`);
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain('id="answers"');
    }
    expect((await api.http().get('/')).text).not.toContain('data-shell');
  });
});

describe.runIf(isBuilt)('the web manifest', () => {
  it.each([
    ['/manifest.webmanifest', '/', '/job', '/seen-jobs'],
    ['/km/manifest.webmanifest', '/km', '/km/job', '/km/seen-jobs'],
  ])('has all that an installation asks for: %s', async (address, start, ...shortcuts) => {
    const { text } = await api.http().get(address).buffer(true);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: start, display: 'standalone' });
    const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src } of icons) expect([src, (await api.http().head(src)).status]).toEqual([src, 200]);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(shortcuts);
    for (const { name } of manifest.shortcuts) expect(name).not.toMatch(/^\w+:/);
  });
});
