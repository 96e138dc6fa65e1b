import {
  maxTemplates,
  messageTemplateCreate,
  messageTemplateDelete,
  messageTemplateList,
  messageTemplateUpdate,
} from '@acheep/contract/hiring/candidate-message';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { alphabetical, anyhow } from '../../../testing/alphabet.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const en = { subject: 'About {job}', text: 'Thank you, {name}.\n{company}' };
const km = { subject: 'អំពី {job}', text: 'សូមអរគុណ {name}។' };

async function company() {
  const recruiter = await createRecruiter(api.prisma);
  const companyId = recruiter.company?.id ?? '';
  const create = (body: object, by: { id: string } = recruiter) =>
    api.as(by).call(messageTemplateCreate, { body });
  const names = async (by: { id: string } = recruiter) =>
    (await api.as(by).call(messageTemplateList)).body.data.map(({ name }: { name: string }) => name);
  return { recruiter, companyId, create, names };
}

describe('templates: success', () => {
  it('are the company’s, in one language or both, by name', async () => {
    const { companyId, create, names } = await company();
    const colleague = await createMember(api.prisma, companyId);
    const made = await create({ name: 'Thanks', en, km });
    expect([made.status, made.body.data]).toMatchObject([201, { name: 'Thanks', en, km }]);
    expect((await create({ name: 'Document', km }, colleague)).body.data).toMatchObject({ en: null, km });
    expect(await names(colleague)).toEqual(['Document', 'Thanks']);
    expect(await names(await createRecruiter(api.prisma))).toEqual([]);
  });

  it('are in the order of the alphabet of whoever reads them', async () => {
    const { recruiter, create } = await company();
    for (const name of anyhow) await create({ name, en });
    for (const locale of ['en', 'km'] as const) {
      const { data } = (await api.as(recruiter).call(messageTemplateList, { locale })).body;
      expect(data.map(({ name }: { name: string }) => name)).toEqual(alphabetical[locale]);
    }
  });

  it('are saved by a colleague as well, and whoever is second is told', async () => {
    const { recruiter, companyId, create, names } = await company();
    const { _id: id, updatedAt } = (await create({ name: 'Thanks', en })).body.data;
    const colleague = await createMember(api.prisma, companyId);
    const save = (by: { id: string }, name: string) =>
      api.as(by).call(messageTemplateUpdate, { params: { id }, body: { name, km, updatedAt } });
    expect((await save(colleague, 'Mine')).body.data).toMatchObject({ name: 'Mine', en: null, km });
    const second = await save(recruiter, 'Theirs');
    expect([second.status, second.body.code]).toEqual([409, 'record.changed']);
    expect((await api.as(colleague).call(messageTemplateDelete, { params: { id } })).status).toBe(200);
    expect(await names()).toEqual([]);
  });

  it('are at most as many as fit, also of two that are made at once', async () => {
    const { recruiter, companyId, create } = await company();
    const data = Array.from({ length: maxTemplates - 1 }, (_, index) => ({
      companyId,
      name: `Template ${index}`,
      subjectEn: 'A',
      textEn: 'A',
    }));
    await api.prisma.messageTemplate.createMany({ data });
    const colleague = await createMember(api.prisma, companyId);
    const answers = await Promise.all([recruiter, colleague].map((by) => create({ name: 'Last', en }, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('message.most_templates');
  });
});

describe('templates: validation', () => {
  it.each([
    [{ name: '' }, ['name']],
    [{ en: undefined }, ['km.text']],
    [{ en: { subject: 'A' } }, ['en.text']],
    [{ en: { ...en, text: 'You get {salary}' } }, ['en.text']],
    [{ km: { ...km, subject: 'A }' } }, ['km.subject']],
  ])('refuses %j', async (change, fields) => {
    const { recruiter, create, names } = await company();
    const { _id: id } = (await create({ name: 'Kept', en })).body.data;
    const body = { name: 'Thanks', en, ...change };
    const edited = await api.as(recruiter).call(messageTemplateUpdate, { params: { id }, body });
    for (const { status, body: answer } of [await create(body), edited])
      expect([status, Object.keys(answer.data)]).toEqual([422, fields]);
    expect(await names()).toEqual(['Kept']);
  });
});

describe('templates: authentication and authorisation', () => {
  it('are not for a recruiter who works for no company', async () => {
    const { create } = await company();
    const nobody = await createUser(api.prisma, { role: 'recruiter' });
    expect((await create({ name: 'A', en }, nobody)).status).toBe(403);
  });
});
