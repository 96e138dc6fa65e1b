import { easyApplyState } from '@acheep/contract/hiring/easy-apply';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { visitor } from '../../../testing/visitor.ts';

const api = await startApi({ LIMIT_FACTOR: '50' });

const { written, send } = visitor(() => api);
const newJob = (overrides: Parameters<typeof createJob>[1] = {}) => createJob(api.prisma, overrides);

describe('refused', () => {
  it.each([
    ['name', { name: 'a\r\nb' }],
    ['email', { email: 'nobody' }],
    ['file', { file: undefined }],
    ['file', { file: 'x'.repeat(43) }],
    ['handle', { handle: undefined }],
    ['role', { role: 'recruiter' }],
    ['answers.0', { answers: [{ questionId: '01900000-0000-7000-8000-000000000000' }] }],
  ])('with a wrong %s (%j)', async (field, change) => {
    const job = await newJob();
    const { status, body } = await send(await written(job.id, 'nobody@example.com', change));
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it.each([
    ['closed', 409, 'job.closed'],
    ['draft', 404, 'not_found'],
  ] as const)('for a job that is %s', async (status, code, error) => {
    const job = await newJob({ status });
    const answer = await send(await written(job.id, 'nobody@example.com'));
    expect([answer.status, answer.body.code]).toEqual([code, error]);
  });

  it('where the operator has switched it off', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const set = (easy: boolean) => api.as(admin).call(adminSettingUpdate, { body: { applying: { easy } } });
    const job = await newJob();
    const body = await written(job.id, 'nobody@example.com');
    expect((await api.as(null).call(easyApplyState)).body.data).toEqual({ on: true, seekersOnly: false });
    expect((await set(false)).status).toBe(200);
    expect((await api.as(null).call(easyApplyState)).body.data).toEqual({ on: false, seekersOnly: false });
    const answer = await send(body);
    expect([answer.status, answer.body.code]).toEqual([403, 'application.sign_in']);
    await set(true);
    expect((await send(body)).status).toBe(202);
  });
});
