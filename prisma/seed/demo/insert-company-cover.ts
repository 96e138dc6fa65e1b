import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { PrismaClient } from '@acheep/database/client';
import { companyCover, companyCoverCount } from './drawing.ts';
import type { Employer } from './insert-company.ts';
import type { PutFile } from './insert-document.ts';
import type { Draw } from './insert-logo.ts';

const mediaType = 'image/webp';
const { folder, picture } = uploadKinds.picture;

/** Gives two of three companies a cover, in both sizes, as an upload does; the others show how a page without one is. */
export async function insertCompanyCovers(
  prisma: PrismaClient,
  employers: readonly Employer[],
  { putFile, draw }: { putFile: PutFile; draw: Draw },
): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  try {
    const sizes = [
      ['_s', picture.sides.small],
      ['_l', picture.sides.large],
    ] as const;
    for (let scene = 0; scene < companyCoverCount; scene++)
      for (const [suffix, side] of sizes)
        await writeFile(path.join(temporary, `${scene}${suffix}`), await draw(companyCover(scene), side));
    for (const [index, { ownerId, companyId }] of employers.entries()) {
      if (index % 3 === 2) continue;
      const key = `${folder}/${randomBytes(32).toString('base64url')}`;
      for (const [suffix] of sizes)
        await putFile(
          `${key}${suffix}`,
          path.join(temporary, `${index % companyCoverCount}${suffix}`),
          mediaType,
        );
      const coverPath = `${key}_l`;
      const data = {
        ownerId,
        kind: 'picture',
        path: coverPath,
        originalName: 'cover.webp',
        mediaType,
        size: 60_000,
      };
      await prisma.upload.create({ data });
      await prisma.company.update({ where: { id: companyId }, data: { coverPath } });
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
