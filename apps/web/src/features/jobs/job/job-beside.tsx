import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { jobQuery } from '../../../entities/jobs/job/job-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';
import { SectionLevel } from '../../../ui/section.tsx';
import { JobApply } from './job-apply.tsx';
import { JobArticle } from './job-view.tsx';
import { MissingJob, WaitingJob } from './job-waiting.tsx';
import { useCountView } from './use-count-view.ts';

interface JobBesideProps {
  /** The list's look of it. */
  className: string | undefined;
  id: string;
  /** Somebody chose it: the first of a list stands here unasked, and nobody has looked at it yet. */
  chosen: boolean;
  /** It was chosen by the keyboard, which goes on here. */
  focused: boolean;
  /** Back to where it was chosen. */
  onLeave: () => void;
}

/** A job beside the list, read on its own: whole but for the similar jobs, which are the list. */
export function JobBeside({ className, id, chosen, focused, onLeave }: JobBesideProps) {
  const { t } = useTranslation('job');
  const place = useRef<HTMLDivElement>(null);
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  useCountView(chosen ? job : undefined);
  useEffect(() => {
    if (focused) place.current?.focus({ preventScroll: true });
  }, [focused]);
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back, as the button below does.
    <div ref={place} className={className} tabIndex={-1} onKeyDown={leave}>
      <button type="button" className="ac-skip" onClick={onLeave}>
        {t('beside.back')}
      </button>
      {job ? (
        <SectionLevel value={3}>
          <JobArticle job={job} apply={<JobApply job={job} />} beside />
        </SectionLevel>
      ) : isMissing(error) ? (
        <MissingJob />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <WaitingJob />
      )}
    </div>
  );
}
