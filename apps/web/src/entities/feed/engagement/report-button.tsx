import { reportAction } from '@acheep/contract/feed/report-word';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';

const Dialog = lazy(() =>
  import('./load-report-dialog.ts').then(({ loadReportDialog }) => loadReportDialog()),
);

/** Reports a job or a company to the operator; visitors may, too. */
export function ReportButton({ noun, id }: { noun: 'job' | 'company'; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" size="sm" onClick={() => setOpen(true)}>
        {localized(reportAction[noun])}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog noun={noun} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
