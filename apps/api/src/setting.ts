import { isIP } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether Fastify understands the text as addresses. It would also take a number, and trust whoever sends enough hops. */
function isProxy(text: string): boolean {
  if (!namedRanges.includes(text) && !isIP(text.split('/')[0] ?? '')) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/** Addresses of reverse proxies, separated by commas: each alone, as a range, or a named range. */
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

/** What documents and samples say in the place of a secret. */
const sample = /openssl rand|random characters|change.?me|replace.?me|your.?secret|placeholder/i;

/**
 * A text that nobody guesses. Packed, 32 random digits take 27 bytes and more, random letters more than that; what
 * repeats itself takes less.
 */
export const secret = z
  .string()
  .refine((text) => text.length >= 32 && deflateRawSync(text).length >= 24 && !sample.test(text), {
    error: 'it takes at least 32 random characters; make them with: openssl rand -hex 32',
  });

/** Whether only this machine can mean itself by the address. */
export function isThisMachine(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {};
  return /^(?:(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
