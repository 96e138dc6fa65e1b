import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { createApplication } from '@acheep/prisma/factories/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
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
  let application: string;
  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.join({ role: 'user', name: 'Keo Pisey', email });
    job = await publishJob(stack, title);
  });
  afterAll(async () => {
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  const { says, message, press } = telegramChat(stack, chat);
  const asRecruiter = recruiterCall(stack);
  it('is linked on the page of the notifications', async () => {
    const { page } = seeker;
    await seeker.go('/notification/choice');
    await page.getByRole('button', { name: t('notification:telegram.link') }).click();
    const open = page.getByRole('link', { name: t('notification:telegram.open') });
    const url = new URL((await open.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://t.me/acheep_test_bot');
    await breaksNothing(page, 'the link to the bot');
    says(`/start ${url.searchParams.get('start')}`);
    await page.getByText(new RegExp(`${chat}`)).waitFor();
    await page
      .getByRole('switch', { name: /Telegram: / })
      .first()
      .waitFor();
    await breaksNothing(page, 'the notifications with Telegram');
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('tells of a decision and of an interview, whose time is chosen there', async () => {
    const { id: applicantId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    application = (await createApplication(prisma, { jobId: job, applicantId })).id;
    await asRecruiter('PUT', `/application/${application}/status-at-company`, { status: 'shortlisted' });
    await message(new RegExp(`“${title}”\\.|«${title}»។`));
    const times = ['09', '14'].map((hour) => momentOf(addDays(today(), 5), `${hour}:00`).toISOString());
    await asRecruiter('POST', `/application/${application}/interview`, {
      times,
      minutes: 30,
      format: 'phone',
    });
    const label = momentText(times[1] ?? '', locale);
    await press(label);
    expect((await message(new RegExp(`: ${label}|៖ ${label}`))).text).toContain(label);
    await seeker.go(`/manage-user-applied/${application}`);
    await seeker.page.getByText(t('interview:own.agreed')).waitFor();
  });

  it('finds jobs, and signs in for applying', async () => {
    const other = await publishJob(stack, `Carillonneur ${locale}`);
    const found = async () =>
      (await (await fetch(`${stack.url}/api/v1/job?search=Carillonneur+${locale}`)).json()).meta.total;
    await expect.poll(found).toBe(1);
    says(`/search Carillonneur ${locale}`);
    await message(new RegExp(`^Carillonneur ${locale}\n`));
    await press(locale === 'en' ? 'Apply' : 'ដាក់ពាក្យ');
    const { text } = await message(/sign-in\/telegram/);
    const link = /https?:\S+\/sign-in\/telegram\?\S+/.exec(text)?.[0] ?? '';
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
    await phone.goto(link);
    const enter = phone.getByRole('button', {
      name: t('account:telegramSignIn.enter').replace('{{name}}', 'Keo Pisey'),
    });
    await enter.waitFor();
    await breaksNothing(phone, 'the link of the bot');
    await enter.click();
    await phone.waitForURL(new RegExp(`/job/${other}/apply`));
    await phone.context().close();
    // It has been used.
    const again = await (await browser.newContext()).newPage();
    await again.goto(link);
    await again.getByRole('alert').waitFor();
    await again.context().close();
  });
});
