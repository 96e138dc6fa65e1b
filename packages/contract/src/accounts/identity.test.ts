import { expect, it } from 'vitest';
import { parse } from '../kernel/validation.ts';
import { identityRegisterBody } from './identity.ts';

it('a company that signs up with a provider is told at once all that is missing', () => {
  const given = {
    proof: 'p',
    handle: 'h'.repeat(40),
    role: 'recruiter',
    name: 'Dara',
    company: { name: '', address: '' },
  };
  const parsed = parse(identityRegisterBody, given, 'en');
  expect(parsed.ok ? [] : Object.keys(parsed.errors).sort()).toEqual([
    'company.address',
    'company.name',
    'email',
  ]);
});

it('a job seeker who signs up by phone needs no e-mail', () => {
  const given = { proof: 'p', handle: 'h'.repeat(40), role: 'user', name: 'Dara' };
  expect(parse(identityRegisterBody, given, 'en').ok).toBe(true);
});
