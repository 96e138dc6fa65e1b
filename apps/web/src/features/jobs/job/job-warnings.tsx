import type { JobDetail } from '@acheep/contract/jobs/job';
import { warningsOf, warningTitle } from '@acheep/contract/jobs/job-warning';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Phrases } from '../../../entities/phrase.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PlainAlert } from '../../../ui/plain-alert.tsx';

/** Warnings of what the job asks for, above everything. */
export const JobWarnings = ({ job }: { job: JobDetail }) => (
  <PlainAlert tone="red" icon={<IconAlertTriangle aria-hidden />} title={localized(warningTitle)}>
    {warningsOf(job, currentLocale()).map((warning) => (
      <div key={warning.text}>
        <Phrases of={[warning]} />
      </div>
    ))}
  </PlainAlert>
);
