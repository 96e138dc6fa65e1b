import type { RecordedMigration } from '@acheep/database/snapshot';
import { z } from 'zod';

export const product = 'acheep-backup';
/** Incremented when an older program could not read what this one writes. */
export const format = 1;
export const names = { header: 'acheep-backup.json', manifest: 'manifest.json' };

const table = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string(),
  columns: z.array(z.string()),
});
const migration: z.ZodType<RecordedMigration> = z.object({ name: z.string(), checksum: z.string() });

/** The first entry of an archive. */
export const headerSchema = z.object({
  product: z.literal(product),
  format: z.number().int(),
  site: z.string(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(migration),
  tables: z.array(table),
  sequences: z.record(z.string(), z.string()),
});
export type Header = z.infer<typeof headerSchema>;

const countedTable = z.object({
  schema: table.shape.schema,
  name: z.string(),
  rows: z.number().int(),
  sha256: z.string(),
});
const keptFile = z.object({
  key: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  sha256: z.string(),
});

/** The last entry: an archive without it is incomplete. */
export const manifestSchema = z.object({
  tables: z.array(countedTable),
  files: z.array(keptFile),
  /** Files that a row refers to and that were not in the storage. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type KeptFile = z.infer<typeof keptFile>;

/**
 * The path of a part of a table's rows: rows are cut into parts because the size of an entry comes before its content.
 */
export const tablePath = (schema: string, name: string, part: number) =>
  `table/${schema}.${name}/${String(part).padStart(6, '0')}.copy`;
export const filePath = (key: string) => `file/${key}`;
