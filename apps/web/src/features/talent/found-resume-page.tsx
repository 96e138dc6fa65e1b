import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/kernel/paths';
import type { ShownResume } from '@acheep/contract/talent/resume-view';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { apiData } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FoundPage } from './found-page.tsx';
import { OpenPanel } from './open-panel.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import { CvPaper, TalentView } from './talent-view.tsx';

/** Links to its files work for five minutes; the CV is asked for anew before that. */
const fresh = 4 * 60_000;

function Found({ id, found }: { id: string; found: ShownResume }) {
  if (found.shown === 'public') return <CvPaper resume={found.resume} />;
  if (found.shown === 'full')
    return (
      <Stack>
        <OpenedPanel resume={found.resume} openedAt={found.openedAt} />
        <CvPaper resume={found.resume} activeOn={found.resume.activeOn} />
      </Stack>
    );
  return (
    <Stack>
      <OpenPanel id={id} views={found.views} />
      <TalentView talent={found.resume} />
    </Stack>
  );
}

/** One CV, as far as its reader may see it. */
export function FoundResumePage() {
  const { t } = useTranslation('talent');
  const { id = '' } = useParams();
  const query = useQuery({
    ...apiData('GET /resume/:id', { params: { id } }),
    staleTime: fresh,
    refetchInterval: fresh,
  });
  const { data: found } = query;
  const named = found && (found.shown === 'unnamed' ? found.resume.title : found.resume.name);
  const title = textIn(named, currentLocale()) ?? t('resumes.title');
  return (
    <FoundPage title={title} list={paths.resumeSearch()} back={t('detail.backResumes')} query={query}>
      {found && <Found id={id} found={found} />}
    </FoundPage>
  );
}
