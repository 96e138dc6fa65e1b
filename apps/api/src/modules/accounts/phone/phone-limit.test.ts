import * as contract from '@acheep/contract/accounts/phone';
import { describe, expect, it } from 'vitest';

import { startPhones } from '../../../testing/phone-visitor.ts';

const handle = 'a browser that began, with enough randomness';

const { api, gateway } = await startPhones(['telegram'], {
  LIMIT_FACTOR: '1',
  PHONE_CODES_DAILY: '5',
  TRUST_PROXY: 'loopback',
});

const at = (network: string) => ({ 'X-Forwarded-For': network });
const ask = (phone: string, network: string) =>
  api.as(null).call(contract.phoneCodeNew, {
    body: { phone, purpose: 'sign-in' },
    headers: at(network),
  });
const arrivedAt = (phone: string) => gateway.arrived.filter(({ to }) => to === phone).length;

describe('security 70: asking for codes', () => {
  it('rings at a number six times a day, however many networks and ways of typing there are', async () => {
    const ways = ['012 555 001', '+855 12 555 001', '0085512555001', '85512555001'];
    const answers = [];
    for (let i = 0; i < 40; i++) answers.push(await ask(ways[i % 4] ?? '', `10.1.${i}.1`));
    expect(arrivedAt('+85512555001')).toBe(6);
    expect(answers.at(-1)?.body.code).toBe('phone.too_many');
  });

  it('rings three times in a quarter of an hour for one network', async () => {
    for (let i = 0; i < 5; i++) await ask('012 555 002', '10.2.0.1');
    expect(arrivedAt('+85512555002')).toBe(3);
  });

  it('of ten thousand numbers makes a network wait, longer each time', async () => {
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await ask(`012 6${String(10_000 + i)}`, '10.3.0.1'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(21);
    const waits = [];
    for (let i = 0; i < 3; i++) {
      const refused = await ask(`012 61${String(1000 + i)}`, '10.3.0.1');
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      api.setClock(new Date(api.deps.now().getTime() + wait * 1000));
      expect((await ask(`012 62${String(1000 + i)}`, '10.3.0.1')).status).toBe(201);
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits).size).toBe(3);
    // Elsewhere nobody waits.
    expect((await ask('012 631 000', '10.3.0.2')).status).toBe(201);
    api.setClock(null);
  });

  it('does not count who signs up by phone as one', async () => {
    const { identityRegister } = await import('@acheep/contract/accounts/identity');
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(
        await api.as(null).call(identityRegister, {
          body: { proof: 'made up', handle, name: 'Sok Dara' },
          headers: at('10.8.0.1'),
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(400));
  });

  it('by strangers does not keep the owner from a code where they have signed in before', async () => {
    const phone = '+85512555003';
    const home = '10.5.0.1';
    const { body } = await ask(phone, home);
    const code = gateway.arrived.at(-1)?.text ?? '';
    const found = await api.as(null).call(contract.phoneSignIn, {
      body: { token: body.data.token, code, handle },
      headers: at(home),
    });
    const { identityRegister } = await import('@acheep/contract/accounts/identity');
    await api.as(null).call(identityRegister, {
      body: { proof: found.body.data.newcomer.proof, handle, name: 'Sok Dara' },
      headers: at(home),
    });
    for (let i = 0; i < 8; i++) await ask(phone, `10.6.${i}.1`);
    expect((await ask(phone, '10.7.0.1')).body.code).toBe('phone.too_many');
    expect((await ask(phone, home)).status).toBe(201);
  });
});
