import type { CodeWay } from '@acheep/contract/accounts/phone-option';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { boundedJson } from '../../../plumbing/bounded-json.ts';
import { unsentCodes } from '../../../plumbing/telegram.ts';
import type { CodeSenderName } from '../../../setting.ts';

/** Seconds until a call times out: somebody waits for the code. */
const patience = 10;
/** Most bytes of an answer; those of the services have a few hundred. */
const longest = 64 * 1024;

/** A code to send. */
interface CodeMessage {
  /** In international form, `+85512345678`. */
  to: string;
  code: string;
  /** Sentence with the code, for services that send any text. */
  text: string;
  minutes: number;
}

/** A code that a service did not take. It holds nothing of the request, which contains the secret and the code. */
export class CodeFault extends Error {
  /** The service may have sent it without the answer arriving. */
  readonly isUnsure: boolean;
  constructor(message: string, isUnsure = false) {
    super(message);
    this.isUnsure = isUnsure;
  }
}

/** A service that sends codes to phones. */
export interface CodeSender {
  name: CodeSenderName;
  via: CodeWay;
  /** What a code costs in US dollars, unless its answer says so. */
  price: number;
  /** Returns what it costs; throws a `CodeFault`. */
  send(message: CodeMessage): Promise<number>;
}

async function call(url: string | URL, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(patience * 1000);
  const response = await fetch(url, { ...init, redirect: 'error', signal }).catch((error: unknown) => {
    const { code = 'no answer' } = ((error as Error).cause ?? {}) as { code?: string };
    throw new CodeFault(code, !unsentCodes.has(code));
  });
  if (response.status >= 500) throw new CodeFault(`status ${response.status}`, true);
  return response;
}

const json = (body: unknown, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const gatewayAnswer = z.union([
  z.object({ ok: z.literal(true), result: z.object({ request_cost: z.number().optional() }) }),
  z.object({ ok: z.literal(false), error: z.string().max(100) }),
]);

/** Calls Telegram Gateway, which writes to the Telegram account of a number. Throws a `CodeFault` with its own word. */
export async function askTelegramGateway(
  { TELEGRAM_GATEWAY_URL, TELEGRAM_GATEWAY_TOKEN }: Config,
  method: string,
  body: object,
) {
  const url = `${TELEGRAM_GATEWAY_URL}/${method}`;
  const response = await call(url, json(body, { Authorization: `Bearer ${TELEGRAM_GATEWAY_TOKEN}` }));
  const answer = gatewayAnswer.safeParse(await boundedJson(response, longest).catch(() => null));
  if (!answer.success) throw new CodeFault('an answer that makes no sense', true);
  if (!answer.data.ok) throw new CodeFault(answer.data.error);
  return answer.data.result;
}

/** Takes any answer of 2xx for sent: services have no common form of it. */
async function callSms(url: string | URL, init: RequestInit, price: number): Promise<number> {
  const response = await call(url, init);
  await response.body?.cancel();
  if (!response.ok) throw new CodeFault(`status ${response.status}`);
  return price;
}

const placeholder = /\{(to|number|text)\}/g;

/** Fills a template of the operator's; `written` makes a value safe where it stands. */
const filled = (template: string, { to, text }: CodeMessage, written: (value: string) => string) =>
  template.replaceAll(placeholder, (_, name: 'to' | 'number' | 'text') =>
    written({ to, number: to.slice(1), text }[name]),
  );

const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

function smsCall({ SMS_URL, SMS_BODY, SMS_AUTHORIZATION }: Config, message: CodeMessage) {
  const url = filled(SMS_URL, message, encodeURIComponent);
  const headers: Record<string, string> = SMS_AUTHORIZATION ? { Authorization: SMS_AUTHORIZATION } : {};
  if (!SMS_BODY) return { url, init: { headers } };
  const isJson = /^\s*[[{]/.test(SMS_BODY);
  headers['Content-Type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = filled(SMS_BODY, message, isJson ? inJson : encodeURIComponent);
  return { url, init: { method: 'POST', headers, body } };
}

const makers: Record<CodeSenderName, (config: Config) => CodeSender> = {
  telegram: (config) => ({
    name: 'telegram',
    via: 'telegram',
    price: 0.01,
    async send({ to, code, minutes }) {
      const request = { phone_number: to, code, ttl: minutes * 60 };
      return (
        (await askTelegramGateway(config, 'sendVerificationMessage', request)).request_cost ?? this.price
      );
    },
  }),
  plasgate: ({ PLASGATE_URL, PLASGATE_PRIVATE_KEY, PLASGATE_SECRET, PLASGATE_SENDER, SMS_PRICE }) => ({
    name: 'plasgate',
    via: 'sms',
    price: SMS_PRICE,
    send({ to, text }) {
      const url = new URL(PLASGATE_URL);
      url.searchParams.set('private_key', PLASGATE_PRIVATE_KEY);
      const body = { sender: PLASGATE_SENDER, to: to.slice(1), content: text };
      return callSms(url, json(body, { 'X-Secret': PLASGATE_SECRET }), SMS_PRICE);
    },
  }),
  sms: (config) => ({
    name: 'sms',
    via: 'sms',
    price: config.SMS_PRICE,
    send(message) {
      const { url, init } = smsCall(config, message);
      return callSms(url, init, config.SMS_PRICE);
    },
  }),
};

/** The services that send codes, in the order in which they are tried. None: nobody signs in by phone. */
export const codeSenders = (config: Config): CodeSender[] =>
  config.PHONE_CODES.map((name) => makers[name](config));
