import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import type { ResumeCard, ResumeViewer } from '@acheep/contract/talent/resume-view';
import { withoutContacts } from '@acheep/search/redaction/anonymous-text';
import { presentCompany } from '../../jobs/job/job.presenter.ts';
import { presentName } from '../resume/resume.presenter.ts';
import type { Finder } from '../talent/finder.repository.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import type { TalentCardRow } from '../talent/talent-card.repository.ts';
import type { CardTexts } from '../talent/talent-text.service.ts';
import type { ViewerRow } from './resume-view.repository.ts';

const shownName = ({ en, km }: Bilingual, isSeeker: boolean): Bilingual =>
  isSeeker ? { en: en && withoutContacts(en), km: km && withoutContacts(km) } : { en, km };

/** Card in resume search, with a name if it is within a job seeker's daily limit or the company has opened the CV. */
export function presentResumeCard(
  row: TalentCardRow,
  texts: CardTexts,
  finder: Finder,
  { isNamed, openedAt }: { isNamed: boolean; openedAt: Date | undefined },
): ResumeCard {
  const isSeeker = finder.as === 'seeker';
  return {
    ...presentTalentCard(row, texts),
    ...(isSeeker && { salaryFrom: null, salaryTo: null }),
    name: isNamed ? shownName(presentName(row), isSeeker) : null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

export const presentViewer = ({ id, createdAt, company }: ViewerRow): ResumeViewer => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  company: presentCompany(company),
});
