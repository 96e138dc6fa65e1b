import { mostOfKind } from '@acheep/contract/jobs/site-search-option';
import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { TalentCard } from '../../../entities/talent/resume/talent-card.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';

export interface FoundPeople {
  name: string;
  number: string;
  /** Where all of them are. */
  to: string;
  corrected: string | undefined;
  /** Each with the record as its key. */
  cards: ReactElement[];
}

/**
 * People who look for work, by the rules of their lists, which know who asks: unnamed for companies and trainers, for job
 * seekers those who show their CV to everybody with an account. Null where nobody is found or the reader may not look.
 */
export function useFoundPeople(search: string): FoundPeople | null {
  const { t } = useTranslation('search');
  const role = useSession()?.user.role;
  const mayLook = can(role, 'Talent');
  const asked = { query: { search, limit: mostOfKind } };
  const { data: talents } = useQuery({ ...apiQuery('GET /talent', asked), enabled: mayLook });
  const { data: resumes } = useQuery({
    ...apiQuery('GET /resume', asked),
    enabled: !mayLook && can(role, 'ResumeSearch'),
  });
  if (talents?.meta.total) {
    const { meta, data } = talents;
    return {
      name: t('talents'),
      number: countText(meta),
      to: paths.talentSearch({ search: meta.corrected ?? search }),
      corrected: meta.corrected,
      cards: data.map((talent) => (
        <TalentCard key={talent._id} talent={talent} to={paths.talent(talent._id)} />
      )),
    };
  }
  if (resumes?.meta.total) {
    const { meta, data } = resumes;
    return {
      name: t('resumes'),
      number: countText(meta),
      to: paths.resumeSearch({ search: meta.corrected ?? search }),
      corrected: meta.corrected,
      cards: data.map((resume) => (
        <TalentCard key={resume._id} talent={resume} to={paths.foundResume(resume._id)} name={resume.name} />
      )),
    };
  }
  return null;
}
