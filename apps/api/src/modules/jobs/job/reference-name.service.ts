import type { Deps } from '../../../deps.ts';
import { presentReference, type ReferenceNames } from '../reference/reference.presenter.ts';
import { listJobReferences } from './job-category.repository.ts';

/**
 * Names of categories and provinces, cached in memory: joined to the jobs of a page they would be a third of its cost.
 * Renaming raises the version of the list, so a caller with a version gets the names of that version or later ones.
 */
export function referenceNames({ database }: Pick<Deps, 'database'>) {
  let known: { version: string; names: Promise<ReferenceNames> } | undefined;

  async function read(): Promise<ReferenceNames> {
    const rows = await listJobReferences(database);
    return new Map(rows.map((row) => [row.id, presentReference(row)]));
  }

  return {
    at(version: string): Promise<ReferenceNames> {
      if (known?.version === version) return known.names;
      const reading = { version, names: read() };
      reading.names.catch(() => {
        if (known === reading) known = undefined;
      });
      known = reading;
      return reading.names;
    },
  };
}
