import { candidateGet } from '@acheep/contract/hiring/application';
import { stageListGet, stageListUpdate } from '@acheep/contract/hiring/stage';
import { maxStages, standardStages } from '@acheep/contract/hiring/stage-option';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const [toContact, interview, offer] = standardStages;
const standard = standardStages.map(({ id: _id, nameEn, nameKm }) => ({ _id, nameEn, nameKm }));
const trial = { nameEn: 'Trial day', nameKm: 'ថ្ងៃសាកល្បង' };

/** A recruiter, with candidates of the company in the given states. */
async function company(...states: NonNullable<Parameters<typeof createApplication>[1]>[]) {
  const recruiter = await createRecruiter(api.prisma);
  const { id: jobId, companyId } = await createJob(api.prisma, { ownerId: recruiter.id });
  const applications = await Promise.all(
    states.map((state) => createApplication(api.prisma, { ...state, jobId })),
  );
  const list = async () => (await api.as(recruiter).call(stageListGet)).body.data;
  const save = (body: object) => api.as(recruiter).call(stageListUpdate, { body });
  return { recruiter, companyId, ids: applications.map(({ id }) => id), list, save };
}

describe('the stages of a company', () => {
  it('are the standard ones at first, with the candidates that are in them', async () => {
    const inStage = (stageId: string | null) => ({ status: 'shortlisted', stageId }) as const;
    const { list } = await company(
      // Short-listed before there were stages.
      inStage(null),
      inStage(interview.id),
      inStage(interview.id),
      { ...inStage(offer.id), hiredAt: new Date() },
      { status: 'rejected', stageId: offer.id },
      { status: 'received' },
    );
    expect((await list()).stages).toEqual([
      { ...standard[0], candidates: 1 },
      { ...standard[1], candidates: 2 },
      { ...standard[2], candidates: 0 },
    ]);
  });

  it('are renamed, ordered, added to and reduced in one go; a colleague gets the same', async () => {
    const { companyId, list, save } = await company();
    const stages = [trial, { _id: interview.id, nameKm: 'ជួបគ្នា' }, standard[0]];
    const { status, body } = await save({ stages, updatedAt: (await list()).updatedAt });
    expect(status).toBe(200);
    expect(body.data.stages).toMatchObject([
      trial,
      { _id: interview.id, nameEn: 'ជួបគ្នា', nameKm: 'ជួបគ្នា' },
      { _id: toContact.id, nameEn: 'To contact' },
    ]);
    const colleague = await createMember(api.prisma, companyId);
    expect((await api.as(colleague).call(stageListGet)).body.data).toEqual(body.data);
    const { list: foreign } = await company();
    expect((await foreign()).stages.length).toBe(standard.length);
  });

  it('are not saved over what a colleague has saved meanwhile', async () => {
    const { list, save } = await company();
    const { updatedAt } = await list();
    const answers = await Promise.all([
      save({ stages: [standard[0]], updatedAt }),
      save({ stages: [standard[1]], updatedAt }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('record.changed');
    expect((await list()).stages.length).toBe(1);
  });
});

describe('a stage with candidates', () => {
  it('is not deleted until it is said where they go, and nothing else is saved', async () => {
    const { list, save } = await company({ status: 'shortlisted', stageId: interview.id });
    const { status, body } = await save({ stages: [{ ...standard[0], nameEn: 'New name' }] });
    expect([status, body.code]).toEqual([409, 'stage.in_use']);
    expect(body.message).toContain('“Interview”: 1');
    expect((await list()).stages[0]).toMatchObject({ nameEn: 'To contact' });
  });

  it('is deleted with them moved, which their history says; hired and rejected ones are left alone', async () => {
    const { recruiter, ids, list, save } = await company(
      { status: 'shortlisted', stageId: null },
      { status: 'shortlisted', stageId: toContact.id },
      { status: 'rejected', stageId: toContact.id },
    );
    const before = await api.prisma.application.findUniqueOrThrow({ where: { id: ids[0] ?? '' } });
    const moves = [{ from: toContact.id, to: offer.id }];
    expect((await save({ stages: [standard[2]], moves })).status).toBe(200);
    expect((await list()).stages).toEqual([{ ...standard[2], candidates: 2 }]);
    const { body } = await api.as(recruiter).call(candidateGet, { params: { id: ids[0] ?? '' } });
    expect(body.data).toMatchObject({
      stage: offer.id,
      history: [{ kind: 'moved', to: null, stage: { en: 'Offer' }, by: recruiter.name }, {}],
    });
    // Whoever still has the old board open is told so.
    expect(body.data.updatedAt).not.toBe(before.updatedAt.toISOString());
    expect(await api.prisma.applicationEvent.count({ where: { applicationId: ids[2] ?? '' } })).toBe(1);
  });

  it.each([
    ['itself', toContact.id],
    ['a stage that is deleted as well', interview.id],
    ['a stage of nobody', '01900000-0000-7000-8000-000000000000'],
  ])('does not empty into %s', async (_, to) => {
    const { save, list } = await company({ status: 'shortlisted' });
    const answer = await save({ stages: [standard[2]], moves: [{ from: toContact.id, to }] });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['moves']]);
    expect((await list()).stages.length).toBe(3);
  });
});

it.each([
  ['stages', { stages: [] }],
  ['stages', { stages: Array.from({ length: maxStages + 1 }, (_, at) => ({ nameEn: `Stage ${at}` })) }],
  ['stages', { stages: [trial, { nameKm: trial.nameKm, nameEn: 'Other' }] }],
  ['stages', { stages: [{ nameEn: 'Test' }, { nameEn: 'other', nameKm: 'TEST ' }] }],
  ['stages', { stages: [standard[0], { ...standard[0], nameEn: 'Again', nameKm: 'ម្ដងទៀត' }] }],
  ['stages.0.nameEn', { stages: [{ _id: toContact.id }] }],
  ['stages.0.nameEn', { stages: [{ nameEn: 'x'.repeat(41) }] }],
  ['stages.0._id', { stages: [{ ...trial, _id: '01900000-0000-7000-8000-000000000000' }] }],
])('names a wrong %s', async (field, body) => {
  const { save, list } = await company();
  const answer = await save(body);
  expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  expect((await list()).stages.length).toBe(3);
});
