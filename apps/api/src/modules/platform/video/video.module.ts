import { uploadKinds, videoPart, videosBegun } from '@acheep/contract/platform/upload-kind';
import { type OwnVideo, videoGet, videoUpload } from '@acheep/contract/platform/video';
import * as contract from '@acheep/contract/platform/video-part';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { partFolder } from '../upload/image-key.ts';
import { type IncomingFile, incomingFiles } from '../upload/incoming-file.ts';
import { withJoinedFile } from '../upload/joined-file.ts';
import { lockOwner } from '../upload/upload.repository.ts';
import { fileErasure } from '../upload/upload.tasks.ts';
import * as partials from './partial-video.repository.ts';
import { mustBeVideo, videoService } from './video.service.ts';
import { videoTasks } from './video.tasks.ts';

const { bytes: maxVideoBytes } = uploadKinds.video;
/** Milliseconds of inactivity after which an upload gives way to the next: its page was probably closed. */
const standing = 600_000;

const present = ({ id, originalName, size, received }: partials.PartialVideoRow) => ({
  _id: id,
  originalName,
  size,
  received,
});

const wrongPlace = ({ received, size }: partials.PartialVideoRow) =>
  new AppError('video.part_place', { received, size });

/** Receives videos in parts: decision 041. */
function partialVideoService(deps: Deps) {
  const { prisma } = deps.database;
  const { storage, queue, now } = deps;
  const videos = videoService(deps);
  const { withIncomingFile } = incomingFiles(deps);

  async function own(actor: Actor, id: string) {
    const row = await partials.findPartial(prisma, id);
    if (row?.ownerId !== actor.id) throw notFound();
    return row;
  }

  /** If the maximum of uploads is reached, deletes an idle one. */
  async function makeWay(tx: Transaction, actor: Actor) {
    const all = await partials.listUnderWay(tx, actor.id);
    const [oldest] = all;
    if (!oldest || all.length < videosBegun) return;
    if (now().getTime() - oldest.updatedAt.getTime() < standing)
      throw new AppError('video.most_begun', { count: all.length });
    const keys = await partials.deletePartial(tx, oldest.id);
    if (keys.length > 0) await queue.enqueue(tx, fileErasure, { keys });
  }

  /** Stores a part under a new key, so that concurrent ones do not overwrite each other. */
  async function keepPart(row: partials.PartialVideoRow, { path, size: bytes }: IncomingFile) {
    const { id, size, received: from } = row;
    if (bytes < videoPart.least && from + bytes !== size) throw new AppError('request.invalid');
    const mediaType = from === 0 ? await mustBeVideo(path) : 'application/octet-stream';
    const key = `${partFolder}/${randomToken()}`;
    let isTaken = false;
    try {
      await storage.put(key, path, mediaType);
      isTaken = await partials.addPart(prisma, id, { key, from, bytes, now: now() });
    } finally {
      // If even this fails, the nightly sweep finds a file without a record.
      if (!isTaken) await storage.delete(key).catch(() => {});
    }
    const after = await partials.findPartial(prisma, id);
    if (!after) throw notFound();
    if (!isTaken) throw wrongPlace(after);
    return present(after);
  }

  const deleteParts = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => storage.delete(key).catch(() => {})));

  return {
    /** Checks every reason for a refusal before the first byte is sent. */
    async begin({ tx, actor, body: { originalName, size } }: Call<typeof contract.videoPartBegin>) {
      if (size > maxVideoBytes)
        throw new AppError('video.too_large', { megabytes: maxVideoBytes / 1_000_000 });
      if (!(await lockOwner(tx, actor.id))) throw new AppError('session.invalid');
      await videos.mayKeep(actor, size, tx);
      await makeWay(tx, actor);
      const at = now();
      const data = { ownerId: actor.id, originalName, size, createdAt: at, updatedAt: at };
      return present(await partials.createPartial(tx, data));
    },

    show: async ({ actor, params: { id } }: Call<typeof contract.videoPartGet>) =>
      present(await own(actor, id)),

    async keep(actor: Actor, request: FastifyRequest, { id, from }: { id: string; from: number }) {
      const row = await own(actor, id);
      const isWhole = row.uploadId !== null || row.received === row.size;
      if (isWhole || row.received !== from) throw wrongPlace(row);
      const bytes = Math.min(videoPart.most, row.size - from);
      const part = { bytes, says: { type: 'video.type', bytes: 'request.too_large' } } as const;
      return withIncomingFile({ request, actor }, part, (file) => keepPart(row, file));
    },

    /** Idempotent: repeated calls make one video. */
    async end({ actor, params: { id }, locale }: Call<typeof contract.videoPartEnd>): Promise<OwnVideo> {
      const row = await own(actor, id);
      if (row.uploadId) return videos.show(actor, row.uploadId, locale);
      if (row.received < row.size) throw wrongPlace(row);
      await videos.mayKeep(actor, row.size);
      try {
        const made = await withJoinedFile(deps, actor, row, (file) =>
          videos.keep(actor, file, async (tx, upload) => {
            if (!(await partials.finishPartial(tx, id, upload.id))) throw notFound();
          }),
        );
        await deleteParts(row.keys);
        return await videos.show(actor, made.id, locale);
      } catch (error) {
        // A concurrent request has made it.
        const { uploadId } = await own(actor, id);
        if (!uploadId) throw error;
        return videos.show(actor, uploadId, locale);
      }
    },

    async stop({ actor, params: { id } }: Call<typeof contract.videoPartDelete>) {
      await own(actor, id);
      await deleteParts(await partials.deletePartial(prisma, id));
    },
  };
}

function videoRoutes(register: Register, deps: Deps) {
  const videos = videoService(deps);
  const service = partialVideoService(deps);

  register(videoUpload, videos.keepVideo);
  register(videoGet, ({ actor, params, locale }) => videos.show(actor, params.id, locale));
  register(contract.videoPartBegin, service.begin);
  register(contract.videoPartGet, service.show);
  register(contract.videoPartPut, ({ actor, request, params, query }) =>
    service.keep(actor, request, { id: params.id, from: query.from }),
  );
  register(contract.videoPartEnd, service.end);
  register(contract.videoPartDelete, service.stop);
}

export const videoModule: Module = {
  routes: videoRoutes,
  tasks: videoTasks,
  // Exported with the upload that it is a part of.
  tables: {
    video: 'uploads',
    partial_video: { without: 'its parts are a video on its way, and gone within a day' },
  },
};
