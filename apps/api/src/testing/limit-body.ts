import type { Endpoint, Limit } from '@acheep/contract/kernel/endpoint';

/** A body that the endpoint takes, where that is looked at before its limit; what comes of it does not matter. */
export function bodyOf(
  { method, path, body }: Endpoint,
  email: string,
  { only, by }: Limit,
  password: string,
) {
  const chosen = { password, confirmPassword: password };
  const person = { name: 'Sok Dara', email, ...chosen };
  const bodies: Record<string, unknown> = {
    'POST /application/easy': {
      jobId: '01900000-0000-7000-8000-000000000000',
      name: 'Sok Dara',
      email,
      phone: '+85512345678',
      file: 'token',
      handle: 'h'.repeat(32),
    },
    'POST /enquiry': {
      kind: 'contact',
      name: 'Sok Dara',
      email,
      subject: 'A question',
      message: 'How do I begin?',
      form: 'wrong',
    },
    'POST /users/register': { role: 'user', ...person },
    'POST /users/verify-email/resend': { email },
    'POST /users/login': { email, password: 'wrong' },
    'POST /users/forgot-password': { email },
    'POST /users/forgot-password/reset': {
      email,
      token: 'wrong',
      ...(only === 'code' ? { code: '000000' } : { key: 'wrong' }),
      ...chosen,
    },
    'PUT /users/password': { currentPassword: 'wrong', ...chosen },
    'DELETE /users/account': { password: 'wrong' },
  };
  const name = `${method} ${path}`;
  // Those limits are asked before the body is looked at.
  if (body && !(name in bodies) && (by === 'address' || by === 'person')) return {};
  if (body && !(name in bodies)) throw new Error(`${name} is limited and has no body here`);
  return bodies[name];
}
