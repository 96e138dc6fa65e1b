import type { JobDetail } from '@acheep/contract/jobs/job';
import { cautionsOf, cautionTitle } from '@acheep/contract/jobs/job-caution';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Phrases } from '../../../entities/phrase.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PlainAlert } from '../../../ui/plain-alert.tsx';

/** Warnings of what the job asks for, above everything. */
export const JobCautions = ({ job }: { job: JobDetail }) => (
  <PlainAlert tone="red" icon={<IconAlertTriangle aria-hidden />} title={localized(cautionTitle)}>
    {cautionsOf(job, currentLocale()).map((caution) => (
      <div key={caution.text}>
        <Phrases of={[caution]} />
      </div>
    ))}
  </PlainAlert>
);
