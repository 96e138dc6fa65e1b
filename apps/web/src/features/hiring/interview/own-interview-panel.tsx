import type { OwnApplicationDetail } from '@acheep/contract/hiring/application';
import type { OwnInterview as Record } from '@acheep/contract/hiring/interview';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ownInterviewsQuery, useAnswer } from './interview.api.ts';
import { InterviewStatus } from './interview-status.tsx';
import { OwnInterview } from './own-interview.tsx';

/** The interviews of an application, newest first; hidden if there are none. */
export function OwnInterviewPanel() {
  const { t } = useTranslation('interview');
  const { _id } = useOutletContext<OwnApplicationDetail>();
  const { data: interviews = [], error, refetch } = useQuery(ownInterviewsQuery(_id));
  if (error)
    return (
      <Panel title={t('title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  return interviews.map((interview) => <One key={interview._id} interview={interview} />);
}

function One({ interview }: { interview: Record }) {
  const { t } = useTranslation('interview');
  const answering = useAnswer(interview._id);
  return (
    <Panel title={t('title')} action={<InterviewStatus status={interview.status} own />}>
      <OwnInterview interview={interview} answering={answering} />
    </Panel>
  );
}
