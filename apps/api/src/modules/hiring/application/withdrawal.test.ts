import {
  applicationCv,
  applicationRestore,
  applicationWithdraw,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import type { OwnApplicationEvent } from '@acheep/contract/hiring/application-event';
import { maxRestorations, withdrawalSeconds } from '@acheep/contract/hiring/application-option';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../testing/decision.ts';
import { startApi } from '../../../testing/harness.ts';
import { withdrawalMade } from './withdrawal-made.ts';

const api = await startApi();

const { received, newMails } = decisionsIn(() => api);

const toldOf = (id: string) =>
  api.prisma.application.findUniqueOrThrow({ where: { id }, select: { status: true, toldStatus: true } });

describe('taking an application back', () => {
  it('closes its files, and tells the recruiter', async () => {
    const { recruiter, application, params, job } = await received();
    const { status, body } = await api
      .as({ id: application.applicantId })
      .call(applicationWithdraw, { params });
    expect([status, body.data.status]).toEqual([200, 'withdrawn']);
    expect(body.data.history[0]).toMatchObject({ kind: 'withdrawn', from: 'received', to: 'withdrawn' });
    expect((await api.as(recruiter).call(applicationCv, { params })).status).toBe(404);
    const [mail] = await newMails(1);
    expect(mail?.to?.map(({ address }) => address)).toEqual([recruiter.email]);
    expect(mail?.subject).toBe(`Application withdrawn: ${job.title}`);
  });

  it.each([
    ['shortlisted', 'application.decided'],
    ['rejected', 'application.decided'],
    ['withdrawn', 'application.is_withdrawn'],
  ] as const)('is too late when it is %s', async (state, code) => {
    const { application, params } = await received({ status: state });
    const { status, body } = await api
      .as({ id: application.applicantId })
      .call(applicationWithdraw, { params });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('security 64: is answered alike whether a decision waits to be told or none was made, which is never told then', async () => {
    const withdraw = async (decisions: readonly string[], mails: number) => {
      const { application, params, decide } = await received();
      for (const status of decisions) await decide({ status });
      const applicant = api.as({ id: application.applicantId });
      const { status, body } = await applicant.call(applicationWithdraw, { params });
      // Only the recruiter gets a mail.
      await newMails(mails);
      expect((await toldOf(application.id)).toldStatus).toBe('withdrawn');
      const history = body.data.history.map(({ kind, from, to }: OwnApplicationEvent) => [kind, from, to]);
      return [status, body.data.status, history];
    };
    const none = await withdraw([], 1);
    expect(none).toEqual([
      200,
      'withdrawn',
      [
        ['withdrawn', 'received', 'withdrawn'],
        ['applied', null, 'received'],
      ],
    ]);
    expect(await withdraw(['rejected'], 2)).toEqual(none);
    expect(await withdraw(['rejected', 'shortlisted'], 3)).toEqual(none);
  });

  it('and a decision at once have one outcome', async () => {
    const { application, params, decide, updatedAt } = await received();
    const answers = await Promise.all([
      api.as({ id: application.applicantId }).call(applicationWithdraw, { params }),
      decide({ status: 'rejected', updatedAt }),
    ]);
    // Either call may come first: the company is notified of the withdrawal, the applicant of no decision.
    expect([answers[0].status, [200, 409].includes(answers[1].status)]).toEqual([200, true]);
    await newMails(1);
  });
});

describe('restoring a withdrawn application', () => {
  const kinds = (history: OwnApplicationEvent[]) => history.map(({ kind, from, to }) => [kind, from, to]);
  const withdrawn = async () => {
    const made = await received({ coverLetter: 'I bake rye bread.' });
    const applicant = api.as({ id: made.application.applicantId });
    const { params } = made;
    const withdraw = () => applicant.call(applicationWithdraw, { params });
    const restore = () => applicant.call(applicationRestore, { params });
    await withdraw();
    return { ...made, withdraw, restore };
  };

  it('within a minute undoes a slip: its files are open again, both see what happened, and nobody is mailed', async () => {
    const { recruiter, restore, params, application } = await withdrawn();
    const [job] = await api.prisma.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - created_on)::float8 AS seconds FROM pgboss.job
      WHERE name = ${withdrawalMade.name} AND state = 'created' ORDER BY id DESC LIMIT 1`;
    expect(Math.round(job?.seconds ?? 0)).toBe(withdrawalSeconds);
    const { status, body } = await restore();
    expect([status, body.data.status]).toEqual([200, 'received']);
    expect(kinds(body.data.history)).toEqual([
      ['restored', 'withdrawn', 'received'],
      ['withdrawn', 'received', 'withdrawn'],
      ['applied', null, 'received'],
    ]);
    expect((await api.as(recruiter).call(applicationCv, { params })).status).toBe(201);
    const seen = (await api.as(recruiter).call(candidateGet, { params })).body.data;
    expect([seen.status, kinds(seen.history).map(([kind]) => kind)]).toEqual([
      'received',
      ['restored', 'withdrawn', 'applied'],
    ]);
    const found = await api.as(recruiter).call(candidateList, { query: { search: 'rye bread' } });
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toContain(application.id);
    await newMails(0);
    const bells = await api.prisma.notification.count({ where: { userId: recruiter.id } });
    expect(bells).toBe(0);
  });

  it('later tells the company that was told of the withdrawal, once, and can be decided on again', async () => {
    const { recruiter, restore, decide, job, own } = await withdrawn();
    await newMails(1);
    await Promise.all([restore(), restore()]);
    const [, mail] = await newMails(2);
    expect([mail?.to?.map(({ address }) => address), mail?.subject]).toEqual([
      [recruiter.email],
      `Application restored: ${job.title}`,
    ]);
    const bells = await api.prisma.notification.findMany({
      where: { userId: recruiter.id },
      orderBy: { id: 'asc' },
    });
    expect(bells.map(({ kind }) => kind)).toEqual(['application-withdrawn', 'application-restored']);
    expect((await decide({ status: 'rejected' })).status).toBe(200);
    await newMails(3);
    expect((await own()).status).toBe('rejected');
    expect((await restore()).body.code).toBe('application.decided');
  });

  it('is answered alike whether a decision waited to be told, which then is never told, or none was made', async () => {
    for (const decisions of [[], ['rejected']]) {
      const { application, params, decide } = await received();
      for (const status of decisions) await decide({ status });
      const applicant = api.as({ id: application.applicantId });
      await applicant.call(applicationWithdraw, { params });
      const { body } = await applicant.call(applicationRestore, { params });
      expect([body.data.status, body.data.history.length]).toEqual(['received', 3]);
      await newMails(0);
      expect(await toldOf(application.id)).toEqual({ status: 'received', toldStatus: 'received' });
    }
  });

  it('is refused once the job has closed, and to anybody who keeps changing their mind', async () => {
    const closed = await withdrawn();
    await api.prisma.job.update({ where: { id: closed.job.id }, data: { status: 'closed' } });
    expect((await closed.restore()).body.code).toBe('job.closed');
    expect((await closed.own()).status).toBe('withdrawn');
    const fickle = await withdrawn();
    for (let time = 0; time < maxRestorations; time += 1) {
      expect((await fickle.restore()).status).toBe(200);
      await fickle.withdraw();
    }
    const { status, body } = await fickle.restore();
    expect([status, body.code]).toEqual([409, 'application.restored_often']);
  });
});
