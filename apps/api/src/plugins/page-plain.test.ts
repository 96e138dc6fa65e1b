import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageList } from '@acheep/contract/billing/package';
import { serviceList } from '@acheep/contract/billing/service';
import { careerReportGet } from '@acheep/contract/jobs/career-report';
import { contactGet } from '@acheep/contract/platform/operator-setting';
import { partnerGuideGet } from '@acheep/contract/platform/partner-guide';
import { createJob } from '@acheep/prisma/factories/job';
import { createPackage } from '@acheep/prisma/factories/package';
import { createService } from '@acheep/prisma/factories/service';
import { describe, expect, it } from 'vitest';
import { makeCareerReport } from '../modules/jobs/career-report/career-report-make.service.ts';
import { type Harness, startApi } from '../testing/harness.ts';
import { readDocument } from '../testing/read-document.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

const api = await startApi();

/** A document waits a second for its module: on a busy machine it is missing now and then. */
async function read(address: string) {
  let text = '';
  const headings = async () => {
    text = (await api.http().get(address)).text;
    return readDocument(text).headings.length;
  };
  await expect.poll(headings, { timeout: 30_000 }).toBe(1);
  // An untranslated key.
  expect(text).not.toMatch(/>[a-z-]+:[\w.]+</);
  return readDocument(text);
}

/** Expects the page's API responses in its document. */
async function brings(address: string, endpoint: Parameters<ReturnType<Harness['as']>['call']>[0]) {
  const { body } = await api.as(null).call(endpoint);
  for (const one of [address, `/km${address}`])
    expect((await read(one)).answers).toEqual([[`GET ${endpoint.path}`, {}, body]]);
}

describe.runIf(isBuilt)('the document of a page about no record', () => {
  it('of packages says what each costs and gives, and where one begins', async () => {
    expect((await read('/package')).words).toContain('No packages available yet');
    const { id } = await createPackage(api.prisma, {
      title: 'Start <b>',
      titleKm: 'កញ្ចប់ចាប់ផ្ដើម',
      descriptionKm: 'សម្រាប់ក្រុមហ៊ុនថ្មី',
      price: 49_00n,
      jobs: 3,
      cvViews: 1,
      status: 'active',
    });
    const [english, khmer] = [await read('/package'), await read('/km/package')];
    for (const part of ['Start <b>', '$49', '3 JOBS', '1 CV view']) expect(english.words).toContain(part);
    for (const part of ['កញ្ចប់ចាប់ផ្ដើម', '$49', 'សម្រាប់ក្រុមហ៊ុនថ្មី']) expect(khmer.words).toContain(part);
    expect(khmer.words).not.toContain('Start');
    expect(khmer.ways).toContain(`/km/manage-job/create?package=${id}`);
    await brings('/package', packageList);
    await api.prisma.package.update({ where: { id }, data: { status: 'inactive' } });
    expect((await read('/package')).words).not.toContain('Start <b>');
  });

  it('of services says what each is and costs', async () => {
    await createService(api.prisma, {
      title: 'Pinned on top',
      titleKm: 'ខ្ទាស់ខាងលើ',
      text: 'First line\nSecond line',
      textKm: 'បន្ទាត់ទីមួយ',
      price: 25_00n,
      effect: 'job-pin',
      amount: 7,
    });
    const [english, khmer] = [await read('/service'), await read('/km/service')];
    for (const part of ['Pinned on top', 'First line', '$25 excluding VAT', '7 days'])
      expect(english.words).toContain(part);
    for (const part of ['ខ្ទាស់ខាងលើ', 'បន្ទាត់ទីមួយ', '$25']) expect(khmer.words).toContain(part);
    await brings('/service', serviceList);
  });

  it('of services says what packages start from, where a service is sold in them', async () => {
    await createService(api.prisma, { title: 'Job adverts', soldInPackages: true });
    expect((await read('/service')).words).toContain('Sold in packages');
    await createPackage(api.prisma, { price: 0n, position: 1 });
    await createPackage(api.prisma, { price: 160_000_00n, currency: 'KHR', position: 2 });
    await createPackage(api.prisma, { price: 30_00n, position: 3, isRecommended: true });
    await createPackage(api.prisma, { price: 10_00n, status: 'archived' });
    const { words, ways, answers } = await read('/km/service');
    expect(words).toContain('ចាប់ពី $30');
    expect(ways).toContain('/km/package');
    expect(answers?.map(([path]) => path)).toEqual(['GET /service', 'GET /package']);
    expect((await read('/package')).words.match(/Recommended/g)).toHaveLength(1);
  });

  it('of contacts says whom one may call', async () => {
    expect((await read('/contact')).words).toContain('Use the form to contact us.');
    const value = [
      {
        name: 'Chan Dara',
        role: 'Support',
        roleKm: 'ផ្នែកជំនួយ',
        phone: '+85512345678',
        email: 'help@acheep.example',
      },
    ];
    await api.prisma.operatorSetting.create({ data: { name: 'contacts', value, updatedAt: new Date() } });
    const [english, khmer] = [await read('/contact'), await read('/km/contact')];
    expect(english.words).toContain('Chan Dara Support +855 12 345 678');
    expect(khmer.words).toContain('ផ្នែកជំនួយ');
    expect(english.ways).toEqual(expect.arrayContaining(['tel:+85512345678', 'mailto:help@acheep.example']));
    await brings('/contact', contactGet);
    await api.prisma.operatorSetting.deleteMany();
  });

  it('of access rights is the table of who may do what', async () => {
    const [english, khmer] = [await read('/access-rights'), await read('/km/access-rights')];
    expect(english.words).toMatch(/Job seekers Recruiters Trainers .*Post jobs with a package No Yes No/);
    expect(khmer.words).toContain('ប្រកាសការងារតាមកញ្ចប់សេវា');
  });

  it('of partners has every call with its fields, and what goes wrong', async () => {
    const english = await read('/partner');
    for (const part of ['GET /partner/job/{id}', 'filter[type]', 'api_key.missing', 'curl -H'])
      expect(english.words).toContain(part);
    await brings('/partner', partnerGuideGet);
  });

  it('of guides leads to each of them', async () => {
    const { ways } = await read('/km/user-guide');
    for (const role of ['user', 'recruiter', 'trainer']) expect(ways).toContain(`/km/user-guide/${role}`);
  });

  it('of the career report has its numbers as tables', async () => {
    expect((await read('/career-report')).words).toContain('No jobs yet');
    await api.prisma.careerReport.deleteMany();
    const published = new Date();
    const job = await createJob(api.prisma, { publishedAt: published, announcedAt: published });
    await makeCareerReport(api.deps);
    const [english, khmer] = [await read('/career-report'), await read('/km/career-report')];
    for (const part of ['Open jobs 1', 'Jobs month by month', 'Not enough data yet: '])
      expect(english.words).toContain(part);
    expect(khmer.words).toContain('ការងារតាមខែ');
    expect(khmer.ways).toContainEqual(expect.stringContaining(`/km/job?provinceId=${job.provinceId}`));
    await brings('/career-report', careerReportGet);
  });

  it('of certificates asks for a number, for who has the address alone', async () => {
    const { words, meta } = await read('/km/certificate');
    expect([meta.robots, words]).toEqual(['noindex', expect.stringContaining('លេខ')]);
  });
});
