import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { PrismaClient } from '@acheep/database/client';
import { cvPicture, fairPicture } from './banner-picture.ts';
import type { PutFile } from './insert-document.ts';
import type { Draw } from './insert-logo.ts';

const mediaType = 'image/webp';
const { folder, picture } = uploadKinds.picture;

/** Banner beside the lists on wide screens, and an inactive announcement: it would greet every first visit. */
const banners = [
  {
    svg: cvPicture,
    type: 'side',
    isActive: true,
    alt: 'A sheet of paper and a pen',
    altKm: 'ក្រដាសមួយសន្លឹក និងប៊ិច',
    text: 'Save a search and get new jobs by e-mail',
    textKm: 'រក្សាទុកការស្វែងរក ដើម្បីទទួលដំណឹងការងារថ្មី',
    link: '/job',
  },
  {
    svg: fairPicture,
    type: 'splash-screen',
    isActive: false,
    alt: 'People at the stands of a job fair',
    altKm: 'មនុស្សនៅតាមស្តង់ក្នុងពិព័រណ៍ការងារ',
    text: 'This is a demo site. Announcements from the operator appear here.',
    textKm: 'នេះជាគេហទំព័រសាកល្បង៖ អ្នកគ្រប់គ្រងប្រកាសអ្វីដែលគ្រប់គ្នាគួរដឹងនៅទីនេះ។',
    link: '/event',
  },
] as const;

export async function insertBanners(
  prisma: PrismaClient,
  { putFile, draw }: { putFile: PutFile; draw: Draw },
): Promise<void> {
  const { id: ownerId } = await prisma.user.findFirstOrThrow({ where: { role: 'admin' } });
  const temporary = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  const file = path.join(temporary, 'file');
  try {
    for (const [position, { svg, ...banner }] of banners.entries()) {
      const key = `${folder}/${randomBytes(32).toString('base64url')}`;
      let size = 0;
      for (const [suffix, side] of [
        ['_s', picture.sides.small],
        ['_l', picture.sides.large],
      ] as const) {
        const content = await draw(svg, side);
        size += content.length;
        await writeFile(file, content);
        await putFile(`${key}${suffix}`, file, mediaType);
      }
      const upload = await prisma.upload.create({
        data: { ownerId, kind: 'picture', path: `${key}_l`, originalName: 'banner.webp', mediaType, size },
      });
      await prisma.banner.create({ data: { ...banner, position, imageId: upload.id } });
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
