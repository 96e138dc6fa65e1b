import { z } from 'zod';
import { isThisMachine, proxyList, secret } from './setting.ts';

const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** Every setting, read from the environment once, at start. `.env.example` says the same list; a test compares them. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  RUN: z.enum(['all', 'api', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Pages for developers: sent mail, the API's description. Only where PUBLIC_URL is this machine. */
  DEVELOPMENT_PAGES: z.stringbool().default(false),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUST_PROXY: proxyList.default([]),
  /** Multiplies every limit: for a place where very many people come from one address, and for measuring. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
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
  /** Where search engines are told of pages that have changed, once the operator has set a key. */
  INDEX_NOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
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
  return null;
}

/** Reads the settings from `environment`; empty variables count as not set. Throws a `StartError` naming each fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message, code }) =>
      code === 'invalid_type' && given[String(path[0])] === undefined
        ? `${String(path[0])} is not set`
        : `${String(path[0])} is wrong (${message})`,
    );
    throw new StartError(`Settings: ${faults.join('; ')}. See .env.example.`);
  }
  const between = faultBetween(result.data);
  if (between) throw new StartError(`Settings: ${between}. See .env.example.`);
  return result.data;
}
