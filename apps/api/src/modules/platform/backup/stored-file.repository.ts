import type { Snapshot } from '@acheep/database/snapshot';

/** A row that names a file of the storage; beside it there may be more. */
interface NamedFile {
  path: string;
  mediaType: string;
}

/** Every file that a row named at the moment of the snapshot. */
export const namedFiles = (snapshot: Snapshot) =>
  snapshot.find<NamedFile>(`
    SELECT path, media_type AS "mediaType" FROM upload
    UNION SELECT path, media_type FROM temporary_document
    UNION SELECT unnest(keys), 'application/octet-stream' FROM partial_video`);
