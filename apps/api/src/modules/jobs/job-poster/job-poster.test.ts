import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminJobPosterGet, jobPosterGet } from '@acheep/contract/jobs/job-poster';
import { jobStatisticsGet } from '@acheep/contract/jobs/job-statistics';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';
import { fileOf } from '../../../testing/round-trip/round-trip.ts';

const api = await startApi();

const links = (who: { id: string } | null, id: string) => api.as(who).call(jobPosterGet, { params: { id } });
/** Spaces are drawn as gaps, and breaks between Khmer words not at all. */
const solid = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** The poster as a reader copies its text, and what its code says; parts of it beyond the page are in neither. */
async function posterOf(url: string) {
  const answer = await openBytes(api, url);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text, pixels } = await withPages(answer.body, async ([page, ...more]) => {
    expect(more).toEqual([]);
    if (!page) throw new Error('The poster has no page.');
    const { originalWidth, originalHeight } = page.getOriginalSize();
    expect([Math.round(originalWidth), Math.round(originalHeight)]).toEqual([595, 842]);
    // The reader breaks off if it draws a page before it reads it.
    const text = solid(page.getText());
    const { data, width, height } = await page.render({ scale: 1.5, render: 'bitmap' });
    return { text, pixels: { data: Uint8ClampedArray.from(data), width, height } };
  });
  const code = jsqr.default(pixels.data, pixels.width, pixels.height)?.data;
  return { text, code, pixels, name: answer.headers['content-disposition'] ?? '' };
}

/** The darkest grey in the right margin below the title. */
async function inkInMargin({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}) {
  const left = Math.round((198 / 210) * width);
  const top = Math.round(0.45 * height);
  const grey = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: width - left, height: height - top })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();
  return Math.min(...grey);
}

async function own(overrides: Parameters<typeof createJob>[1] = {}) {
  const company = { name: 'Golden Thread', nameKm: 'ក្រុមហ៊ុន ខ្សែមាស' };
  const owner = await createRecruiter(api.prisma, { company });
  const job = await createJob(api.prisma, {
    ownerId: owner.id,
    title: 'បុគ្គលិកដេរខោអាវ',
    vacancies: 10,
    requirements: '<p>No experience needed.</p>',
    benefits: '<p>Housing and lunch.</p>',
    ...overrides,
  });
  return { owner, id: job.id, job };
}

describe('GET /job/:id/poster', () => {
  it('has no logo where the file is no picture', async () => {
    const { owner, id } = await own();
    const { path: logoPath } = await fileOf(api, owner, 'logo');
    await api.prisma.company.updateMany({ where: { ownerId: owner.id }, data: { logoPath } });
    const broken = path.join(tmpdir(), `no-picture-${id}`);
    await writeFile(broken, 'no picture');
    await api.deps.storage.put(logoPath, broken, 'image/webp');
    expect((await posterOf((await links(owner, id)).body.data.km)).text).toContain(solid('ក្រុមហ៊ុន ខ្សែមាស'));
  });

  it('is a page of A4 with what passers-by ask, in Khmer and in English', async () => {
    const closesOn = addDays(today(), 20);
    const applyBy = ['site', 'phone'];
    const { owner, id, job } = await own({ closesOn, applyBy, contactPhone: '+85512345678' });
    const { status, body } = await links(owner, id);
    expect(status).toBe(200);
    const km = await posterOf(body.data.km);
    for (const said of [
      'ក្រុមហ៊ុន ខ្សែមាស',
      'ជ្រើសរើសបុគ្គលិក',
      'ត្រូវការ 10 នាក់',
      'បុគ្គលិកដេរខោអាវ',
      '$300 – $500',
      'ក្នុងមួយខែ',
      'ភ្នំពេញ',
      'កន្លែងស្នាក់នៅ',
      'មិនត្រូវការបទពិសោធន៍',
      `ដាក់ពាក្យត្រឹមថ្ងៃទី ${dateText(closesOn, 'km')}`,
      'ស្កេនកូដដើម្បីដាក់ពាក្យ',
      '012 345 678',
      String(job.postCode).padStart(6, '0'),
    ])
      expect([said, km.text.includes(solid(said))]).toEqual([said, true]);
    expect(decodeURIComponent(km.name)).toContain('ប័ណ្ណប្រកាស – បុគ្គលិកដេរខោអាវ.pdf');

    const en = await posterOf(body.data.en);
    for (const said of [
      'Golden Thread',
      'We’re hiring',
      '10 positions',
      'បុគ្គលិកដេរខោអាវ',
      '$300 – $500 a month',
      'Phnom Penh',
      'Accommodation',
      'No experience needed',
      `Apply by ${dateText(closesOn, 'en')}`,
      'Scan to apply',
    ])
      expect([said, en.text.includes(solid(said))]).toEqual([said, true]);
  });

  it('has a code that leads to the page in its language, by which visitors are counted', async () => {
    const { owner, id } = await own();
    const { km, en } = (await links(owner, id)).body.data;
    const { origin } = new URL(api.deps.config.PUBLIC_URL);
    expect((await posterOf(km)).code).toBe(`${origin}/km/job/${id}?via=poster`);
    expect((await posterOf(en)).code).toBe(`${origin}/job/${id}?via=poster`);
    await api.http().post(`/api/v1/job/${id}/view?via=poster`);
    const numbers = await api.as(owner).call(jobStatisticsGet, { params: { id } });
    expect(numbers.body.data.shared).toEqual([{ channel: 'poster', views: 1 }]);
  });

  it('keeps the longest texts on the page, and needs neither pay, place nor facts', async () => {
    const long = 'អ្នកគ្រប់គ្រងផ្នែកលក់ និងទីផ្សារ ទទួលបន្ទុកតំបន់ភាគខាងជើង និងអ្នកសម្របសម្រួលការងារដឹកជញ្ជូនទំនិញទូទាំងប្រទេសកម្ពុជា';
    const unbroken = 'W'.repeat(120);
    for (const title of [long, unbroken]) {
      const { owner, id } = await own({
        title,
        address: 'W'.repeat(200),
        currency: 'KHR',
        salaryFrom: 100_000_000_000n,
        salaryTo: 100_000_000_000n,
        applyBy: ['site', 'email', 'phone'],
        contactPhone: '+855123456789',
      });
      const { text, code, pixels } = await posterOf((await links(owner, id)).body.data.km);
      expect(text).toContain(solid(title));
      expect(text).toContain(solid('W'.repeat(200)));
      expect(text).toContain(solid('1,000,000,000៛'));
      expect(code).toContain(id);
      expect(await inkInMargin(pixels)).toBeGreaterThan(230);
    }
    const bare = { type: null, vacancies: null, salaryFrom: null, salaryTo: null, experience: null };
    const { owner, id } = await own({ ...bare, requirements: null, benefits: null, applyBy: ['email'] });
    const { text, code } = await posterOf((await links(owner, id)).body.data.en);
    expect(text).not.toContain('amonth');
    expect(text).toContain(solid('Scan for details'));
    expect(code).toContain(id);
  });

  it('says that a salary is negotiable, and urgent work in its heading', async () => {
    const { owner, id } = await own({
      salaryFrom: null,
      salaryTo: null,
      negotiable: true,
      title: 'Urgent: cook',
    });
    const { km, en } = (await links(owner, id)).body.data;
    expect((await posterOf(km)).text).toContain(solid('ប្រាក់ខែ អាចចរចាបាន'));
    expect((await posterOf(en)).text).toContain(solid('Salary Negotiable'));
    expect((await posterOf(en)).text).toContain(solid('Urgently hiring'));
  });

  it('takes what people type as it stands, whatever the template could make of it', async () => {
    const title = '#read("/etc/passwd") $x$ *bold* \\ ] @me <a>';
    const { owner, id } = await own({ title });
    const { text } = await posterOf((await links(owner, id)).body.data.en);
    expect(text).toContain(solid(title));
    expect(text).not.toContain('root:');
  });

  it('is there for open jobs only, and its link ends with the job', async () => {
    for (const [status, closesOn] of [
      ['draft', undefined],
      ['pending', undefined],
      ['closed', undefined],
      ['archived', undefined],
      ['active', addDays(today(), -1)],
    ] as const) {
      const held = status === 'pending' && { heldAt: new Date(), heldFrom: 'draft' as const };
      const { owner, id } = await own({ status, ...held, ...(closesOn && { closesOn }) });
      const { status: answered, body } = await links(owner, id);
      expect([status, answered, body.code]).toEqual([status, 404, 'job.no_poster']);
      expect(body.message).toBe('Only open jobs have a poster. Publish this job first.');
    }
    const { owner, id } = await own();
    const { km } = (await links(owner, id)).body.data;
    await api.prisma.job.update({ where: { id }, data: { status: 'closed' } });
    expect((await openBytes(api, km)).status).toBe(404);
  });

  it('is for those who may edit the job, and opens for the session that asked', async () => {
    const { owner, id, job } = await own();
    const works = (role: string) => createMember(api.prisma, job.companyId, { member: { role } });
    expect((await links(null, id)).status).toBe(401);
    expect((await links(await createUser(api.prisma), id)).status).toBe(403);
    expect((await links(await createRecruiter(api.prisma), id)).status).toBe(404);
    expect((await links(await works('recruiter'), id)).status).toBe(200);
    expect((await links(await works('reader'), id)).status).toBe(403);
    expect((await links(await works('interviewer'), id)).status).toBe(403);
    const { km } = (await links(owner, id)).body.data;
    expect((await openBytes(api, `${km}x`)).status).toBe(403);
    await api.prisma.session.deleteMany({ where: { userId: owner.id } });
    expect((await openBytes(api, km)).status).toBe(403);
  });
});

describe('GET /admin/job/:id/poster', () => {
  const asked = (who: { id: string } | null, id: string) =>
    api.as(who).call(adminJobPosterGet, { params: { id } });

  it('is the poster of an open job of any company, for operators', async () => {
    const { owner, id } = await own();
    const admin = await createUser(api.prisma, { role: 'admin' });
    expect((await posterOf((await asked(admin, id)).body.data.km)).code).toContain(`${id}?via=poster`);
    const draft = await own({ status: 'draft' });
    expect((await asked(admin, draft.id)).body.code).toBe('job.no_poster');
    expect([(await asked(null, id)).status, (await asked(owner, id)).status]).toEqual([401, 403]);
  });
});
