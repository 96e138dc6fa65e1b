import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ReadResume } from '@acheep/contract/talent/resume-reading';
import type { NamedResume } from '@acheep/contract/talent/resume-record';
import { Alert, Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { upload } from '../../../lib/api.ts';
import { popup } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { SendProgress } from '../../../ui/send-progress.tsx';
import { useSending } from '../../../ui/use-sending.ts';
import { isReadHere, readCvFile } from './cv-file/read-cv-file.ts';
import { ImportDialog } from './import-dialog.tsx';

interface ReadingDialogProps {
  /** The first chosen file. */
  first: File;
  onRead: (found: ReadResume) => void;
  /** Called when another file replaces it. */
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Uploads a CV file to be read, and shows why it failed. */
function ReadingDialog({ first, onRead, onFile, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('resume');
  const sending = useSending(
    async (file, options) => (await upload('POST /resume/reading', file, options)).data,
    onRead,
  );
  const { failure, part } = sending;
  const start = useEffectEvent(() => sending.start(first));
  const stop = useEffectEvent(() => sending.stop());
  useEffect(() => {
    start();
    return () => stop();
  }, []);
  const another = (file: File | null) => {
    if (!file) return;
    onFile(file);
    sending.start(file);
  };
  return (
    <Dialog onClose={onClose} title={t('import.readingTitle')}>
      <Stack>
        <SendProgress sending={sending} />
        {part === 1 && (
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <Text size="sm">{t('import.reading')}</Text>
          </Group>
        )}
        {failure && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('import.failed')} role="alert">
            {failure}
          </Alert>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          {failure && (
            <FileButton accept="application/pdf,.pdf,.docx" onChange={another}>
              {(props) => <Button {...props}>{t('import.another')}</Button>}
            </FileButton>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** With kinds that are only named: most choosers would not let them be chosen, and say nothing. */
const accepted =
  'application/pdf,.pdf,.docx,application/json,.json,application/xml,text/xml,.xml,.zip,.csv,.txt,image/*';

/**
 * Reads a CV file, here or on the server, and proposes its contents. The page must render the dialogs: the button may
 * unmount when the first section is saved.
 */
export function useImport(resume: OwnResume | null | undefined) {
  const { t } = useTranslation('resume');
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<NamedResume | null>(null);
  const open = async (chosen: File | null) => {
    if (!chosen) return;
    if (!isReadHere(chosen)) return setFile(chosen);
    const read = await readCvFile(chosen);
    if (typeof read === 'string')
      await popup({ title: t('import.failed'), message: t(`import.refused.${read}`) });
    else setFound(read);
  };
  const read = (resume: ReadResume) => setFound({ ...resume, named: {} });
  const close = () => {
    setFile(null);
    setFound(null);
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
        {file && !found && <ReadingDialog first={file} onRead={read} onFile={setFile} onClose={close} />}
        {found && resume !== undefined && (
          <ImportDialog found={found} resume={resume} file={file} onClose={close} />
        )}
      </>
    ),
  };
}
