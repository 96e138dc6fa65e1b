import { today } from '@acheep/contract/kernel/calendar';
import { noResumeYet, type ownResumeGet, type resumeTradeGet } from '@acheep/contract/talent/resume';
import type { Transaction } from '@acheep/database/connection';
import { skillsOfTrade } from '@acheep/search/dictionary/trade-skill';
import { talentFieldsInSteps } from '@acheep/search/redaction/talent-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { findOfferedCategory, findReferences } from '../../jobs/reference/reference.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { lockOwner, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import { presentOwnResume, presentSnapshot } from './resume.presenter.ts';
import * as resumes from './resume.repository.ts';
import { type Section, type SectionBody, sectionWriters } from './resume-section.repository.ts';

interface Named {
  provinceId?: string | undefined;
  wantedCategoryId?: string | undefined;
  wantedProvinceId?: string | undefined;
  attachments?: readonly { path: string }[];
}

/** True for sections that are searchable or contain names to be hidden. */
const isFound = (section: Section) => !['languages', 'attachments', 'visibility'].includes(section);

/** Refuses categories and provinces that do not exist. */
async function refuseUnknownReferences(tx: Transaction, named: Named) {
  const { provinceId, wantedCategoryId, wantedProvinceId } = named;
  const own = await findReferences(tx, { provinceId });
  const wanted = await findReferences(tx, { categoryId: wantedCategoryId, provinceId: wantedProvinceId });
  const found = {
    provinceId: own.provinceId,
    wantedCategoryId: wanted.categoryId,
    wantedProvinceId: wanted.provinceId,
  };
  const fields = ['provinceId', 'wantedCategoryId', 'wantedProvinceId'] as const;
  refuseUnknown(fields.filter((field) => named[field] && !found[field]));
}

/** Snapshot of the current CV of an account; null if there is none. */
export async function resumeSnapshot(tx: Transaction, userId: string, now: Date) {
  const row = await resumes.findResumeOf(tx, userId);
  return row && presentSnapshot(row, now);
}

export function resumeService(deps: Pick<Deps, 'database' | 'config' | 'now'>) {
  const { prisma } = deps.database;

  return {
    async own({ actor }: Call<typeof ownResumeGet>) {
      const row = await resumes.findResumeOf(prisma, actor.id);
      return row && presentOwnResume(row, deps, actor);
    },

    async trade({ query: { title } }: Call<typeof resumeTradeGet>) {
      const found = skillsOfTrade(title, (await latestSynonyms(deps.database)).synonyms);
      const category = found && (await findOfferedCategory(prisma, found.category));
      return { category: category && presentReference(category), skills: [...(found?.skills ?? [])] };
    },

    /** Replaces one section. Saving the first section creates the CV. */
    save: <S extends Section>(
      actor: Actor,
      section: S,
      { updatedAt, ...body }: SectionBody<S> & { updatedAt: string },
    ) =>
      prisma.$transaction(async (tx) => {
        if (!(await lockOwner(tx, actor.id))) throw new AppError('session.invalid');
        const held = await resumes.lockResumeOf(tx, actor.id);
        refuseOutdated(held ?? { updatedAt: new Date(noResumeYet) }, updatedAt);
        const named: Named = body;
        await refuseUnknownReferences(tx, named);
        const paths = (named.attachments ?? []).map(({ path }) => path);
        const fileIds = await lockOwnUploads(tx, { ownerId: actor.id, kind: 'document', paths });
        if (!fileIds) refuseUnknown(['attachments']);
        const { id } = held ?? (await resumes.beginResume(tx, actor.id));
        const data = sectionWriters[section](body as unknown as SectionBody<S>, fileIds ?? []);
        const activeOn = new Date(today(deps.now()));
        const row = await resumes.updateResume(tx, id, { ...data, activeOn });
        if (isFound(section)) await resumes.fileResume(tx, row, await runYielding(talentFieldsInSteps(row)));
        return presentOwnResume(row, deps, actor);
      }),
  };
}
