import { addDays, today } from '@acheep/contract/kernel/calendar';
import { demoAccountOf, sessionOf } from './session.ts';
import type { Stack } from './stack.ts';

/** Publishes a job of the demo's recruiter through the API and returns its id, for journeys that count applications. */
export async function publishJob(stack: Stack, title: string, changes: object = {}): Promise<string> {
  const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stack.url}/api/v1${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()).data;
  };
  const [categories, provinces] = [await ask('/category'), await ask('/address/province')];
  const body = {
    title,
    categoryId: categories[0]._id,
    provinceId: provinces[0]._id,
    type: 'full-time',
    experience: 'fresh',
    vacancies: 1,
    negotiable: true,
    description: `<p>${title}</p>`,
    closingDate: addDays(today(), 9),
    publish: true,
    ...changes,
  };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await ask('/job', { method: 'POST', headers, body: JSON.stringify(body) }))._id;
}
