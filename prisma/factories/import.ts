import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** By default a checked file of one company, ready to import. */
export function createImport(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ImportUncheckedCreateInput> = {},
) {
  const number = unique();
  const name = `Tonle Boats ${number}`;
  return prisma.import.create({
    data: {
      kind: 'companies',
      state: 'checked',
      source: `site-${number}.example`,
      fileName: 'companies.csv',
      bytes: 100,
      format: 'csv',
      encoding: 'utf-8',
      rows: 1,
      newRows: 1,
      entries: {
        create: {
          position: 0,
          line: 2,
          externalId: 'C-1',
          name,
          cells: { id: 'C-1', name, address: 'Riverside, Kampot' },
          result: 'new',
        },
      },
      ...overrides,
    },
  });
}
