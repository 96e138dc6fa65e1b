import { filterNames, listRequest } from '@acheep/contract/kernel/list-url';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { publicResumes, type ResumeList, resumes } from '@acheep/contract/talent/resume-view-option';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { TalentCard } from '../../entities/talent/resume/talent-card.tsx';
import { apiData, apiPage } from '../../lib/api-query.ts';
import { useSession } from '../../lib/session.ts';
import { useListUrl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FoundList } from './found-list.tsx';

/** Number of CVs that the company can still open. */
function ViewsLeft() {
  const { t } = useTranslation('talent');
  const { data: views } = useQuery(apiData('GET /resume/views'));
  if (views) return <Text fw={600}>{t('resumes.left', { count: views.left })}</Text>;
  if (views === undefined) return null;
  return (
    <Button component={Link} to={paths.package()} variant="default">
      {t('resumes.noneLeft')}
    </Button>
  );
}

function CvList({ list, isSeeker }: { list: ResumeList; isSeeker: boolean }) {
  const { t } = useTranslation('talent');
  const control = useListUrl(list);
  const result = useQuery(apiPage('GET /resume', { query: listRequest(list, control.asked) }));
  return (
    <FoundList
      of="resumes"
      lead={t(isSeeker ? 'resumes.leadSeeker' : 'resumes.lead')}
      note={!isSeeker && <ViewsLeft />}
      names={filterNames(list)}
      control={control}
      result={result}
      home={paths.resumeSearch()}
      card={(resume) => (
        <TalentCard
          talent={resume}
          to={paths.foundResume(resume._id)}
          name={resume.name}
          opened={resume.openedAt !== null}
        />
      )}
    />
  );
}

/** CVs: all for recruiters to open, public ones for job seekers. */
export function ResumeListPage() {
  // Who does not open CVs sees those that are public.
  const isSeeker = !can(useSession()?.user.role, 'ResumeView');
  return <CvList list={isSeeker ? publicResumes : resumes} isSeeker={isSeeker} />;
}
