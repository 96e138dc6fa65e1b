import { certificateCheck, certificateList, certificatePdfLink } from '@acheep/contract/events/certificate';
import { participantList, participantMarkUpdate } from '@acheep/contract/events/participant';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';
import { type Guest, trainingOf } from '../../../testing/registration.ts';
import { issueCertificates } from './certificate-issue.service.ts';

const api = await startApi();

const solid = (text: string) => text.replace(/\s+/g, '');
const textOf = (bytes: Buffer) =>
  withPages(bytes, (pages) => ({ text: solid(pages[0]?.getText() ?? ''), pages: pages.length }));

/** A training on two days that issues certificates, with participants; functions that end it and mark attendance. */
async function course(overrides: Parameters<typeof trainingOf>[1] = {}, more: { name?: string } = {}) {
  const made = await trainingOf(api, { certificate: true, title: 'គណនេយ្យ និងពន្ធដារ', ...overrides });
  const [guest, other] = await made.registered(2, more);
  const { params, trainer } = made;
  const move = (first: string, second: string) =>
    api.prisma.$transaction(async (tx) => {
      const [from, to] = [new Date(`${first}T01:00:00Z`), new Date(`${second}T04:30:00Z`)];
      await tx.gathering.update({ where: params, data: { startsAt: from, endsAt: to } });
      for (const [position, day] of [first, second].entries())
        await tx.gatheringSession.update({
          where: { gatheringId_position: { gatheringId: params.id, position } },
          data: { startsAt: new Date(`${day}T01:00:00Z`), endsAt: new Date(`${day}T04:30:00Z`) },
        });
    });
  const end = () => move('2026-11-14', '2026-11-15');
  const rows = async () => (await api.as(trainer).call(participantList, { params })).body.data;
  const mark = async ({ email }: Guest, wasThere = true) => {
    const one = (await rows()).find((row: { email: string }) => row.email === email);
    const body = { ids: [one._id], wasThere };
    return api.as(trainer).call(participantMarkUpdate, { params, body });
  };
  const own = async (person: Guest) => (await api.as(person).call(certificateList)).body.data;
  return { ...made, guest, other, move, end, mark, own, rows };
}
const check = (number: string) => api.as(null).call(certificateCheck, { body: { number } });
const link = (person: { id: string } | null, id: string, language = 'km') =>
  api.as(person).call(certificatePdfLink, { params: { id }, body: { language } });

describe('a certificate of attendance', () => {
  it('is issued once to who was there, as soon as it is over and marked, with mail and bell', async () => {
    const { end, mark, own, guest, other, rows, look } = await course();
    await end();
    await mark(guest);
    await mark(guest);
    const [certificate, ...more] = await own(guest);
    expect(more).toEqual([]);
    expect(certificate.number).toMatch(/^AC-20\d\d-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(certificate).toMatchObject({
      name: guest.name,
      title: 'គណនេយ្យ និងពន្ធដារ',
      provider: 'Mekong Training',
      startsOn: '2026-11-14',
      endsOn: '2026-11-15',
    });
    expect(await own(other)).toEqual([]);
    const mail = (await api.mailsTo(guest.email, 2)).find(({ subject }) => subject?.includes('certificate'));
    expect(mail?.text).toContain(`/certificate/${certificate.number}`);
    const bell = await api.prisma.notification.findMany({ where: { userId: guest.id } });
    expect(bell.map(({ kind }) => kind)).toEqual(['certificate-issued']);
    expect((await rows()).map((row: { certificate: { number: string } | null }) => row.certificate)).toEqual([
      { _id: certificate._id, number: certificate.number },
      null,
    ]);
    expect((await look(guest)).certificateId).toBe(certificate._id);
  });

  it('is issued by itself to who was marked before it was over, and not where none are given', async () => {
    const made = [await course(), await course({ certificate: false })] as const;
    for (const { move, mark, guest, end } of made) {
      await move('2026-11-14', '2036-11-15');
      await mark(guest);
      await end();
    }
    expect(await made[0].own(made[0].guest)).toEqual([]);
    await Promise.all([issueCertificates(api.deps), issueCertificates(api.deps)]);
    expect(await made[0].own(made[0].guest)).toHaveLength(1);
    expect(await made[1].own(made[1].guest)).toEqual([]);
  });

  it('is taken back of who was not there after all', async () => {
    const { end, mark, own, guest } = await course();
    await end();
    await mark(guest);
    const [{ number }] = await own(guest);
    await mark(guest, false);
    expect(await own(guest)).toEqual([]);
    expect((await check(number)).status).toBe(404);
  });

  it('is one, though its trainer puts the days right afterwards', async () => {
    const { end, mark, own, guest, move, rows } = await course();
    await end();
    await mark(guest);
    await move('2026-11-12', '2026-11-13');
    await issueCertificates(api.deps);
    const [only, ...more] = await own(guest);
    expect([only.startsOn, more]).toEqual(['2026-11-14', []]);
    expect((await rows())[0].certificate.number).toBe(only.number);
    await mark(guest, false);
    await mark(guest);
    expect(await own(guest)).toMatchObject([{ startsOn: '2026-11-12' }]);
  });

  it('is given out by nobody who is disabled', async () => {
    const { move, mark, own, guest, end, trainer } = await course();
    await move('2026-11-14', '2036-11-15');
    await mark(guest);
    await end();
    await api.prisma.user.update({ where: { id: trainer.id }, data: { disabledAt: new Date() } });
    await issueCertificates(api.deps);
    expect(await api.prisma.certificate.count({ where: { userId: guest.id } })).toBe(0);
    await api.prisma.user.update({ where: { id: trainer.id }, data: { disabledAt: null } });
    await issueCertificates(api.deps);
    expect(await own(guest)).toHaveLength(1);
  });

  it('keeps the name and the days that it was issued with, also where it takes place anew', async () => {
    const { end, mark, own, guest, move } = await course();
    await end();
    await mark(guest);
    await move('2036-11-14', '2036-11-15');
    await api.prisma.user.update({ where: { id: guest.id }, data: { name: 'Another name' } });
    expect(await own(guest)).toMatchObject([{ name: guest.name, startsOn: '2026-11-14' }]);
  });
});

describe('its PDF', () => {
  it('says in Khmer and in English what it certifies, and where that is checked', async () => {
    const { end, mark, own, guest } = await course({}, { name: 'ស្រីពៅ ព្រហ្មស្ត្រី' });
    await end();
    await mark(guest);
    const [{ _id, number }] = await own(guest);
    const { status, body } = await link(guest, _id);
    expect(status).toBe(201);
    const response = await openBytes(api, body.data.url);
    expect(response.headers['content-disposition']).toContain(`filename="${number}.pdf"`);
    const khmer = await textOf(response.body);
    expect(khmer.pages).toBe(1);
    for (const said of [
      'វិញ្ញាបនបត្រចូលរួម',
      'ស្រីពៅ ព្រហ្មស្ត្រី',
      'គណនេយ្យ និងពន្ធដារ',
      'ពីថ្ងៃទី 14 វិច្ឆិកា 2026 ដល់ថ្ងៃទី 15 វិច្ឆិកា 2026',
      'មេគង្គ បណ្ដុះបណ្ដាល',
      number,
      `/km/certificate/${number}`,
    ])
      expect(khmer.text).toContain(solid(said));
    const english = await textOf((await openBytes(api, (await link(guest, _id, 'en')).body.data.url)).body);
    for (const said of ['Certificate of Attendance', 'from Nov 14, 2026 to Nov 15, 2026', 'Mekong Training'])
      expect(english.text).toContain(solid(said));
  });

  it('takes names for words, never for markup, and stays on one page', async () => {
    const title = `#read("/etc/passwd") ${'វគ្គបណ្ដុះបណ្ដាល'.repeat(8)}`;
    const { end, mark, own, guest } = await course({ title }, { name: '#eval("1+1") $x$ *b* @ref <a>' });
    await end();
    await mark(guest);
    const [{ _id }] = await own(guest);
    const { text, pages } = await textOf((await openBytes(api, (await link(guest, _id)).body.data.url)).body);
    expect(text).toContain(solid('#eval("1+1") $x$ *b* @ref <a>'));
    expect([text.includes(solid('#read("/etc/passwd")')), pages]).toEqual([true, 1]);
  });

  it('is its owner’s alone, as long as the session lives', async () => {
    const { end, mark, own, guest, other, trainer } = await course();
    await end();
    await mark(guest);
    const [{ _id }] = await own(guest);
    for (const stranger of [other, trainer]) expect((await link(stranger, _id)).status).toBe(404);
    const { url } = (await link(guest, _id)).body.data;
    await api.prisma.session.deleteMany({ where: { userId: guest.id } });
    expect((await openBytes(api, url)).status).toBe(403);
    expect((await openBytes(api, '/api/v1/certificate/pdf/x')).status).toBe(403);
  });
});

describe('checking a number', () => {
  it('says name, title, days and provider, and nothing else, however it is typed', async () => {
    const { end, mark, own, guest } = await course();
    await end();
    await mark(guest);
    const [{ number, _id, ...facts }] = await own(guest);
    const { body, headers } = await check(number);
    expect(body.data).toEqual({ number, ...facts });
    expect(headers['cache-control']).toBe('no-store');
    expect((await check(` ${number.toLowerCase().replaceAll('-', ' ')} `)).body.data.number).toBe(number);
  });

  it('knows no other number', async () => {
    const unknown = await check('AC-2026-ZZZZ-ZZZZ');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'certificate.unknown']);
    expect((await check('7K4M')).status).toBe(422);
  });

  it('knows nothing of who is disabled, nor of what a disabled trainer gave out', async () => {
    for (const whose of ['guest', 'trainer'] as const) {
      const made = await course();
      await made.end();
      await made.mark(made.guest);
      const [{ number }] = await made.own(made.guest);
      await api.prisma.user.update({ where: { id: made[whose].id }, data: { disabledAt: new Date() } });
      expect((await check(number)).status).toBe(404);
    }
  });

  it('ends with the account of who took part, not with what it was of', async () => {
    const { end, mark, own, guest, params } = await course();
    await end();
    await mark(guest);
    const [{ number }] = await own(guest);
    await api.prisma.gathering.delete({ where: params });
    expect((await check(number)).status).toBe(200);
    await api.prisma.user.delete({ where: { id: guest.id } });
    expect((await check(number)).status).toBe(404);
  });
});
