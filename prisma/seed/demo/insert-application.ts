import type { Rejection } from '@acheep/contract/hiring/application-option';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import type { ApplicationStatus, PrismaClient } from '@acheep/database/client';
import { personText } from '@acheep/search/analysis/person-text';
import { demoAccounts } from './account.ts';
import { demoCv } from './document.ts';
import { insertDocument, type PutFile } from './insert-document.ts';
import { coverLetters, people } from './person.ts';

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

async function insertSeeker(prisma: PrismaClient, index: number, passwordHash: string, putFile: PutFile) {
  const person = people[people.length - 1 - index];
  const name = person?.name ?? 'Job seeker';
  const email = index === 0 ? demoAccounts[1].email : `seeker${index + 1}@example.com`;
  const phone = `+85512${String(300_000 + index * 777).padStart(6, '0')}`;
  const user = await prisma.user.create({
    data: { role: 'user', email, name, phone, passwordHash, activatedAt: new Date() },
    select: { id: true },
  });
  const document = {
    ownerId: user.id,
    originalName: `CV ${person?.nameKm ?? name}.pdf`,
    content: demoCv({ name, email, phone }),
  };
  const cv = await insertDocument(prisma, putFile, document);
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

const ratedNotes: Partial<Record<ApplicationStatus, string>> = {
  shortlisted: 'Called on the phone: friendly, can begin next month.',
  rejected: 'បទពិសោធន៍មិនទាន់គ្រប់គ្រាន់សម្រាប់តំណែងនេះ។',
};

const [toContact, interview, offer] = standardStages;
const trial = { id: '00000000-0000-4000-8000-0000000000de', nameEn: 'Trial day', nameKm: 'ថ្ងៃសាកល្បង' };
const stages = [toContact, interview, trial, offer];

/** Stages of the demo recruiter, with one of their own. */
async function insertStages(prisma: PrismaClient) {
  const { companyId } = await prisma.companyMember.findFirstOrThrow({
    where: { user: { email: demoAccounts[0].email } },
    select: { companyId: true },
  });
  const updatedAt = new Date();
  await prisma.candidateStage.createMany({
    data: stages.map((stage, position) => ({ companyId, ...stage, position, updatedAt })),
    skipDuplicates: true,
  });
}

const rejected: Rejection[] = ['experience', 'salary', 'unreachable'];

/** Where a decided application is: every fifth short-listed candidate is hired. */
function placeOf(status: ApplicationStatus, turn: number, isOwn: boolean, createdAt: Date) {
  if (status === 'rejected') return { rejection: rejected[turn % rejected.length] };
  if (status !== 'shortlisted') return {};
  const own = isOwn ? stages : standardStages;
  const hiredAt = new Date(Math.min(createdAt.getTime() + 4 * 86_400_000, Date.now()));
  return {
    stageId: own[turn % own.length]?.id,
    ...(turn % 5 === 4 && { hiredAt, hiredToldAt: hiredAt }),
  };
}

/** Events of an application, which was decided or withdrawn some hours after it arrived. */
function historyOf(
  status: ApplicationStatus,
  createdAt: Date,
  byId: string | undefined,
  place: { rejection?: Rejection; hiredAt?: Date },
) {
  const applied = { kind: 'applied', toStatus: 'received', createdAt, toldAt: createdAt } as const;
  if (status === 'received') return [applied];
  const later = new Date(Math.min(createdAt.getTime() + 5 * 3_600_000, Date.now()));
  const change = { fromStatus: 'received', toStatus: status, createdAt: later, toldAt: later } as const;
  if (status === 'withdrawn') return [applied, { ...change, kind: 'withdrawn' }];
  const notice = place.rejection === 'unreachable' ? 'none' : null;
  const decided = { ...change, kind: 'decided', byId, rejection: place.rejection, notice };
  if (!place.hiredAt) return [applied, decided];
  const when = { createdAt: place.hiredAt, toldAt: place.hiredAt };
  const state = { fromStatus: 'shortlisted', toStatus: 'shortlisted' } as const;
  return [applied, decided, { kind: 'hired', byId, ...state, ...when }];
}

/** Job seekers with a CV each, and their applications in several states, most of them to the demo recruiter. */
export async function insertApplications(
  prisma: PrismaClient,
  passwordHash: string,
  putFile: PutFile,
): Promise<void> {
  const demoOwner = { company: { owner: { email: demoAccounts[0].email } } };
  const select = { id: true, title: true, company: { select: { name: true, nameKm: true } } } as const;
  const own = await prisma.job.findMany({ where: { status: 'active', ...demoOwner }, select });
  const by = (await prisma.user.findUnique({ where: { email: demoAccounts[0].email } }))?.id;
  const others = await prisma.job.findMany({ where: { status: 'active', NOT: demoOwner }, take: 30, select });
  await insertStages(prisma);
  const decided: Partial<Record<ApplicationStatus, number>> = {};
  for (let index = 0; index < seekers; index++) {
    const seeker = await insertSeeker(prisma, index, passwordHash, putFile);
    const jobs = [own[index % own.length], own[(index * 3 + 1) % own.length], others[index % others.length]];
    const wanted = [...new Set(jobs)].filter((job) => job !== undefined);
    for (const [turn, job] of wanted.entries()) {
      const status = statuses[(index + turn) % statuses.length] ?? 'received';
      const createdAt = new Date(Date.now() - (index * 7 + turn * 3) * 3_600_000);
      const viewedAt = status === 'received' ? null : createdAt;
      const letter = coverLetter(job, index + turn);
      const searchText = personText({ ...seeker, text: letter });
      const sent = { ...seeker, jobId: job.id, coverLetter: letter, searchText };
      // Candidates of other companies are not the demo recruiter's.
      const authorId = own.includes(job) ? by : undefined;
      const place = placeOf(status, decided[status] ?? 0, own.includes(job), createdAt);
      decided[status] = (decided[status] ?? 0) + 1;
      const history = historyOf(status, createdAt, authorId, place);
      const updatedAt = history.at(-1)?.createdAt ?? createdAt;
      const text = authorId && ratedNotes[status];
      const rating = text ? 2 + (status === 'rejected' ? 0 : 2 + (index % 2)) : null;
      const notes = text ? { create: { text, authorId } } : undefined;
      await prisma.application.create({
        data: {
          ...sent,
          ...{ status, toldStatus: status, createdAt, updatedAt, viewedAt, rating, notes },
          events: { create: history },
          ...place,
        },
      });
    }
  }
}
