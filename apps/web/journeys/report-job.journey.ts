import { reportDecision, visitorReport } from '@acheep/contract/feed/report';
import { reasonsOf, reportStatuses } from '@acheep/contract/feed/report-option';
import { reportAction } from '@acheep/contract/feed/report-word';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { createJob } from '@acheep/prisma/factories/job';
import { afterAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

describe.each(journeyLocales('km'))('a job that asks for money, in %s', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const email = `witness-${locale}@journey.example`;
  const title = `Easy work online ${locale}`;
  const faults: string[] = [];
  afterAll(() => expect(faults).toEqual([]));

  it('is reported on a phone without an account; the operator closes it, and the reporter is told', {
    timeout: 120_000,
  }, async () => {
    const { id } = await createJob(prisma, { title, description: '<p>Registration fee: $10.</p>' });
    await prisma.jobMark.create({
      data: { jobId: id, kind: 'money', basis: 'fee', said: 'Registration fee: $10.', foundAt: new Date() },
    });
    const visitor = await newPerson(browser, stack, locale, faults);
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.go(paths.job(id));
    // The warning leads to the advice.
    await page.getByRole('link', { name: locale === 'en' ? 'How to stay safe' : 'របៀបការពារខ្លួន' }).waitFor();
    await page.getByRole('button', { name: reportAction.job[locale] }).click();
    const dialog = page.getByRole('dialog');
    await breaksNothing(page, `reporting a job in ${locale}`);
    await dialog.getByRole('radio', { name: reasonsOf.job.scam[locale] }).click();
    await dialog.getByLabel(label(visitorReport, 'words')).fill('They asked me for $10 on the phone.');
    await dialog.getByLabel(label(visitorReport, 'email')).fill(email);
    await dialog.getByRole('button', { name: t('engagement:report.send') }).click();
    await dialog.waitFor({ state: 'hidden' });

    const operator = await newPerson(browser, stack, locale, faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
    await operator.go(`/admin/report?search=${encodeURIComponent(title)}`);
    const row = operator.page.getByRole('row').filter({ hasText: title });
    await row.getByText(email).waitFor();
    await row.getByRole('button', { name: t('report-admin:decide') }).click();
    const decision = operator.page.getByRole('dialog');
    await decision.getByText(t('report-admin:background.unverified')).waitFor();
    await breaksNothing(operator.page, `deciding on a report in ${locale}`);
    await decision.getByRole('radio', { name: t('report-admin:dialog.job.hidden') }).click();
    await decision.getByLabel(label(reportDecision, 'answer')).fill('It asked for money.');
    await decision.getByRole('button', { name: t('report-admin:dialog.save') }).click();
    await row.getByText(reportStatuses.hidden[locale], { exact: true }).waitFor();

    expect((await fetch(`${stack.url}${paths.job(id)}`)).status).not.toBe(200);
    const mail = await stack.mailTo(email);
    expect(mail.text).toContain('It asked for money.');
  });
});
