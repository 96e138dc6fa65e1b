import { trimEnd } from '@acheep/contract/kernel/trim';
import { z } from 'zod';

/** Timeout of a request in milliseconds. */
const patience = 10_000;
/** Maximum bytes of an answer; the bank's have a few hundred. */
const longest = 64 * 1024;
/** Latest timestamp that a `Date` can represent, in milliseconds. */
const lastMoment = 8.64e15;

/** Answer of the Bakong API about a code; `data` is present if it was paid. */
const answer = z.object({
  responseCode: z.number(),
  errorCode: z.number().nullish(),
  data: z
    .object({
      hash: z.string(),
      toAccountId: z.string(),
      currency: z.string(),
      /** In the currency's major unit. */
      amount: z.coerce.number(),
      acknowledgedDateMs: z.number().min(0).max(lastMoment).nullish(),
      createdDateMs: z.number().min(0).max(lastMoment).nullish(),
      externalRef: z.string().nullish(),
    })
    .nullish(),
});
export type BakongPayment = NonNullable<z.infer<typeof answer>['data']>;

/** The API is unavailable, overloaded, or rejects the token. */
export class BakongAway extends Error {}

/** Reads the body up to the limit, so that no server can exhaust the worker's memory. */
async function read({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > longest) throw new BakongAway('too long an answer');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Returns the payment for the code with this MD5; null if there is none. Throws `BakongAway`. */
export async function findPayment(
  { url, token }: { url: string; token: string },
  md5: string,
): Promise<BakongPayment | null> {
  const address = `${trimEnd(url, /\//)}/v1/check_transaction_by_md5`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ md5 }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new BakongAway('no answer');
  });
  if (!response.ok && response.status !== 404) throw new BakongAway(`status ${response.status}`);
  const said = answer.safeParse(
    await read(response).catch((error) => {
      if (error instanceof BakongAway) throw error;
      return null;
    }),
  );
  if (!said.success) throw new BakongAway('an answer that makes no sense');
  return said.data.responseCode === 0 ? (said.data.data ?? null) : null;
}
