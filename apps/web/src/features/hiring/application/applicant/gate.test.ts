import { describe, expect, it } from 'vitest';
import { gateOf, gateOfRefusal } from './gate.ts';

const open = { status: 'active', open: true } as const;
const closed = { status: 'closed', open: false } as const;
const byPhone = { status: 'active', open: false } as const;

describe('gateOf', () => {
  it.each([
    ['a job seeker applies', open, 'user', false, undefined],
    ['a job seeker who applied is told so', open, 'user', true, 'exists'],
    ['even when the job has closed since', closed, 'user', true, 'exists'],
    ['a closed job takes nobody', closed, 'user', false, 'closed'],
    ['and says so before it asks to sign in', closed, undefined, false, 'closed'],
    ['a job that is applied for elsewhere says so', byPhone, 'user', false, 'other-way'],
    ['a visitor is asked to sign in', open, undefined, false, 'sign-in'],
    ['a recruiter does not apply', open, 'recruiter', false, 'seekers-only'],
    ['nor does a trainer', open, 'trainer', false, 'seekers-only'],
    ['nor does an operator', open, 'admin', false, 'seekers-only'],
  ] as const)('%s', (_case, job, role, applied, gate) => {
    expect(gateOf({ job, role, applied })).toBe(gate);
  });
});

describe('gateOfRefusal', () => {
  it('turns what the API refuses calmly into a notice, and leaves errors errors', () => {
    expect(gateOfRefusal('application.exists')).toBe('exists');
    expect(gateOfRefusal('job.closed')).toBe('closed');
    expect(gateOfRefusal('job.not_on_site')).toBe('other-way');
    expect(gateOfRefusal('validation.failed')).toBeUndefined();
    expect(gateOfRefusal(undefined)).toBeUndefined();
  });
});
