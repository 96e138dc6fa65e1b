export interface Typed {
  name?: string;
  email: string;
  /** The provider has not confirmed the address. */
  unverified?: true;
  /** Number of the person at Telegram. */
  id?: number;
  /** The person does not let the bot write. */
  silent?: true;
  answer?: 'yes' | 'no';
}

/**
 * Goes through the provider's pages like a browser with cookies, and returns the path and query with which it is
 * sent back to the site.
 */
export async function signInAtProvider(
  start: string,
  { name = 'Sok Dara', email, answer = 'yes', id, unverified, silent }: Typed,
): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let [url, body] = [start, undefined as URLSearchParams | undefined];
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(key, value);
    }
    const to = response.headers.get('location');
    body = undefined;
    const more = {
      ...(id !== undefined && { id: String(id) }),
      ...(unverified && { unverified: 'yes' }),
      ...(silent && { silent: 'yes' }),
    };
    if (!to) body = new URLSearchParams({ name, email, answer, ...more });
    else url = new URL(to, url).href;
    if (!url.startsWith(origin)) {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }
  }
  throw new Error('The provider has sent nobody back.');
}
