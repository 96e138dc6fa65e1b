import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { createApplication } from '@acheep/prisma/factories/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { recruiterCall } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { telegramChat } from './telegram-chat.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

describe.each(journeyLocales('km'))('the Telegram bot (%s)', (locale) => {
  const t = wordsOf(locale);
  const chat = `Pisey_${locale}`;
  const title = `Bell ringer ${locale}`;
  const email = `bot-${locale}@journey.example`;
  const faults: string[] = [];
  let seeker: Person;
  let job: string;
  let other: string;
  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.join({ role: 'user', name: 'Keo Pisey', email });
    job = await publishJob(stack, title);
    other = await publishJob(stack, `Carillonneur ${locale}`);
  });
  afterAll(async () => {
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  const { says, message, press } = telegramChat(stack, chat);
  it('is linked on the page of the notifications', async () => {
    const { page } = seeker;
    await seeker.go('/notification/choice');
    await page.getByRole('button', { name: t('notification:telegram.link') }).click();
    await page.getByRole('dialog').locator('input[type=password]').fill(password);
    await breaksNothingDeep(page, 'the proof before the link');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('notification:telegram.continue') })
      .click();
    const open = page.getByRole('link', { name: t('notification:telegram.open') });
    const url = new URL((await open.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://t.me/acheep_test_bot');
    await breaksNothingDeep(page, 'the link to the bot');
    says(`/start ${url.searchParams.get('start')}`);
    // It asks in the language of the person's Telegram: whose account it is has to be understood.
    await press('Link');
    await page.getByText(new RegExp(`${chat}`)).waitFor();
    await page
      .getByRole('switch', { name: /Telegram: / })
      .first()
      .waitFor();
    await breaksNothingDeep(page, 'the notifications with Telegram');
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it('tells of an interview, whose time is chosen there; the applications say how far it is', async () => {
    const { page } = seeker;
    const { id: applicantId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    const { id } = await createApplication(prisma, { jobId: job, applicantId });
    const times = ['09', '14'].map((hour) => momentOf(addDays(today(), 5), `${hour}:00`).toISOString());
    const proposed = { times, minutes: 30, format: 'phone' };
    await recruiterCall(stack)('POST', `/application/${id}/interview`, proposed);
    await page
      .getByRole('navigation', { name: t('menu:bar.label') })
      .getByRole('link', { name: t('menu:bar.applications') })
      .click();
    await page.waitForURL('**/manage-user-applied');
    const entry = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) });
    await entry.getByText(t('application:steps.choose'), { exact: true }).waitFor();
    await expect
      .poll(() => entry.locator('[aria-current="step"]').first().textContent())
      .toBe(t('application:steps.interview'));

    const label = momentText(times[1] ?? '', locale);
    await press(label);
    expect((await message(new RegExp(`: ${label}|៖ ${label}`))).text).toContain(label);
    await seeker.go('/manage-user-applied');
    await entry.getByText(t('application:steps.interviewAt').replace('{{moment}}', '')).first().waitFor();
    await expect.poll(() => entry.getByText(t('application:steps.choose')).count()).toBe(0);
    await entry.getByRole('link').first().click();
    await page.getByText(t('interview:own.agreed')).waitFor();
  });

  it('finds jobs, and signs in for applying', async () => {
    const { page } = seeker;
    const found = async () =>
      (await (await fetch(`${stack.url}/api/v1/job?search=Carillonneur+${locale}`)).json()).meta.total;
    await expect.poll(found).toBe(1);
    says(`/search Carillonneur ${locale}`);
    await message(new RegExp(`^Carillonneur ${locale}\n`));
    await press(locale === 'en' ? 'Apply' : 'ដាក់ពាក្យ');
    const { text } = await message(/sign-in\/chat/);
    // Telegram opens it in a browser of its own.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(/https?:\S+\/sign-in\/chat\?\S+/.exec(text)?.[0] ?? '');
    const enter = page.getByRole('button', {
      name: t('account:telegramSignIn.enter').replace('{{name}}', 'Keo Pisey'),
    });
    await enter.waitFor();
    await breaksNothingDeep(page, 'the link of the bot');
    await enter.click();
    await page.waitForURL(new RegExp(`/job/${other}/apply`));
  });
});
