import { reportAction } from '@acheep/contract/feed/report-word';
import { ActionIcon, Text } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';

const Dialog = lazy(() =>
  import('./load-report-dialog.ts').then(({ loadReportDialog }) => loadReportDialog()),
);

/** Reports a job, by an icon beside others, or a company to the operator; visitors may, too. */
export function ReportButton({ noun, id }: { noun: 'job' | 'company'; id: string }) {
  const [isOpen, setOpen] = useState(false);
  const label = localized(reportAction[noun]);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        w="auto"
        h={44}
        px={12}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <IconFlag size={20} aria-hidden />
        {noun === 'company' && (
          <Text span size="sm" ml={8}>
            {label}
          </Text>
        )}
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <Dialog noun={noun} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
