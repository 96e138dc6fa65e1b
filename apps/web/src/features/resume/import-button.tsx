import { jsonResumeLength, readJsonResume } from '@acheep/contract/json-resume-import';
import type { OwnResume } from '@acheep/contract/resume';
import type { ResumeProposal } from '@acheep/contract/resume-proposal';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { popup } from '../../lib/feedback.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Reads a CV that another site gave as a file, and proposes what is in it. */
export function ImportButton({ resume }: { resume: OwnResume | null }) {
  const { t } = useTranslation('resume');
  const [proposal, setProposal] = useState<ResumeProposal | null>(null);
  const open = async (file: File | null) => {
    if (!file) return;
    // Four bytes a letter at most.
    const found = file.size <= jsonResumeLength * 4 ? readJsonResume(await file.text()) : null;
    if (found) setProposal(found);
    else await popup({ title: t('import.failed'), message: t('import.failedText') });
  };
  return (
    <>
      <FileButton accept="application/json,.json" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
            {t('import.title')}
          </Button>
        )}
      </FileButton>
      {proposal && <ImportDialog proposal={proposal} resume={resume} onClose={() => setProposal(null)} />}
    </>
  );
}
