import type { Locale } from '@acheep/contract/kernel/locale';
import { type UploadKind, uploadKinds, videosWaiting } from '@acheep/contract/platform/upload-kind';
import type { OwnVideo, videoUpload } from '@acheep/contract/platform/video';
import type { Transaction } from '@acheep/database/connection';
import { fileTypeFromFile } from 'file-type';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from '../upload/display-name.ts';
import { signImageLinks } from '../upload/file-link.ts';
import { sentKey } from '../upload/image-key.ts';
import { type IncomingFile, incomingFiles } from '../upload/incoming-file.ts';
import { uploadRecords } from '../upload/upload-record.service.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { presentVideo } from './video.presenter.ts';
import * as videos from './video.repository.ts';
import { videoWork } from './video-work.ts';

const { types, folder }: UploadKind = uploadKinds.video;
/** Maximum waiting videos: at a minute each, nobody waits for longer than some hours. */
const maxWaiting = 200;

type Database = Parameters<typeof videos.countUnfinished>[0];
type Also = (tx: Transaction, upload: { id: string }) => Promise<void>;

/** The media type of an accepted video, detected from its first bytes. */
export async function mustBeVideo(file: string): Promise<string> {
  const mediaType = (await fileTypeFromFile(file))?.mime ?? '';
  if (!(mediaType in types)) throw new AppError('video.type');
  return mediaType;
}

export function videoService(deps: Deps) {
  const { prisma } = deps.database;
  const records = uploadRecords(deps);
  const { withIncomingFile } = incomingFiles(deps);

  /** Returns the number of the account's own waiting videos; throws if there is no place for another. */
  async function mustHavePlace(db: Database, { id }: Actor) {
    const own = await videos.countUnfinished(db, id);
    if (own >= videosWaiting) throw new AppError('video.most_waiting', { count: own });
    if ((await videos.countUnfinished(db)) >= maxWaiting) throw new AppError('service.unavailable');
    return own;
  }

  /** Checks whether a file, or more of it, may be received. */
  async function mayKeep(actor: Actor, size?: number, db: Database = prisma) {
    if (!(await findFfmpeg(deps.config))) throw new AppError('video.unavailable');
    await records.mustHaveRoom(actor, size, db);
    await mustHavePlace(db, actor);
  }

  /** Stores a received file and queues its conversion; `also` runs in the same transaction. */
  async function keep(actor: Actor, { path: from, name, size }: IncomingFile, also?: Also) {
    const mediaType = await mustBeVideo(from);
    const path = `${folder}/${randomToken()}_v`;
    const originalName = displayName(name?.replace(/\.[a-z\d]{3,4}$/i, ''), 'mp4', 'video');
    const record = { kind: 'video', path, originalName, mediaType, size } as const;
    return records.keep(actor, [{ key: sentKey(path), path: from }], record, async (tx, { id }) => {
      const before = await mustHavePlace(tx, actor);
      await videos.createVideo(tx, id);
      await also?.(tx, { id });
      // A user's further videos come after everybody's first.
      await deps.queue.enqueue(tx, videoWork, { id }, { priority: -before });
    });
  }

  async function show(actor: Actor, id: string, locale: Locale): Promise<OwnVideo> {
    const row = await videos.findVideo(prisma, id);
    if (row?.upload.ownerId !== actor.id) throw notFound();
    return presentVideo(row, signImageLinks(deps, { id, sessionId: actor.sessionId }), locale);
  }

  return {
    show,
    mayKeep,
    keep,

    async keepVideo({ actor, locale, request }: Call<typeof videoUpload>): Promise<OwnVideo> {
      // Before fifty megabytes are received.
      await mayKeep(actor);
      const { id } = await withIncomingFile({ request, actor }, uploadKinds.video, (file) =>
        keep(actor, file),
      );
      return show(actor, id, locale);
    },
  };
}
