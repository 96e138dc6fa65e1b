import * as identity from '@acheep/contract/accounts/identity';
import * as contract from '@acheep/contract/accounts/phone';
import { afterAll, expect } from 'vitest';
import { startCodeGateway } from '../local/code-gateway.ts';
import { startApi } from './harness.ts';

const handle = 'a browser that began, with enough randomness';

let numbers = 100_000;
/** A number that nobody has yet. */
export const newNumber = () => `+85512${++numbers}`;

type Service = Parameters<Awaited<ReturnType<typeof startCodeGateway>>['settings']>[number];

/** The API of one test file, the gateway of its codes, and somebody with a phone. */
export async function startPhones(services: readonly Service[], settings: Record<string, string> = {}) {
  const gateway = await startCodeGateway();
  afterAll(() => gateway.stop());
  const api = await startApi({ LIMIT_FACTOR: '1000', ...gateway.settings(...services), ...settings });
  const visitor = () => api.as(null);
  const ask = (phone: string, purpose = 'sign-in', from = visitor()) =>
    from.call(contract.phoneCodeNew, { body: { phone, purpose } });
  /** A code for a phone as it arrived there, with its handle. */
  async function coded(phone: string, purpose = 'sign-in', from = visitor()) {
    const { body } = await ask(phone, purpose, from);
    const code = /\d{6}/.exec(gateway.arrived.at(-1)?.text ?? '')?.[0] ?? '';
    return { token: body.data.token as string, code };
  }
  const enter = (proof: { token: string; code: string }, browser = handle) =>
    visitor().call(contract.phoneSignIn, { body: { ...proof, handle: browser } });
  async function newcomer(phone: string) {
    const { body } = await enter(await coded(phone));
    expect(body.data.session).toBeNull();
    return body.data.newcomer as identity.Newcomer;
  }
  const register = (proof: string, more: object = {}) =>
    visitor().call(identity.identityRegister, { body: { proof, handle, name: 'Sok Dara', ...more } });
  /** A job seeker with a phone and no e-mail. */
  async function byPhone(phone = newNumber()) {
    const { body } = await register((await newcomer(phone)).proof);
    const { user, token } = body.data.session;
    return { phone, id: user._id as string, token: token as string, user };
  }
  const waysOf = async (person: { id: string }) =>
    (await api.as(person).call(identity.identityList)).body.data.ways;
  return { api, gateway, visitor, ask, coded, enter, newcomer, register, byPhone, waysOf };
}
