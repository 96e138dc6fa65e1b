import { createHmac } from 'node:crypto';
import { type Stoppable, stoppables, unsubscribe } from '@acheep/contract/messaging/unsubscribe';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { derivedSecret } from '../../../plumbing/secret.ts';
import { startApi } from '../../../testing/harness.ts';
import { stopTokens } from '../mail/stop-link.ts';
import { addressKey } from '../recipient/address-key.ts';

const api = await startApi();

let people = 0;
/** Creates a reader of such mails: the words of the link, and a check that they are unsubscribed. */
const readers: Record<Stoppable, () => Promise<{ words: string[]; isStopped: () => Promise<boolean> }>> = {
  'job-alert': async () => {
    const { id } = await createJobAlert(api.prisma);
    const isStopped = async () =>
      (await api.prisma.jobAlert.findUniqueOrThrow({ where: { id } })).frequency === 'none';
    return { words: [id], isStopped };
  },
  follow: async () => {
    const { company } = await createRecruiter(api.prisma);
    const { id } = await createJobAlert(api.prisma, { criteria: { companyId: company?.id ?? '' } });
    const isStopped = async () =>
      (await api.prisma.jobAlert.findUniqueOrThrow({ where: { id } })).frequency === 'none';
    return { words: [id], isStopped };
  },
  notification: async () => {
    const { id: userId } = await createUser(api.prisma);
    const where = { userId, category: 'own-application', channel: 'mail', wanted: false };
    const isStopped = async () => (await api.prisma.notificationPreference.count({ where })) > 0;
    return { words: ['own-application', userId], isStopped };
  },
  invitation: async () => {
    const { id: userId } = await createUser(api.prisma);
    const where = { userId, recruiters: false, trainers: true };
    const isStopped = async () => (await api.prisma.invitationChoice.count({ where })) > 0;
    return { words: ['job', userId], isStopped };
  },
  company: async () => {
    people += 1;
    const key = addressKey(api.deps.config, `stranger${people}@example.com`);
    const where = { addressKey: key, stoppedAt: { not: null } };
    const isStopped = async () => (await api.prisma.recipient.count({ where })) > 0;
    return { words: [key.toString('base64url')], isStopped };
  },
};

const press = (link: string) => api.http().post(link).type('form').send('List-Unsubscribe=One-Click');
const ask = (token: string) => api.as(null).call(unsubscribe, { body: { token } });

describe.each(stoppables)('the link that stops mails of a %s', (what) => {
  async function reader() {
    const { words, isStopped } = await readers[what]();
    const signed = stopTokens[what].make(api.deps.config, words);
    return { words, signed, token: `${what}.${signed}`, isStopped };
  }

  it('is followed by whoever has it, as often as they like', async () => {
    const { token, isStopped } = await reader();
    for (let times = 0; times < 2; times += 1) expect((await ask(token)).body).toEqual({ data: null });
    expect(await isStopped()).toBe(true);
  });

  it('takes the one click of a mail program, whatever it sends along (RFC 8058)', async () => {
    const part =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const prefix of ['', '/km']) {
      const [one, other] = [await reader(), await reader()];
      const pressed = await press(`${prefix}/unsubscribe/${one.token}`);
      expect([pressed.status, pressed.text]).toEqual([200, 'OK']);
      const sent = api.http().post(`${prefix}/unsubscribe/${other.token}`);
      expect((await sent.type('multipart/form-data; boundary=x').send(part)).status).toBe(200);
      expect([await one.isStopped(), await other.isStopped()]).toEqual([true, true]);
    }
  });

  it('asks first at the same address in a browser: looking changes nothing', async () => {
    const { token, isStopped } = await reader();
    await api.http().get(`/unsubscribe/${token}`);
    expect(await isStopped()).toBe(false);
  });

  it('works as mails of before have it, with its token in the query', async () => {
    const { signed, isStopped } = await reader();
    const old = what === 'job-alert' ? '/unsubscribe' : `/unsubscribe/${what}`;
    for (const prefix of ['', '/km']) await api.http().get(`${prefix}${old}?token=${signed}`);
    expect(await isStopped()).toBe(false);
    expect((await press(`/km${old}?token=${signed}`)).status).toBe(200);
    expect(await isStopped()).toBe(true);
  });

  it('is one that we have made, for nothing else and nobody else', async () => {
    const { words, signed, token, isStopped } = await reader();
    const { words: others } = await reader();
    const signature = signed.split('.').at(-1);
    const forged = [
      ...['', '.', 'x', what, `${what}.`, `${what}..`, `toString.${signed}`, signed],
      ...[
        `${what}.${words.join('.')}.`,
        `${what}.${others.join('.')}.${signature}`,
        `${token}.x`,
        `${token}x`,
      ],
      `${what}.${words.join('.').slice(0, 3)}.${signed.slice(3)}`,
      ...stoppables.filter((one) => one !== what).map((one) => `${one}.${signed}`),
    ];
    for (const one of forged) expect([one, (await ask(one)).status]).toEqual([one, 404]);
    for (const query of ['', '?token=', '?token=x', `?token=${signed}&token=${signed}`])
      expect([query, (await press(`/unsubscribe/${what}${query}`)).status]).toEqual([query, 404]);
    expect((await press('/unsubscribe')).status).toBe(404);
    expect(await isStopped()).toBe(false);
  });
});

it('is good as long as what it stops is there', async () => {
  const { words } = await readers['job-alert']();
  await api.prisma.jobAlert.deleteMany();
  expect((await ask(`job-alert.${stopTokens['job-alert'].make(api.deps.config, words)}`)).status).toBe(404);
});

it('has the signature of an address that mails of before have', () => {
  const key = addressKey(api.deps.config, 'stranger@example.com');
  const secret = derivedSecret(api.deps.config.SECRET, 'no mail of companies');
  const signature = createHmac('sha256', secret).update(key).digest('base64url');
  const word = key.toString('base64url');
  expect(stopTokens.company.make(api.deps.config, [word])).toBe(`${word}.${signature}`);
});
