import { reportAction } from '@acheep/contract/feed/report-word';
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useReport } from './use-report.tsx';

/** Reports a job or a company to the operator; visitors may, too. */
export function ReportButton({ noun, id }: { noun: 'job' | 'company'; id: string }) {
  const { open, dialog } = useReport({ noun, id });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconFlag size={16} aria-hidden />}
        onClick={open}
      >
        {localized(reportAction[noun])}
      </Button>
      {dialog}
    </>
  );
}
