import type { Endpoint, Limit } from '@acheep/contract/endpoint';

/** A body that the endpoint takes; what comes of it does not matter. */
export function bodyOf({ method, path, body }: Endpoint, email: string, { only }: Limit, password: string) {
  const chosen = { password, confirmPassword: password };
  const person = { name: 'Sok Dara', email, ...chosen };
  const cv = { originalName: 'cv.pdf', path: 'docs/x' };
  const unknownId = '01900000-0000-7000-8000-000000000000';
  const pack = {
    title: 'Standard',
    titleKm: 'ស្តង់ដារ',
    price: 0,
    currency: 'USD',
    duration: 1,
    durationType: 'month',
    jobs: 1,
  };
  const bodies: Record<string, unknown> = {
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
    'PUT /users/profile': { name: 'Sok Dara', locale: 'km' },
    'PUT /users/password': { currentPassword: 'wrong', ...chosen },
    'DELETE /users/account': { password: 'wrong' },
    'POST /application': { jobId: unknownId, cv, phone: '+85512345678' },
    'POST /job': { title: 'Cook' },
    'PUT /job/:id': { title: 'Cook' },
    'POST /job/:id/status': { status: 'closed' },
    'POST /order': { packageId: unknownId },
    'POST /order/:id/slip': { slip: cv },
    'POST /admin/package': pack,
    'PUT /admin/package/:id': pack,
    'PUT /admin/package/order': { ids: [] },
    'PUT /admin/setting': { banks: [] },
    'PUT /admin/order/:id/note': { note: null },
    'PUT /company/own': { name: 'Angkor', address: 'Street 1' },
  };
  const name = `${method} ${path}`;
  if (body && !(name in bodies)) throw new Error(`${name} is limited and has no body here`);
  return bodies[name];
}
