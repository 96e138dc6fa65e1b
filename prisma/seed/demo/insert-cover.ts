import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { PrismaClient } from '@acheep/database/client';
import { coverCount, gatheringCover } from './drawing.ts';
import type { PutFile } from './insert-document.ts';
import type { Draw } from './insert-logo.ts';

const mediaType = 'image/webp';
const { folder, picture } = uploadKinds.picture;

/** Draws every cover once; `give` stores one for a user, in both sizes, as an upload does. */
export async function coverGiver(prisma: PrismaClient, { putFile, draw }: { putFile: PutFile; draw: Draw }) {
  const temporary = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  const sizes = [
    ['_s', picture.sides.small],
    ['_l', picture.sides.large],
  ] as const;
  const drawn: { suffix: string; file: string; size: number }[][] = [];
  for (let index = 0; index < coverCount; index++) {
    const files: (typeof drawn)[number] = [];
    for (const [suffix, side] of sizes) {
      const file = path.join(temporary, `${index}${suffix}`);
      const content = await draw(gatheringCover(index), side);
      await writeFile(file, content);
      files.push({ suffix, file, size: content.length });
    }
    drawn.push(files);
  }
  return {
    async give(ownerId: string, index: number): Promise<string> {
      const key = `${folder}/${randomBytes(32).toString('base64url')}`;
      const files = drawn[index % coverCount] ?? [];
      for (const { suffix, file } of files) await putFile(`${key}${suffix}`, file, mediaType);
      const size = files.reduce((sum, one) => sum + one.size, 0);
      const data = {
        ownerId,
        kind: 'picture',
        path: `${key}_l`,
        originalName: 'cover.webp',
        mediaType,
        size,
      };
      return (await prisma.upload.create({ data, select: { id: true } })).id;
    },
    end: () => rm(temporary, { recursive: true, force: true }),
  };
}
