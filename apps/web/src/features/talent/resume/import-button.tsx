import { jsonResumeLength, readJsonResume } from '@acheep/contract/talent/json-resume-import';
import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { popup } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

const isJson = ({ name, type }: File) => type === 'application/json' || name.toLowerCase().endsWith('.json');
const accepted = 'application/pdf,.pdf,.docx,application/json,.json';

/**
 * Reads a CV that somebody has as a file, here or on the server, and proposes what is in it. The dialogs are the page's:
 * the button may go with the first section that is saved.
 */
export function useImport(resume: OwnResume | null | undefined) {
  const { t } = useTranslation('resume');
  const [file, setFile] = useState<File | null>(null);
  const [proposal, setProposal] = useState<ResumeProposal | null>(null);
  const open = async (chosen: File | null) => {
    if (!chosen) return;
    if (!isJson(chosen)) return setFile(chosen);
    // Four bytes a letter at most.
    const found = chosen.size <= jsonResumeLength * 4 ? readJsonResume(await chosen.text()) : null;
    if (found) setProposal(found);
    else await popup({ title: t('import.failed'), message: t('import.failedText') });
  };
  const close = () => {
    setFile(null);
    setProposal(null);
  };
  return {
    button: (
      <FileButton accept={accepted} onChange={(chosen) => void open(chosen)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
            {t(resume ? 'import.title' : 'import.start')}
          </Button>
        )}
      </FileButton>
    ),
    dialogs: (
      <>
        {file && !proposal && (
          <ReadingDialog first={file} onRead={setProposal} onFile={setFile} onClose={close} />
        )}
        {proposal && resume !== undefined && (
          <ImportDialog proposal={proposal} resume={resume} file={file} onClose={close} />
        )}
      </>
    ),
  };
}
