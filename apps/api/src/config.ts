import { z } from 'zod';
import { withSecretFiles } from './plumbing/secret-file.ts';
import {
  backupKey,
  clockTime,
  isThisMachine,
  proxyList,
  pushServices,
  secret,
  usualPushServices,
  vapidFault,
} from './setting.ts';

const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** Every setting, read from the environment once, at start. `.env.example` says the same list; a test compares them. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  RUN: z.enum(['all', 'api', 'worker']).default('all'),
  /** Which release this is; the image of a release says it. */
  VERSION: z.string().default(''),
  /** Where the latest release is told of, asked only when the operator looks at the health of the site. */
  RELEASES_URL: optionalUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Seconds for which a process that is to end says that it is not ready, and answers as before. */
  STOP_DELAY: z.coerce.number().min(0).max(3).default(2),
  /** Statements that take longer are named in the log, without their values; 0 for none. */
  SLOW_QUERY_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** Where Prometheus reads `/metrics`, on the address of HOST; off without it. Not for a proxy to show. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Where traces are sent (OTLP over HTTP), such as http://collector:4318; none without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  /** Pages for developers: sent mail, the API's description. Only where PUBLIC_URL is this machine. */
  DEVELOPMENT_PAGES: z.stringbool().default(false),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUST_PROXY: proxyList.default([]),
  /** Multiplies every limit: for a place where very many people come from one address, and for measuring. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Past a pool of connections such as PgBouncer, for what needs a session of its own. Empty: DATABASE_URL. */
  DATABASE_DIRECT_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  /** A streaming replica that answers visitors' lists and searches. Empty: there is none. */
  DATABASE_READ_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Whether a start brings the database up to date. If not, a start on an older one is refused. */
  MIGRATE: z.stringbool().default(true),
  /** Signs sessions and file links. At least 32 characters, random. */
  SECRET: secret,
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** The first admin, made at a start that finds none. The command `pnpm admin` makes more. */
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
  /** Where backups go: a folder, or s3://bucket/folder. */
  BACKUP_TO: z.string().default('.data/backup'),
  /** When the worker makes one by itself, in Phnom Penh; empty for never. */
  BACKUP_AT: z.union([z.literal(''), clockTime]).default(''),
  /** Encrypts archives: age1… can write them only, AGE-SECRET-KEY-1… reads them as well. */
  BACKUP_KEY: z.union([z.literal(''), backupKey]).default(''),
  /** How many of the latest days, weeks and months keep a backup. */
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(7),
  BACKUP_KEEP_WEEKS: z.coerce.number().int().min(0).max(520).default(4),
  BACKUP_KEEP_MONTHS: z.coerce.number().int().min(0).max(120).default(6),
  /** Of the bucket for backups, where they are others than those of the files. */
  BACKUP_S3_ENDPOINT: optionalUrl,
  BACKUP_S3_REGION: z.string().default(''),
  BACKUP_S3_ACCESS_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Where search engines are told of pages that have changed, once the operator has set a key. */
  INDEX_NOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** Have browsers told what somebody has switched on; a pair is made with `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: z.string().default(''),
  VAPID_PRIVATE_KEY: z.string().default(''),
  /** Whom push services may write to about this site: mailto:… or https://… */
  VAPID_CONTACT: z.string().default(''),
  /** The push services of browsers: the only addresses that devices are told at. */
  PUSH_SERVICES: pushServices.default(pushServices.parse(usualPushServices)),
  /** The program that makes videos anew. Empty: the one that the system finds by its name. */
  FFMPEG_PATH: z.string().default(''),
  SITE_NAME: z.string().default('Acheep'),
  SUPPORT_EMAIL: z.string().default(''),
  SOCIAL_FACEBOOK_URL: optionalUrl,
  SOCIAL_LINKEDIN_URL: optionalUrl,
  SOCIAL_TELEGRAM_URL: optionalUrl,
  SOCIAL_TIKTOK_URL: optionalUrl,
  SOCIAL_YOUTUBE_URL: optionalUrl,
});

export type Config = z.infer<typeof settings>;

/** A wrong setting or something that is missing outside the program, told to the operator in one sentence. */
export class StartError extends Error {}

/** What is wrong with a setting because of another one. */
function faultBetween(config: Config): string | null {
  if (config.STORAGE === 's3' && !config.S3_BUCKET) return 'S3_BUCKET is not set, and STORAGE is s3';
  if (config.DEVELOPMENT_PAGES && !isThisMachine(config.PUBLIC_URL))
    return 'DEVELOPMENT_PAGES is wrong (they show everybody the mail that was sent, codes included, and PUBLIC_URL is not this machine)';
  return vapidFault(config);
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
 * Reads the settings from `environment`; empty variables count as not set, and secrets may stand in files. Throws a
 * `StartError` naming each fault.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = parseSettings(settings, environment);
  const between = faultBetween(config);
  if (between) throw asStartError([between]);
  return config;
}

/** The same of some settings alone, for a command that needs no others. */
export function readSettings<Name extends SettingName>(
  environment: Record<string, string | undefined>,
  ...names: Name[]
): Pick<Config, Name> {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Partial<Record<SettingName, true>>;
  return parseSettings(settings.pick(mask as never), environment) as Pick<Config, Name>;
}
