import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import type { Api } from 'grammy';
import type { Config } from '../config.ts';
import { TaskFailure } from './queue.ts';

export type TelegramConfig = Pick<Config, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL'>;

/** True when this site has a bot: without one, nothing of Telegram is shown or done. */
export const hasTelegram = ({ TELEGRAM_BOT_TOKEN }: Pick<Config, 'TELEGRAM_BOT_TOKEN'>) =>
  TELEGRAM_BOT_TOKEN !== '';

/** Seconds until a call times out. */
const patience = 20;

/**
 * What is known of a call that failed: Telegram refuses it (`refused`), wants it later (`later`), never got it
 * (`away`), or may have done it without the answer arriving (`unsure`).
 */
type Kind = 'refused' | 'later' | 'away' | 'unsure';

/** A call that failed. It holds nothing of the request, whose address contains the token. */
export class TelegramFault extends TaskFailure {
  readonly kind: Kind;
  readonly status: number | null;
  /** Telegram's own words, in English; otherwise the code of the network's error. */
  readonly said: string;
  /** Seconds that Telegram asks to wait. */
  readonly retryAfter: number | null;

  constructor(
    kind: Kind,
    {
      status = null,
      said,
      retryAfter = null,
    }: { status?: number | null; said: string; retryAfter?: number | null },
  ) {
    super(`Telegram: ${kind}`, { status, said }, { isFinal: false });
    this.kind = kind;
    this.status = status;
    this.said = said;
    this.retryAfter = retryAfter;
  }
}

/** Errors of the network from before a request is sent. */
export const unsentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

type Grammy = typeof import('grammy');

/** The fault of an error of grammY, whose own message or cause can contain the token. */
function faultOf(error: unknown, { GrammyError, HttpError }: Grammy, token: string): TelegramFault {
  if (error instanceof GrammyError) {
    const { error_code: status, description, parameters } = error;
    const message = description.replaceAll(token, '…').slice(0, 300);
    if (status === 429)
      return new TelegramFault('later', { status, said: message, retryAfter: parameters.retry_after ?? 30 });
    return new TelegramFault(status >= 500 ? 'unsure' : 'refused', { status, said: message });
  }
  const cause = error instanceof HttpError ? error.error : error;
  const { code } = cause as { code?: unknown };
  const reason = typeof code === 'string' ? code.slice(0, 60) : 'no answer';
  return new TelegramFault(unsentCodes.has(reason) ? 'away' : 'unsure', { said: reason });
}

interface Client {
  grammy: Grammy;
  api: Api;
}

/** Clients by address and token: one, except in tests. */
const clients = new Map<string, Promise<Client>>();

/** Loads the library only where there is a bot. */
async function connectTelegram({ TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL }: TelegramConfig): Promise<Client> {
  const grammy = await import('grammy');
  // A connection that Telegram has closed meanwhile would lose the next message: nobody could say whether it was sent.
  const agent = new (TELEGRAM_API_URL.startsWith('https:') ? Agent : PlainAgent)({ keepAlive: false });
  const api = new grammy.Api(TELEGRAM_BOT_TOKEN, {
    apiRoot: TELEGRAM_API_URL,
    timeoutSeconds: patience,
    baseFetchConfig: { agent } as object,
  });
  return { grammy, api };
}

/** Calls Telegram's Bot API as the bot of this site. Throws only a `TelegramFault`. */
export async function askTelegram<Answer>(
  config: TelegramConfig,
  ask: (api: Api, grammy: Grammy) => Promise<Answer>,
): Promise<Answer> {
  const key = `${config.TELEGRAM_API_URL} ${config.TELEGRAM_BOT_TOKEN}`;
  const making = clients.get(key) ?? connectTelegram(config);
  clients.set(key, making);
  const { grammy, api } = await making;
  try {
    return await ask(api, grammy);
  } catch (error) {
    throw faultOf(error, grammy, config.TELEGRAM_BOT_TOKEN);
  }
}
