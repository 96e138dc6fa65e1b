import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { PrismaClient } from '@acheep/database/client';
import { companies } from './company.ts';
import { companyLogo } from './drawing.ts';
import type { Employer } from './insert-company.ts';
import type { PutFile } from './insert-document.ts';

/** Renders an SVG as a WebP of `side` pixels. */
export type Draw = (svg: string, side: number) => Promise<Buffer>;

const mediaType = 'image/webp';
const { folder, picture } = uploadKinds.logo;

/** Gives the companies their logos, in both sizes, as an upload does. Every eighth has none, to show that case too. */
export async function insertLogos(
  prisma: PrismaClient,
  employers: readonly Employer[],
  { putFile, draw }: { putFile: PutFile; draw: Draw },
): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  const file = path.join(temporary, 'file');
  try {
    for (const [index, { ownerId, companyId }] of employers.entries()) {
      const company = companies[index];
      if (!company || index % 8 === 5) continue;
      const key = `${folder}/${randomBytes(32).toString('base64url')}`;
      let size = 0;
      for (const [suffix, side] of [
        ['_s', picture.sides.small],
        ['_l', picture.sides.large],
      ] as const) {
        const content = await draw(companyLogo(company), side);
        size += content.length;
        await writeFile(file, content);
        await putFile(`${key}${suffix}`, file, mediaType);
      }
      const logoPath = `${key}_l`;
      const data = { ownerId, kind: 'logo', path: logoPath, originalName: 'logo.webp', mediaType, size };
      await prisma.upload.create({ data });
      await prisma.company.update({ where: { id: companyId }, data: { logoPath } });
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
