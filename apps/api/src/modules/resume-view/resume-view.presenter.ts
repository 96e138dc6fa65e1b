import type { ResumeCard, ResumeViewer } from '@acheep/contract/resume-view';
import { presentContent } from '../resume/resume.presenter.ts';
import type { ResumeRow } from '../resume/resume.repository.ts';
import type { Finder } from '../talent/finder.repository.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import { publicImage } from '../upload/image-key.ts';
import type { ViewerRow } from './resume-view.repository.ts';

/** A card of resume search: named for job seekers, who find public CVs alone, and where the company has opened it. */
export function presentResumeCard(row: ResumeRow, finder: Finder, openedAt: Date | undefined): ResumeCard {
  const isSeeker = finder.as === 'seeker';
  return {
    ...presentTalentCard(row),
    ...(isSeeker && { salaryFrom: null, salaryTo: null }),
    name: isSeeker || openedAt ? presentContent(row).name : null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

export const presentViewer = ({ id, createdAt, company }: ViewerRow): ResumeViewer => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // It comes, and never changes.
  updatedAt: createdAt.toISOString(),
  company: {
    _id: company.id,
    name: company.name,
    nameKm: company.nameKm,
    logo: company.logoPath === null ? null : publicImage(company.logoPath).small,
  },
});
