import type { PrismaClient } from '@acheep/database/client';
import { createUser } from '@acheep/prisma/factories/user';

/** New record behind an endpoint's `:id`, with the call its owner may make. */
interface AccessCase {
  id: string;
  owner: { id: string };
  body?: unknown;
  query?: Record<string, string>;
  /** For uploads. */
  file?: { name: string; content: Buffer };
  /** Stored record, to check that a refused call left it unchanged. */
  stored(): Promise<unknown>;
  /** Anyone with the endpoint's access may call it: nobody owns such a record. */
  isShared?: true;
}

export type MakeCase = (prisma: PrismaClient) => Promise<AccessCase>;

/** A record that the operator looks after. */
export const operators =
  (
    create: (prisma: PrismaClient) => Promise<{ id: string }>,
    find: (prisma: PrismaClient, id: string) => Promise<unknown>,
  ) =>
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await create(prisma);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => find(prisma, id), isShared: true };
  };
