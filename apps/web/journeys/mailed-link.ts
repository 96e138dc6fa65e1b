import type { Locale } from '@acheep/contract/kernel/locale';
import { password } from './person.ts';
import type { Stack } from './stack.ts';

/** The link that is mailed to a job seeker who signs up in another browser. */
export async function mailedLink(stack: Stack, email: string, locale: Locale): Promise<string> {
  const body = { role: 'user', name: 'Sok Dara', email, password, confirmPassword: password };
  const response = await fetch(`${stack.url}/api/v1/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ ...body, handle: `the laptop of ${email}` }),
  });
  if (!response.ok) throw new Error(`not registered: ${response.status} ${await response.text()}`);
  return /https?:\S+\/verify\?token=\S+/.exec((await stack.mailTo(email)).text ?? '')?.[0] ?? '';
}
