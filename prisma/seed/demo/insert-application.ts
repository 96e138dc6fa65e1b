import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApplicationStatus, PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';
import { demoCv } from './cv.ts';
import { coverLetters, people } from './person.ts';

/** Puts the file at `sourcePath` into the storage. */
export type PutFile = (key: string, sourcePath: string, mediaType: string) => Promise<void>;

const seekers = 24;
const statuses: ApplicationStatus[] = [
  'received',
  'received',
  'received',
  'shortlisted',
  'rejected',
  'received',
  'withdrawn',
];

async function insertSeeker(
  prisma: PrismaClient,
  index: number,
  passwordHash: string,
  putFile: PutFile,
  folder: string,
) {
  const person = people[people.length - 1 - index];
  const name = person?.name ?? 'Job seeker';
  const email = index === 0 ? demoAccounts[1].email : `seeker${index + 1}@example.com`;
  const phone = `+85512${String(300_000 + index * 777).padStart(6, '0')}`;
  const user = await prisma.user.create({
    data: { role: 'user', email, name, phone, passwordHash, activatedAt: new Date() },
    select: { id: true },
  });
  const file = path.join(folder, `${index}.pdf`);
  const content = demoCv({ name, email, phone });
  await writeFile(file, content);
  const key = `docs/${randomBytes(32).toString('base64url')}`;
  await putFile(key, file, 'application/pdf');
  const cv = await prisma.upload.create({
    data: {
      ownerId: user.id,
      kind: 'document',
      path: key,
      originalName: `CV ${person?.nameKm ?? name}.pdf`,
      mediaType: 'application/pdf',
      size: content.length,
    },
    select: { id: true },
  });
  return { applicantId: user.id, cvId: cv.id, name, email, phone };
}

interface AppliedJob {
  id: string;
  title: string;
  company: { name: string; nameKm: string | null };
}

function coverLetter({ title, company }: AppliedJob, turn: number): string {
  const locale = /\p{Script=Khmer}/u.test(title) ? 'km' : 'en';
  const letters = coverLetters[locale];
  const companyName = (locale === 'km' && company.nameKm) || company.name;
  return (letters[turn % letters.length] ?? '')
    .replaceAll('{title}', title)
    .replaceAll('{company}', companyName);
}

/** Job seekers with a CV each, and their applications in several states, most of them to the demo recruiter. */
export async function insertApplications(
  prisma: PrismaClient,
  passwordHash: string,
  putFile: PutFile,
): Promise<void> {
  const demoOwner = { owner: { email: demoAccounts[0].email } };
  const select = { id: true, title: true, company: { select: { name: true, nameKm: true } } } as const;
  const own = await prisma.job.findMany({ where: { status: 'active', ...demoOwner }, select });
  const others = await prisma.job.findMany({ where: { status: 'active', NOT: demoOwner }, take: 30, select });
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  try {
    for (let index = 0; index < seekers; index++) {
      const seeker = await insertSeeker(prisma, index, passwordHash, putFile, folder);
      const jobs = [
        own[index % own.length],
        own[(index * 3 + 1) % own.length],
        others[index % others.length],
      ];
      const wanted = [...new Set(jobs)].filter((job) => job !== undefined);
      await prisma.application.createMany({
        data: wanted.map((job, turn) => {
          const status = statuses[(index + turn) % statuses.length] ?? 'received';
          const createdAt = new Date(Date.now() - (index * 7 + turn * 3) * 3_600_000);
          const viewedAt = status === 'received' ? null : createdAt;
          return {
            ...seeker,
            jobId: job.id,
            status,
            createdAt,
            viewedAt,
            coverLetter: coverLetter(job, index + turn),
          };
        }),
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
