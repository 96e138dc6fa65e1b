import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
const stack = await startOwnProduct();
/** One second of coloured stripes. */
const video = path.join(import.meta.dirname, 'second.mp4');
/** The same video padded with zeros, so that it is sent in two parts. */
const large = {
  name: 'second.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([readFileSync(video), Buffer.alloc(3_000_000)]),
};
const browser = sharedBrowser();
let page: Page;
beforeAll(async () => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await startSession(page, stack, demoAccountOf('user'));
  await page.goto(`${stack.url}/date-picker`);
});

type Chosen = string | typeof large;

const choose = async (button: string | RegExp, file: Chosen) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
};

it('a range of days is chosen in the calendar', async () => {
  const field = page.getByRole('button', { name: t('gallery:date.days'), exact: true });
  await expect.poll(() => field.textContent()).toBe(`${t('widget:date.start')} – ${t('widget:date.end')}`);
  await field.click();
  const calendar = page.getByRole('dialog');
  await breaksNothing(page, 'the calendar');
  await calendar.getByRole('button', { name: /^10 / }).click();
  await calendar.getByRole('button', { name: /^14 / }).click();
  await expect.poll(() => field.textContent()).toMatch(/^\w{3} 10, \d{4} – \w{3} 14, \d{4}$/);
});

it('moments and their times can be chosen by name', async () => {
  await page.getByRole('button', { name: t('gallery:date.moments'), exact: true }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: t('widget:date.apply') }).waitFor();
  // Not while it fades in.
  await expect.poll(() => calendar.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  await breaksNothingDeep(page, 'the calendar with times');
  await page.keyboard.press('Escape');
});

it('a video that the network cuts off goes on by itself, is made ready and played', async () => {
  const seen: string[] = [];
  const tell = (request: { method(): string; url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/upload/videos/part')) seen.push(`${request.method()} ${search}`);
  };
  page.on('request', tell);
  // The first part arrives, the second is aborted twice.
  await page.route('**/upload/videos/part/*?from=2000000', (route) => route.abort(), { times: 2 });
  await choose(/Choose video/, large);
  await page.getByText(t('widget:video.waitingForNetwork')).waitFor();
  await breaksNothingDeep(page, 'a video that waits for the network');
  const player = page.getByLabel('Video: second.mp4');
  await player.waitFor({ timeout: 30_000 });
  page.off('request', tell);
  const second = 'PUT ?from=2000000';
  const ask = 'GET ';
  // Announced once; no received part is sent again.
  expect(seen).toEqual(['POST ', ask, 'PUT ?from=0', second, ask, second, ask, second, 'POST ']);
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  const state = await player.evaluate((one: HTMLVideoElement) => [
    one.muted,
    one.videoWidth,
    one.duration > 0.5,
  ]);
  expect(state).toEqual([false, 96, true]);
  await player.focus();
  await page.keyboard.press('m');
  expect(await player.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
  await breaksNothingDeep(page, 'a video that is ready');
});

it('a video is sought to its end and back, and played with the keys', async () => {
  const player = page.getByLabel('Video: second.mp4');
  const place = () => player.evaluate((one: HTMLVideoElement) => (one.seeking ? -1 : one.currentTime));
  await player.focus();
  await page.keyboard.press('l');
  await expect.poll(place).toBeGreaterThan(0.5);
  await page.keyboard.press('j');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('k');
  const ended = () => player.evaluate((one: HTMLVideoElement) => one.ended);
  await expect.poll(ended, { timeout: 15_000 }).toBe(true);
});

it('what is no video is refused before it is sent, and a second file of what is one', async () => {
  await page.getByRole('button', { name: t('widget:video.remove') }).click();
  await choose(/Choose video/, import.meta.filename);
  await page.getByText(t('widget:video.wrongType')).waitFor();
});

it('a picture stands in a text by the address that everybody will see, with its words', async () => {
  await choose(t('widget:picture.insert'), path.join(import.meta.dirname, '../../../.github/screenshot.png'));
  const editor = page.getByRole('textbox', { name: t('gallery:editor.pictures') });
  await editor.locator('img:not([data-sending])[src^="/api/v1/file/"]').click();
  await page.getByRole('textbox', { name: t('widget:picture.words') }).fill('A list of jobs');
  await expect.poll(() => editor.locator('img').getAttribute('alt')).toBe('A list of jobs');
});

it('a list pasted from Word is a list, and the text of Google Docs is not bold', async () => {
  const item = (mark: string, words: string, level: number) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
    `<![endif]>${words}<o:p></o:p></p>`;
  const html =
    '<html><head><title>Draft</title></head><body><!--StartFragment-->' +
    `${item('·', 'Answer calls', 1)}${item('o', 'in the evening', 2)}${item('·', 'File papers', 1)}` +
    '<b style="font-weight:normal"><p>Every day</p></b><!--EndFragment--></body></html>';
  const editor = page.getByRole('textbox', { name: t('gallery:editor.plain') });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  const items = editor.getByRole('listitem');
  await expect.poll(() => items.count()).toBe(3);
  expect(await items.first().getByRole('listitem').textContent()).toBe('in the evening');
  expect(await editor.textContent()).not.toMatch(/·|Draft/);
  expect(await editor.locator('strong').count()).toBe(0);
});
