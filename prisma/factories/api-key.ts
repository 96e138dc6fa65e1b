import { createHash, randomBytes } from 'node:crypto';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** Creates a valid partner's key, and returns the key itself as it is sent. */
export async function createApiKey(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ApiKeyUncheckedCreateInput> = {},
) {
  const key = `acheep_${randomBytes(32).toString('base64url')}`;
  const number = unique();
  const made = await prisma.apiKey.create({
    data: {
      name: `Partner ${number}`,
      email: `partner${number}@example.com`,
      prefix: key.slice(0, 13),
      hash: createHash('sha256').update(key).digest(),
      perMinute: 6000,
      ...overrides,
    },
  });
  return { ...made, key };
}
