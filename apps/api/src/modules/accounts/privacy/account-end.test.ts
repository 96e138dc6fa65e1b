import { login, profileGet, register } from '@acheep/contract/accounts/account';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { companyGet } from '@acheep/contract/companies/company';
import { applicationCv, appliedJobList, candidateList } from '@acheep/contract/hiring/application';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { message } from '@acheep/contract/kernel/message';
import { valuesOf } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { uploadRecords } from '../../platform/upload/upload-record.service.ts';

const password = 'ពាក្យសម្ងាត់ to delete with';
const api = await startApi();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

const remove = (person: { id: string }, body: unknown = { password }, locale?: 'en' | 'km') =>
  api.as(person).call(accountDelete, { body, locale });
const exists = async ({ id }: { id: string }) => (await api.prisma.user.count({ where: { id } })) === 1;

describe('DELETE /users/account: success', () => {
  it('security 13: ends every session at once', async () => {
    const user = await createUser(api.prisma, { passwordHash });
    const tokens = [await api.tokenOf(user), await api.tokenOf(user)];
    const response = await api.withToken(tokens[0] ?? '').call(accountDelete, { body: { password } });
    expect([response.status, response.body]).toEqual([200, { data: null }]);
    for (const token of tokens) {
      const { status, body } = await api.withToken(token).call(profileGet);
      expect([status, body.code]).toEqual([401, 'session.invalid']);
    }
  });

  it('tells whoever is looking on meanwhile that the session is over', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await createUser(api.prisma, { passwordHash });
      const mine = api.withToken(await api.tokenOf(user));
      const seen = new Set<number>();
      const lookOn = async () => {
        for (let status = 200; status === 200; seen.add(status))
          status = (await mine.call(profileGet)).status;
      };
      const [end] = await Promise.all([
        mine.call(accountDelete, { body: { password } }),
        ...Array.from({ length: 5 }, lookOn),
      ]);
      expect([end.status, ...[...seen].sort()]).toEqual([200, 200, 401]);
    }
  });

  it('security 10: refuses the sign-in as if the person had never been, and gives the address free', async () => {
    const user = await createUser(api.prisma, { passwordHash, email: 'was-here@example.com' });
    await remove(user);
    const signIn = async (email: string) => {
      const { status, body } = await api.as(null).call(login, { body: { email, password } });
      return { status, ...body, requestId: null };
    };
    expect(await signIn(user.email)).toEqual(await signIn('never-here@example.com'));

    const again = { role: 'user', name: 'New', email: user.email, password, confirmPassword: password };
    expect((await api.as(null).call(register, { body: again })).status).toBe(202);
    expect(await api.prisma.user.count({ where: { email: user.email, name: 'New' } })).toBe(1);
  });

  it('security 22: takes a recruiter’s jobs out of list, search, counts and detail, and the company’s page away', async () => {
    const recruiter = await createRecruiter(api.prisma, { passwordHash, company: { name: 'Zarvanthe' } });
    const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Beekeeper' });
    const applied = await createApplication(api.prisma, { jobId: job.id });
    const search = async (text?: string) => {
      const { body } = await api.as(null).call(jobList, { query: text ? { search: text } : {} });
      return body.meta.total as number;
    };
    const all = await search();
    expect([await search('beekeeper'), await search('zarvanthe')]).toEqual([1, 1]);

    expect((await remove(recruiter)).status).toBe(200);
    expect([await search(), await search('beekeeper'), await search('zarvanthe')]).toEqual([all - 1, 0, 0]);
    expect((await api.as(null).call(jobGet, { params: { id: job.id } })).status).toBe(404);
    const companyId = recruiter.company?.id ?? '';
    expect((await api.as(null).call(companyGet, { params: { id: companyId } })).status).toBe(404);
    const seeker = await api.as({ id: applied.applicantId }).call(appliedJobList);
    expect([seeker.status, seeker.body.meta.total]).toEqual([200, 0]);
  });

  it('takes a job seeker’s applications from the recruiter, and closes the links to the files', async () => {
    const seeker = await createUser(api.prisma, { passwordHash });
    const { id, jobId } = await createApplication(api.prisma, { applicantId: seeker.id });
    const other = await createApplication(api.prisma, { jobId });
    const { createdById } = await api.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const ownerId = createdById ?? '';
    const opened = await api.as({ id: ownerId }).call(applicationCv, { params: { id } });
    await remove(seeker);
    const received = await api.as({ id: ownerId }).call(candidateList);
    expect(received.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([other.id]);
    expect((await api.as({ id: ownerId }).call(applicationCv, { params: { id } })).status).toBe(404);
    expect((await api.http().get(opened.body.data.url)).status).toBe(403);
  });

  it('says good-bye by mail, in the person’s language', async () => {
    const user = await createUser(api.prisma, { passwordHash, locale: 'km', email: 'bye@example.com' });
    await remove(user);
    const jobs = await api.prisma.$queryRaw<{ data: { template: string; locale: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${user.email}`;
    expect(jobs.map(({ data }) => [data.template, data.locale])).toEqual([['account-deleted', 'km']]);
  });

  it('happens once, however often it is asked for at once', async () => {
    const user = await createUser(api.prisma, { passwordHash });
    // Signed in beforehand, as nobody can sign in to a deleted account.
    const tokens = await Promise.all([api.tokenOf(user), api.tokenOf(user), api.tokenOf(user)]);
    const answers = await Promise.all(
      tokens.map((token) => api.withToken(token).call(accountDelete, { body: { password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('lets no upload in that was under way', async () => {
    const user = await createUser(api.prisma, { passwordHash });
    await remove(user);
    const actor = { id: user.id, role: 'user' as const, sessionId: '' };
    const file = { key: 'docs/under-way', path: new URL(import.meta.url).pathname };
    const record = {
      kind: 'document' as const,
      path: file.key,
      originalName: 'cv.pdf',
      mediaType: 'application/pdf',
      size: 1,
    };
    await expect(uploadRecords(api.deps).keep(actor, [file], record)).rejects.toThrow('session.invalid');
    expect(await api.deps.storage.get(file.key)).toBeNull();
  });
});

describe('DELETE /users/account: validation', () => {
  it.each(['en', 'km'] as const)(
    'says of a wrong password that it is wrong, in %s, and deletes nothing',
    async (locale) => {
      const user = await createUser(api.prisma, { passwordHash });
      const { status, body } = await remove(user, { password: `${password}.` }, locale);
      expect([status, body.data]).toEqual([422, { password: [message('password_current', locale)] }]);
      expect(await exists(user)).toBe(true);
    },
  );

  it.each([[{}], [{ password: '' }], [{ password, userId: 'x' }], [{ password: 'x'.repeat(129) }]])(
    'refuses %o',
    async (body) => {
      const user = await createUser(api.prisma, { passwordHash });
      expect((await remove(user, body)).status).toBe(422);
      expect(await exists(user)).toBe(true);
    },
  );

  it('security 5: ten wrong passwords are enough', async () => {
    const user = await createUser(api.prisma, { passwordHash });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await remove(user, { password: 'wrong' })).status).toBe(422);
    }
    const { status, headers } = await remove(user);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await exists(user)).toBe(true);
  });

  it('security 6: keeps the last admin who can sign in', async () => {
    const admin = await createUser(api.prisma, { role: 'admin', passwordHash });
    await createUser(api.prisma, { role: 'admin', disabledAt: new Date() });
    const refused = await remove(admin);
    expect([refused.status, refused.body.code]).toEqual([409, 'admin.last']);
    const second = await createUser(api.prisma, { role: 'admin', passwordHash });
    const answers = await Promise.all([remove(admin), remove(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('DELETE /users/account: authorisation', () => {
  it.each(valuesOf(roles))('lets a %s delete the own account and nobody else’s', async (role) => {
    const other = await createUser(api.prisma, { role: 'admin', passwordHash });
    const person = await createUser(api.prisma, { role, passwordHash });
    const before = await api.prisma.user.count();
    expect((await remove(person)).status).toBe(200);
    expect([await exists(person), await exists(other)]).toEqual([false, true]);
    expect(await api.prisma.user.count()).toBe(before - 1);
  });
});
