import {
  type AdminEnquiry,
  adminEnquiryAnswer,
  adminEnquiryList,
  adminEnquiryUpdate,
  enquiryCreate,
  enquiryForm,
} from '@acheep/contract/content/enquiry';
import { createEnquiry, createService } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { productSite } from '../../platform/site/site.repository.ts';
import { deleteDoneBefore, eachEnquiry } from './enquiry.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  const value = { ...productSite, supportEmail: 'support@example.com' };
  await api.prisma.operatorSetting.create({ data: { name: 'site', value, updatedAt: new Date() } });
  admin = await createUser(api.prisma, { role: 'admin' });
});
afterEach(() => api.setClock(null));

const opened = new Date('2026-12-01T08:00:00Z');
/** Token of a form that was opened some seconds ago. */
async function form(seconds = 20): Promise<string> {
  api.setClock(opened);
  const { data } = (await api.as(null).call(enquiryForm)).body;
  api.setClock(new Date(opened.getTime() + seconds * 1000));
  return data.form;
}
const said = {
  kind: 'contact',
  name: 'Chan Dara',
  email: 'dara@example.com',
  subject: 'Opening hours',
  message: 'When may I call?',
};
const send = async (more: Record<string, unknown> = {}, locale: 'en' | 'km' = 'en') => {
  const { token = await form(), ...rest } = more;
  return api.as(null).call(enquiryCreate, { body: { ...said, ...rest, form: token }, locale });
};
const queue = async (query: object = {}): Promise<AdminEnquiry[]> =>
  (await api.as(admin).call(adminEnquiryList, { query: { limit: 100, ...query } })).body.data;
const of = (email: string) => api.prisma.enquiry.findMany({ where: { email } });

describe('enquiries: success', () => {
  it('reach the queue, the support address and the bell', async () => {
    expect((await send()).status).toBe(201);
    expect(await queue({ search: 'opening' })).toMatchObject([
      { kind: 'contact', status: 'open', name: 'Chan Dara', subject: 'Opening hours', service: null },
    ]);
    const [mail] = await api.mailsTo('support@example.com');
    expect([mail?.subject, mail?.replyTo?.[0]?.address]).toEqual([
      'Chan Dara asks: Opening hours',
      'dara@example.com',
    ]);
    expect(mail?.text).toContain('When may I call?');
    const told = await api.prisma.notification.findMany({ where: { userId: admin.id } });
    expect(told).toMatchObject([{ kind: 'enquiry-received', params: { from: 'Chan Dara' } }]);
  });

  it('about a service have its title for their subject, in the language of who asks', async () => {
    const service = await createService(api.prisma, { title: 'Boost', titleKm: 'ជំរុញ' });
    const { subject: _, ...rest } = said;
    const body = {
      ...rest,
      kind: 'service',
      serviceId: service.id,
      phone: '012 345 678',
      subject: undefined,
    };
    expect((await send({ ...body, phone: '+855 12 345 678' }, 'km')).status).toBe(201);
    expect(await queue({ 'filter[kind]': 'service' })).toMatchObject([
      { service: { _id: service.id }, subject: 'ជំរុញ', phone: '+85512345678', locale: 'km' },
    ]);
  });

  it('are answered by e-mail in their language, and are done with that', async () => {
    const { id, email } = await createEnquiry(api.prisma, { locale: 'km', subject: 'ម៉ោងធ្វើការ' });
    const call = { params: { id }, body: { text: 'ម៉ោងប្រាំបី។\n\nសូមអរគុណ។' } };
    expect((await api.as(admin).call(adminEnquiryAnswer, call)).status).toBe(201);
    const [mail] = await api.mailsTo(email);
    expect(mail?.text).toContain('សួស្ដី Chan Dara');
    expect(mail?.text).toContain('ម៉ោងប្រាំបី។');
    const [row] = (await queue({ 'filter[status]': 'done' })).filter(({ _id }) => _id === id);
    expect(row?.answers).toMatchObject([{ text: call.body.text }]);
    const open = { params: { id }, body: { status: 'open', note: 'Calls again.' } };
    expect((await api.as(admin).call(adminEnquiryUpdate, open)).body.data).toMatchObject(open.body);
  });
});

describe('enquiries: spam', () => {
  it('takes a form once, however often it is sent', async () => {
    const token = await form();
    const email = 'twice@example.com';
    const answers = await Promise.all([send({ token, email }), send({ token, email })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await of(email)).toHaveLength(1);
  });

  it('refuses what is sent faster than anybody types, a form of yesterday, and one that is not ours', async () => {
    const email = 'fast@example.com';
    expect((await send({ email, token: await form(2) })).body.code).toBe('enquiry.too_fast');
    expect((await send({ email, token: await form(25 * 3600) })).body.code).toBe('enquiry.form');
    const [opened, random, signature] = (await form()).split('.');
    for (const token of [
      'x',
      `${opened}.${random}`,
      `${opened}.other.${signature}`,
      `0.${random}.${signature}`,
    ])
      expect((await send({ email, token })).body.code).toBe('enquiry.form');
    expect(await of(email)).toEqual([]);
  });

  it('takes two links, no third, and none where a name stands', async () => {
    const link = 'see https://example.com/a and www.example.com';
    expect((await send({ message: link, email: 'two@example.com' })).status).toBe(201);
    const three = await send({ message: `${link} http://x.example` });
    expect(three.body.data.message[0]).toContain('at most 2');
    for (const field of ['name', 'subject'])
      expect(Object.keys((await send({ [field]: 'Win at casino.com' })).body.data)).toEqual([field]);
  });

  it('takes five of an address in an hour', async () => {
    const email = 'often@example.com';
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await send({ email })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('enquiries: validation', () => {
  it('need a subject, or a service that is offered', async () => {
    expect(Object.keys((await send({ subject: undefined })).body.data)).toEqual(['subject']);
    expect(Object.keys((await send({ kind: 'service' })).body.data)).toEqual(['serviceId']);
    const { id: serviceId } = await createService(api.prisma, { isActive: false });
    expect(Object.keys((await send({ kind: 'service', serviceId })).body.data)).toEqual(['serviceId']);
    for (const wrong of [{ email: 'dara' }, { message: ' ' }, { phone: '12' }, { kind: 'other' }])
      expect(Object.keys((await send(wrong)).body.data)).toEqual(Object.keys(wrong));
  });

  it('tell the second of two who change one', async () => {
    const { id, updatedAt } = await createEnquiry(api.prisma);
    const call = { params: { id }, body: { status: 'done', updatedAt: updatedAt.toISOString() } };
    expect((await api.as(admin).call(adminEnquiryUpdate, call)).status).toBe(200);
    expect((await api.as(admin).call(adminEnquiryUpdate, call)).body.code).toBe('record.changed');
  });
});

describe('enquiries: authentication, authorisation and privacy', () => {
  it('belong to their address: they are in its export, and go a year after they are done', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createEnquiry(api.prisma, { email: person.email, status: 'done' });
    await createEnquiry(api.prisma);
    const found = [];
    for await (const row of eachEnquiry(api.prisma, person.id)) found.push(row);
    expect(found).toMatchObject([{ id, message: 'How do I begin?' }]);
    expect(await deleteDoneBefore(api.prisma, new Date(0), new Date())).toEqual({ count: 0 });
    const soon = new Date(Date.now() + 1000);
    expect((await deleteDoneBefore(api.prisma, soon, new Date())).count).toBeGreaterThan(0);
    expect(await api.prisma.enquiry.count({ where: { status: 'done' } })).toBe(0);
  });
});
