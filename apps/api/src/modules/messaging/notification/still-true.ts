import type { Deps } from '../../../deps.ts';

/** False for a mail or a notification that waited until what it says was no longer true. */
export async function isStillTrue(
  { database: { prisma }, modules, now }: Pick<Deps, 'database' | 'modules' | 'now'>,
  name: string,
  params: object,
): Promise<boolean> {
  for (const { stillTrue } of modules) {
    const isTrue = stillTrue?.[name];
    if (isTrue && !(await isTrue(prisma, { ...params }, now()))) return false;
  }
  return true;
}
