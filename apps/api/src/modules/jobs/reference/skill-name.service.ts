import type { Localized } from '@acheep/contract/kernel/locale';
import type { PrismaClient } from '@acheep/database/client';
import { listSkillNames } from './reference.repository.ts';

export type SkillNames = (name: string) => Localized | null;

/** Names of these skills in the site's list, whichever of its languages they are written in. */
export async function skillNames(prisma: PrismaClient, written: readonly string[]): Promise<SkillNames> {
  if (written.length === 0) return () => null;
  const names = new Map<string, Localized>();
  for (const { nameEn: en, nameKm: km } of await listSkillNames(
    prisma,
    written.map((name) => name.toLowerCase()),
  ))
    for (const name of [en, km]) names.set(name.toLowerCase(), { en, km });
  return (name) => names.get(name.toLowerCase()) ?? null;
}
