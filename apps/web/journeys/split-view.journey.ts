import { rejectionNotices } from '@acheep/contract/hiring/application-option';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { type Session, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const limit = 20;
/** The oldest first: whoever applies meanwhile comes last, so that places stay. */
const order = 'sort=createdAt_1';
let session: Session;
beforeAll(async () => {
  session = await sessionOf(stack, demoAccounts[0]);
});

/** The candidate at a place of a list, from 1. */
async function candidateAt(place: number, filter = '') {
  const address = `${stack.url}/api/v1/application/candidate?${order}&limit=1&offset=${place - 1}${filter}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${session.token}` } });
  const { data } = (await response.json()) as { data: [{ _id: string; name: string }] };
  return data[0];
}

describe.each(journeyLocales('en'))('in %s, one goes through the candidates', (locale) => {
  const t = wordsOf(locale);
  const base = locale === 'km' ? `${stack.url}/km` : stack.url;
  const said = (key: Parameters<typeof t>[0], values: Record<string, string | number>) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  const opened = async (path: string, width = 1280) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await startSession(page, stack, demoAccounts[0]);
    await page.goto(base + path);
    return page;
  };
  const placed = (place: number) =>
    new RegExp(`^${said('application:detail.place', { place, count: 0 }).replace(/0$/, '\\d+')}$`);

  it('by keys over the end of a page of the list, and back', async () => {
    const page = await opened(`/manage-applied?${order}`);
    const last = await candidateAt(limit);
    await page.locator(`a[href*="${last._id}"]`).click();
    await page.getByText(placed(limit)).waitFor();
    await page.keyboard.press('j');
    await page.getByText(placed(limit + 1)).waitFor();
    const next = await candidateAt(limit + 1);
    expect(new URL(page.url()).pathname).toContain(next._id);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await page.getByText(placed(limit)).waitFor();
    // The list stands beside the candidate when one wants it, and stays.
    await page.getByRole('button', { name: t('application:detail.showList') }).click();
    const list = page.getByRole('navigation', { name: t('application:detail.list') });
    await list.locator('[aria-current=page]').waitFor();
    await breaksNothing(page, 'a candidate beside the list');
    await page.reload();
    await list.locator('[aria-current=page]').waitFor();
    await page.getByRole('link', { name: t('application:received.page.all') }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/manage-applied') && !url.searchParams.has('page'));
    await page.context().close();
  });

  it('and rejects one for tomorrow, who leaves the list while the next is a key away', async () => {
    const received = '&filter[status]=received';
    const place = 5;
    const [one, following] = [await candidateAt(place, received), await candidateAt(place + 1, received)];
    const page = await opened(`/manage-applied/${one._id}?status=received&${order}`);
    await page.getByText(placed(place)).waitFor();
    // What one types decides nothing.
    await page.getByRole('tab', { name: t('application:notes.title') }).click();
    await page.getByLabel(t('field:note.label')).fill('r');
    await page.getByLabel(t('field:note.label')).press('r');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel(t('field:note.label')).fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: t('candidate-message:preview.title') }).waitFor();
    await breaksNothing(page, 'the dialog that rejects');
    await dialog.getByRole('radio', { name: rejectionNotices.morning[locale] }).check();
    await dialog.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await page.getByText(said('application:decision.later.morning', { name: one.name })).waitFor();
    await page.getByText(t('application:detail.noPlace')).waitFor();
    await page.getByRole('tab', { name: t('application:detail.history') }).click();
    const [hears = ''] = t('application:history.tellAt').split('{{date}}');
    await page.getByText(hears).waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(`**/${following._id}?*`);
    await page.getByText(placed(place)).waitFor();
    await page.context().close();
  });

  it('on a phone, where the CV is the first tab and words are found in it', async () => {
    const { _id } = await candidateAt(limit);
    const page = await opened(`/manage-applied/${_id}`, 390);
    await page.getByRole('tab', { name: t('application:detail.cv'), selected: true }).waitFor();
    await page.locator('canvas').first().waitFor();
    await page.getByRole('searchbox', { name: t('field:find.label') }).fill('invented person');
    await page.getByText('1/1', { exact: true }).waitFor();
    await breaksNothing(page, 'a candidate on a phone');
    await page.context().close();
  });
});
