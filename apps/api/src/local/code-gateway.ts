import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** What arrived at a phone. */
export interface Arrived {
  /** Service that has sent it, and the number as that service got it. */
  by: 'telegram' | 'plasgate' | 'sms';
  to: string;
  text: string;
}

/** How a service answers instead: with a status, with a refusal of its own, or not at all. */
export type Trouble = number | string | 'closed';

const gatewayKeys = {
  telegram: 'a token of the gateway',
  plasgate: { key: 'a private key', secret: 'a secret of PlasGate' },
  sms: 'Bearer a key of the gateway',
};

/** Telegram's price of a code in US dollars. */
const cost = 0.01;

type Answer = { status: number; body: object };
const ok = (result: object): Answer => ({ status: 200, body: { ok: true, result } });
const no = (error: string): Answer => ({ status: 200, body: { ok: false, error } });

/**
 * Stands in for the services that send codes to phones, in their wire format: Telegram Gateway, PlasGate, and an SMS
 * gateway that takes JSON. `arrived` gets what the phones get.
 */
export async function startCodeGateway({
  port = 0,
  onArrival = () => {},
}: {
  port?: number;
  onArrival?: (message: Arrived) => void;
} = {}) {
  const arrived: Arrived[] = [];
  const calls: string[] = [];
  const trouble = new Map<Arrived['by'], Trouble>();

  function arrive(message: Arrived) {
    arrived.push(message);
    onArrival(message);
  }

  function telegram(method: string, body: Record<string, unknown>, authorization: string): Answer {
    if (authorization !== `Bearer ${gatewayKeys.telegram}`) return no('ACCESS_TOKEN_INVALID');
    if (method === 'checkVerificationStatus') return no('REQUEST_ID_INVALID');
    const { phone_number: to, code, ttl } = body;
    if (typeof to !== 'string' || !/^\+\d{8,15}$/.test(to)) return no('PHONE_NUMBER_INVALID');
    if (typeof code !== 'string' || !/^\d{4,8}$/.test(code)) return no('CODE_INVALID');
    if (typeof ttl !== 'number' || ttl < 30 || ttl > 3600) return no('TTL_INVALID');
    arrive({ by: 'telegram', to, text: code });
    return ok({ request_id: String(arrived.length), phone_number: to, request_cost: cost });
  }

  function plasgate(url: URL, body: Record<string, unknown>, secret: unknown): Answer {
    const { key, secret: own } = gatewayKeys.plasgate;
    if (url.searchParams.get('private_key') !== key || secret !== own)
      return { status: 401, body: { message: 'Unauthorized' } };
    const { sender, to, content } = body;
    if (!sender || typeof to !== 'string' || !/^855\d{8,9}$/.test(to) || typeof content !== 'string')
      return { status: 422, body: { message: 'The given data was invalid.' } };
    arrive({ by: 'plasgate', to, text: content });
    return { status: 200, body: { message_count: 1, queue_id: String(arrived.length) } };
  }

  function sms(body: Record<string, unknown>, authorization: string): Answer {
    if (authorization !== gatewayKeys.sms) return { status: 403, body: {} };
    arrive({ by: 'sms', to: String(body.to), text: String(body.message) });
    return { status: 202, body: {} };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const given = await text(request);
    const [, by = '', method = ''] = url.pathname.split('/');
    calls.push(by);
    const wrong = trouble.get(by as Arrived['by']);
    if (wrong === 'closed') return request.socket.destroy();
    const { authorization = '', 'x-secret': secret } = request.headers;
    const body = JSON.parse(given || '{}') as Record<string, unknown>;
    const answers = {
      telegram: () => telegram(method, body, authorization),
      plasgate: () => plasgate(url, body, secret),
      sms: () => sms(body, authorization),
    };
    const usual = answers[by as Arrived['by']];
    const { status, body: responseBody } =
      typeof wrong === 'number'
        ? { status: wrong, body: {} }
        : wrong
          ? no(wrong)
          : (usual?.() ?? { status: 404, body: {} });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(responseBody));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: at } = server.address() as { port: number };
  const url = `http://127.0.0.1:${at}`;
  return {
    arrived,
    calls,
    trouble,
    /** Settings of a site that sends its codes here, in this order. */
    settings: (...order: Arrived['by'][]): Record<string, string> => ({
      PHONE_CODES: order.join(','),
      TELEGRAM_GATEWAY_URL: `${url}/telegram`,
      TELEGRAM_GATEWAY_TOKEN: gatewayKeys.telegram,
      PLASGATE_URL: `${url}/plasgate`,
      PLASGATE_PRIVATE_KEY: gatewayKeys.plasgate.key,
      PLASGATE_SECRET: gatewayKeys.plasgate.secret,
      PLASGATE_SENDER: 'Acheep',
      SMS_URL: `${url}/sms`,
      SMS_BODY: '{"to":"{to}","message":"{text}"}',
      SMS_AUTHORIZATION: gatewayKeys.sms,
    }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
