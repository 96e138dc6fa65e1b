import { z } from 'zod';

/** Milliseconds that one question may take. */
const patience = 10_000;

/** What the Bakong API says of a code: `data` is there where it was paid. */
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
      acknowledgedDateMs: z.number().nullish(),
      createdDateMs: z.number().nullish(),
      externalRef: z.string().nullish(),
    })
    .nullish(),
});
export type BakongPayment = NonNullable<z.infer<typeof answer>['data']>;

/** The API cannot be asked now: it is away, too busy, or does not take the token. */
export class BakongAway extends Error {}

/** The payment of the code with this MD5; null where none has come in. Throws `BakongAway`. */
export async function findPayment(
  { url, token }: { url: string; token: string },
  md5: string,
): Promise<BakongPayment | null> {
  const address = `${url.replace(/\/+$/, '')}/v1/check_transaction_by_md5`;
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
  const said = answer.safeParse(await response.json().catch(() => null));
  if (!said.success) throw new BakongAway('an answer that makes no sense');
  return said.data.responseCode === 0 ? (said.data.data ?? null) : null;
}
