import type { Snapshot } from '@acheep/database/snapshot';

/** A row that refers to a file of the storage, which may have variants. */
interface NamedFile {
  path: string;
  mediaType: string;
}

/** Returns every file that a row refers to in the snapshot. */
export const namedFiles = (snapshot: Snapshot) =>
  snapshot.find<NamedFile>(`
    SELECT path, media_type AS "mediaType" FROM upload
    UNION SELECT path, media_type FROM temporary_document
    UNION SELECT unnest(keys), 'application/octet-stream' FROM partial_video`);
