import { isIP } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * True when Fastify accepts the text as addresses. It would also accept a number, and then trust anyone who sends
 * enough hops.
 */
function isProxy(text: string): boolean {
  if (!namedRanges.includes(text) && !isIP(text.split('/')[0] ?? '')) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/** Addresses of reverse proxies, separated by commas: single ones, ranges, or named ranges. */
export const proxyList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isProxy), {
    error: 'it takes addresses separated by commas, such as 10.0.0.1, 10.0.0.0/24 or loopback',
  });

/** Placeholders for a secret in documentation and samples. */
const sample = /openssl rand|random characters|change.?me|replace.?me|your.?secret|placeholder/i;

/**
 * A random text. Compressed, 32 random digits take 27 bytes or more, and random letters more than that; repetitive text
 * takes less.
 */
export const secret = z
  .string()
  .refine((text) => text.length >= 32 && deflateRawSync(text).length >= 24 && !sample.test(text), {
    error: 'it takes at least 32 random characters; make them with: openssl rand -hex 32',
  });

/** True for a URL that is only reachable from this machine. */
export function isThisMachine(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {};
  return /^(?:(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Letters for a Content Security Policy, in which a wildcard or a semicolon of a host would mean more. */
const plainHost = /^(?:[a-z\d.-]+|\[::1\])$/;

function isFilesOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !plainHost.test(url.hostname)) return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(text));
  return isSafe && url.href === `${url.origin}/`;
}

/** The origin of a host of files; empty for none. */
export const filesOrigin = z
  .string()
  .refine((text) => text === '' || isFilesOrigin(text), {
    error: 'it takes https:// and the name of a host alone, such as https://files.example.org',
  })
  .transform((text) => text && new URL(text).origin);

/** Push services of Chrome, Firefox, Edge and Safari. */
export const usualPushServices =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

/** Host names, whose first label may be a wildcard; or the full URL of an own service. */
export const pushServices = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) =>
      list.every((one) => /^(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|https?:\/\/[\w.-]+:\d+)$/.test(one)),
    {
      error: 'it takes names of hosts separated by commas, such as *.push.example.com',
    },
  );

export function vapidFault(config: {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
  VAPID_CONTACT: string;
}): string | null {
  const { VAPID_PUBLIC_KEY: key, VAPID_PRIVATE_KEY: own, VAPID_CONTACT: contact } = config;
  if (!key && !own) return null;
  if (!/^[\w-]{87}$/.test(key) || !/^[\w-]{43}$/.test(own))
    return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair (make one with: npx web-push generate-vapid-keys)';
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return 'VAPID_CONTACT is not set (push services ask for a mailto: or https: address)';
  return null;
}

const identityClients = ['GOOGLE', 'TELEGRAM', 'OIDC'] as const;
type ClientSetting = `${(typeof identityClients)[number]}_CLIENT_${'ID' | 'SECRET'}`;

/** Providers that are no "other" one: they have settings of their own, or ask for what this site does not do. */
const otherwise: readonly [RegExp, string][] = [
  [
    /^https:\/\/accounts\.google\.com\b/i,
    'OIDC_ISSUER is Google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET instead',
  ],
  [
    /^https:\/\/appleid\.apple\.com\b/i,
    'OIDC_ISSUER is Apple, which this site cannot sign in with: Apple posts its answer as a form, and takes a signed token in place of the secret',
  ],
  [
    /[{}]|%7[bd]/i,
    'OIDC_ISSUER has a placeholder in braces: put the value there, such as the ID of the tenant',
  ],
];

/** A client of an identity provider has both its id and its secret; one of the operator's own, a name as well. */
export function providerFault(
  config: Record<ClientSetting | 'OIDC_ISSUER' | 'OIDC_NAME', string>,
): string | null {
  for (const name of identityClients)
    if (!config[`${name}_CLIENT_ID`] !== !config[`${name}_CLIENT_SECRET`])
      return `${name}_CLIENT_ID and ${name}_CLIENT_SECRET are only set together`;
  if (config.OIDC_CLIENT_ID && !(config.OIDC_ISSUER && config.OIDC_NAME))
    return 'OIDC_ISSUER or OIDC_NAME is not set, and OIDC_CLIENT_ID is';
  return otherwise.find(([issuer]) => issuer.test(config.OIDC_ISSUER))?.[1] ?? null;
}

/** Services that can send codes to phones. */
const codeSenderNames = ['telegram', 'plasgate', 'sms'] as const;
export type CodeSenderName = (typeof codeSenderNames)[number];

/** Services that send codes, in the order of trying, separated by commas. */
export const codeChain = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z.array(
      z.enum(codeSenderNames, { error: 'it takes telegram, plasgate and sms, in the order of trying' }),
    ),
  );

const neededBy = {
  telegram: ['TELEGRAM_GATEWAY_TOKEN'],
  plasgate: ['PLASGATE_PRIVATE_KEY', 'PLASGATE_SECRET', 'PLASGATE_SENDER'],
  sms: ['SMS_URL'],
} as const;
type SenderSetting = (typeof neededBy)[CodeSenderName][number];

export function codeFault(
  config: Record<SenderSetting, string> & { PHONE_CODES: readonly CodeSenderName[] },
): string | null {
  for (const name of config.PHONE_CODES)
    for (const setting of neededBy[name])
      if (!config[setting]) return `${setting} is not set, and PHONE_CODES names ${name}`;
  return null;
}

/** A token of @BotFather. The message does not repeat it. */
export const telegramToken = z.union([z.literal(''), z.string().regex(/^\d{1,20}:[\w-]{30,100}$/)], {
  error: 'it takes the token that @BotFather gave, such as 123456789:AAE…',
});

/** The address of a Bot API server: the library adds a slash itself. */
export const telegramUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => (url.endsWith('/') ? url.slice(0, -1) : url));

export const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'it takes a time of the day, such as 02:30' });

const keyForm = /^(?:age1[a-z\d]+|AGE-SECRET-KEY-(?:PQ-)?1[A-Z\d]+)$/;
/** A key of age, the encryption of backups. The message does not repeat it. */
export const backupKey = z.string().refine((key) => key.length > 50 && keyForm.test(key), {
  error: 'it takes a key that begins with age1 or AGE-SECRET-KEY-1; make a pair with: backup key',
});
