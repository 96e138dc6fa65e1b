import { z } from 'zod';
import { withSecretFiles } from './plumbing/secret-file.ts';
import {
  backupKey,
  clockTime,
  codeChain,
  codeFault,
  filesOrigin,
  isThisMachine,
  providerFault,
  proxyList,
  pushServices,
  secret,
  telegramToken,
  telegramUrl,
  usualPushServices,
  vapidFault,
} from './setting.ts';

const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** Services of others, which tests stand in for. An operator has no reason to change them. */
export const outsideWorld = {
  /** Endpoint for notifying search engines of changed pages, once the operator has set a key. */
  INDEX_NOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** Push services of browsers: the only addresses that messages for devices are sent to. */
  PUSH_SERVICES: pushServices.default(pushServices.parse(usualPushServices)),
  /** Identity providers that people know by name. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  TELEGRAM_ISSUER: z.url({ protocol: /^https?$/ }).default('https://oauth.telegram.org'),
  /** Services that send codes to phones. */
  TELEGRAM_GATEWAY_URL: telegramUrl.default('https://gatewayapi.telegram.org'),
  PLASGATE_URL: z.url({ protocol: /^https?$/ }).default('https://cloudapi.plasgate.com/rest/send'),
};

/**
 * Every setting, read from the environment once, at start. `.env.example` lists them, without those of the outside
 * world; a test compares the lists.
 */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Origin of public files: a CDN in front of `/media`. Empty: PUBLIC_URL. Private files never use it. */
  FILES_URL: filesOrigin.default(''),
  RUN: z.enum(['all', 'api', 'worker']).default('all'),
  /** Version of this release, set by its image. */
  VERSION: z.string().default(''),
  /** URL of the latest release, requested only when the operator opens the health page. */
  RELEASES_URL: optionalUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Seconds for which a stopping process reports that it is not ready, and still serves requests. */
  STOP_DELAY: z.coerce.number().min(0).max(3).default(2),
  /** Statements that take longer are logged, without their values; 0 for none. */
  SLOW_QUERY_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** Port of `/metrics` for Prometheus, on the address of HOST; disabled without it. A proxy must not expose it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** URL of a trace collector (OTLP over HTTP), such as http://collector:4318; disabled without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  /** Pages for developers: sent mail, the API's description. Only if PUBLIC_URL is this machine. */
  DEVELOPMENT_PAGES: z.stringbool().default(false),
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted, separated by commas. */
  TRUST_PROXY: proxyList.default([]),
  /** Multiplies every limit: for a place where very many people share one address, and for benchmarks. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Bypasses a connection pool such as PgBouncer, for work that needs a session. Empty: DATABASE_URL. */
  DATABASE_DIRECT_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  /** A streaming replica for visitors' lists and searches. Empty: there is none. */
  DATABASE_READ_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Where open jobs are searched: an index in memory, or the table alone, for up to some 5,000 open jobs. */
  JOB_INDEX: z.enum(['memory', 'table']).default('memory'),
  /** Migrates the database at start. If false, a start on an older database is refused. */
  MIGRATE: z.stringbool().default(true),
  /** Signs sessions and file links. At least 32 characters, random. */
  SECRET: secret,
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** The first admin, created at a start that finds none. The command `pnpm admin` creates more. */
  ADMIN_EMAIL: z.string().default(''),
  ADMIN_PASSWORD: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Acheep <no-reply@localhost>'),
  MAIL_PREVIEW_DIR: z.string().default(''),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  STORAGE_DIR: z.string().default('.data/files'),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Location of backups: a folder, or s3://bucket/folder. */
  BACKUP_TO: z.string().default('.data/backup'),
  /** Time in Phnom Penh of the worker's daily backup; empty for never. */
  BACKUP_AT: z.union([z.literal(''), clockTime]).default(''),
  /** Encrypts archives: age1… can only write them, AGE-SECRET-KEY-1… can read them as well. */
  BACKUP_KEY: z.union([z.literal(''), backupKey]).default(''),
  /** Number of the latest days, weeks and months that keep a backup. */
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(7),
  BACKUP_KEEP_WEEKS: z.coerce.number().int().min(0).max(520).default(4),
  BACKUP_KEEP_MONTHS: z.coerce.number().int().min(0).max(120).default(6),
  /** Bucket of the backups, where it differs from that of the files. */
  BACKUP_S3_ENDPOINT: optionalUrl,
  BACKUP_S3_REGION: z.string().default(''),
  BACKUP_S3_ACCESS_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Keys for push messages to browsers; a pair is generated with `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: z.string().default(''),
  VAPID_PRIVATE_KEY: z.string().default(''),
  /** Contact of this site for push services: mailto:… or https://… */
  VAPID_CONTACT: z.string().default(''),
  /** Token of the site's Telegram bot, from @BotFather; without one there is nothing of Telegram. */
  TELEGRAM_BOT_TOKEN: telegramToken.default(''),
  /** Telegram's Bot API, or an own server of it. */
  TELEGRAM_API_URL: telegramUrl.default('https://api.telegram.org'),
  /** Path of ffmpeg, which converts videos. Empty: found by its name on the system. */
  FFMPEG_PATH: z.string().default(''),
  /** Authenticator apps of those who may open the console: offered to them, or the console stays closed without. */
  SECOND_FACTOR: z.enum(['offered', 'required']).default('offered'),
  /** Sign-in with Google: a client of the Google Cloud console. Empty: it is not offered. */
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  /** Sign-in with Telegram: the web login of a bot, from @BotFather. */
  TELEGRAM_CLIENT_ID: z.string().default(''),
  TELEGRAM_CLIENT_SECRET: z.string().default(''),
  /** Sign-in with any other provider that speaks OpenID Connect, such as a university's. */
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  /** Name of that provider on its button. */
  OIDC_NAME: z.string().default(''),
  /** Services that send codes for signing in by phone, in the order of trying: telegram, plasgate, sms. Empty: none. */
  PHONE_CODES: codeChain.default([]),
  /** Most US dollars that codes may cost within a day. */
  PHONE_CODES_DAILY: z.coerce.number().min(0).max(10_000).default(5),
  /** US dollars for an SMS, by which it counts. */
  SMS_PRICE: z.coerce.number().min(0).max(1).default(0.04),
  /** Telegram Gateway, which writes to the Telegram account of a number. */
  TELEGRAM_GATEWAY_TOKEN: z.string().default(''),
  PLASGATE_PRIVATE_KEY: z.string().default(''),
  PLASGATE_SECRET: z.string().default(''),
  PLASGATE_SENDER: z.string().default(''),
  /** Any other gateway: address, and body of a POST, with {to}, {number} and {text}; without a body it is a GET. */
  SMS_URL: optionalUrl,
  SMS_BODY: z.string().default(''),
  /** Header `Authorization` for that gateway. */
  SMS_AUTHORIZATION: z.string().default(''),
  ...outsideWorld,
});

export type Config = z.infer<typeof settings>;

/** A wrong setting or a missing dependency, described to the operator in one sentence. */
export class StartError extends Error {}

/** The fault of a combination of settings. */
function faultBetween(config: Config): string | null {
  if (config.STORAGE === 's3' && !config.S3_BUCKET) return 'S3_BUCKET is not set, and STORAGE is s3';
  if (config.DEVELOPMENT_PAGES && !isThisMachine(config.PUBLIC_URL))
    return 'DEVELOPMENT_PAGES is wrong (they show anyone the mail that was sent, codes included, and PUBLIC_URL is not this machine)';
  return vapidFault(config) ?? providerFault(config) ?? codeFault(config);
}

type SettingName = keyof typeof settings.shape;

const asStartError = (faults: string[]) =>
  new StartError(`Settings: ${faults.join('; ')}. See .env.example.`);

function parseSettings<Read extends z.ZodObject>(
  schema: Read,
  environment: Record<string, string | undefined>,
) {
  const { given, faults: fileFaults } = withSecretFiles(environment);
  const result = schema.safeParse(given);
  const named = result.error?.issues.map(({ path, message, code }) => {
    const name = String(path[0]);
    if (fileFaults.has(name)) return [];
    return code === 'invalid_type' && given[name] === undefined
      ? `${name} is not set`
      : `${name} is wrong (${message})`;
  });
  const faults = [
    ...(named ?? []).flat(),
    ...[...fileFaults].flatMap(([name, fault]) =>
      name in schema.shape || name === 'PGPASSWORD' ? fault : [],
    ),
  ];
  if (!result.success || faults.length > 0) throw asStartError(faults);
  return result.data;
}

/**
 * Reads the settings from `environment`; empty variables count as not set, and secrets may be in files. Throws a
 * `StartError` naming each fault.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = parseSettings(settings, environment);
  const between = faultBetween(config);
  if (between) throw asStartError([between]);
  return config;
}

/** The same for some settings only, for a command that needs no others. */
export function readSettings<Name extends SettingName>(
  environment: Record<string, string | undefined>,
  ...names: Name[]
): Pick<Config, Name> {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Partial<Record<SettingName, true>>;
  return parseSettings(settings.pick(mask as never), environment) as Pick<Config, Name>;
}
