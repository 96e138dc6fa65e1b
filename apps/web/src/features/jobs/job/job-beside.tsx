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
  /** Class name from the list page. */
  className: string | undefined;
  id: string;
  /** True if the user chose the job: the first job of a list is shown by default, which is not counted as a view. */
  chosen: boolean;
  /** True if it was chosen with the keyboard, and so takes the focus. */
  focused: boolean;
  /** Returns to the card in the list. */
  onLeave: () => void;
}

/** A job beside the list, without similar jobs. */
export function JobBeside({ className, id, chosen, focused, onLeave }: JobBesideProps) {
  const { t } = useTranslation('job');
  const place = useRef<HTMLDivElement>(null);
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  useCountView(chosen ? job : undefined);
  useEffect(() => {
    if (focused) place.current?.focus({ preventScroll: true });
  }, [focused]);
  // Unless the key closed a dialog or a menu.
  const leave = ({ key, defaultPrevented }: KeyboardEvent) =>
    key === 'Escape' && !defaultPrevented && onLeave();
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
