import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { photoPage } from '../lib/photo-page.ts';
import { sendFile } from '../lib/send-file.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { moved, PictureList } from './picture-list.tsx';
import { useSending } from './use-sending.ts';

const { pages: rule, bytes: maxBytes } = uploadKinds.document;
const accepted = Object.keys(rule.types).join(',');

export const isPhoto = ({ type }: File) => type in rule.types;

/** Whether the device has a camera at hand. */
export const hasCamera = () => window.matchMedia('(pointer: coarse)').matches;

interface TakePhotoProps {
  children: string;
  disabled?: boolean;
  onTake: (photos: File[]) => void;
}

/** Opens the camera of a phone. */
export const TakePhoto = ({ onTake, children, disabled = false }: TakePhotoProps) => (
  <FileButton accept={accepted} capture="environment" onChange={(photo) => photo && onTake([photo])}>
    {(props) => (
      <Button
        {...props}
        variant="default"
        disabled={disabled}
        leftSection={<IconCamera size={18} aria-hidden />}
      >
        {children}
      </Button>
    )}
  </FileButton>
);

interface PhotoPagesProps {
  kind: 'document' | 'temporary';
  /** The name of the file that they become. */
  name: string;
  onSent: (kept: { originalName: string; path: string }) => void;
}

/** Photos of the pages of a paper, put in order in a dialog and sent as one file. */
export function usePhotoPages({ kind, name, onSent }: PhotoPagesProps) {
  const { t } = useTranslation('field');
  const [pages, setPages] = useState<{ file: File; key: string; src: string }[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const labelId = useId();
  const sending = useSending(
    (files: readonly File[], options) => sendFile(kind, files, options),
    (kept) => {
      close();
      onSent(kept);
    },
  );

  function drop(dropped: readonly { src: string }[] | null) {
    for (const { src } of dropped ?? []) URL.revokeObjectURL(src);
  }
  function close() {
    sending.stop();
    drop(pages);
    setPages(null);
    setFault(null);
  }
  async function add(photos: readonly File[]) {
    const room = rule.most - (pages?.length ?? 0);
    setPages(pages ?? []);
    setBusy(true);
    setFault(photos.length > room ? t('image.most', { count: rule.most }) : null);
    for (const photo of photos.slice(0, room)) {
      const file = await photoPage(photo, name);
      const src = file && URL.createObjectURL(file);
      if (src) setPages((before) => before && [...before, { file, src, key: src }]);
      else setFault(t('image.unreadable'));
    }
    setBusy(false);
  }
  function send(files: readonly File[]) {
    const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > maxBytes;
    setFault(isTooMuch ? t('photo.tooLarge', { megabytes: maxBytes / 1_000_000 }) : null);
    if (!isTooMuch) sending.start(files);
  }

  const isSending = sending.part !== null;
  const isFull = busy || isSending || (pages?.length ?? 0) >= rule.most;
  const failure = fault ?? sending.failure;
  const dialog = pages && (
    <Dialog onClose={close} title={t('photo.title')}>
      <Stack>
        <Text size="sm" id={labelId}>
          {t('photo.lead')}
        </Text>
        <PictureList
          pictures={pages}
          labelledBy={labelId}
          shape="page"
          disabled={isSending}
          onMove={(from, to) => setPages(moved(pages, from, to))}
          onRemove={(place) => {
            drop(pages.slice(place, place + 1));
            setPages(pages.filter((_, other) => other !== place));
          }}
        />
        <Group gap="sm">
          {hasCamera() && (
            <TakePhoto disabled={isFull} onTake={(photos) => void add(photos)}>
              {t('photo.another')}
            </TakePhoto>
          )}
          <FileButton multiple accept={accepted} onChange={(photos) => void add(photos)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={isFull}
                leftSection={<IconPhotoPlus size={18} aria-hidden />}
              >
                {t('image.add')}
              </Button>
            )}
          </FileButton>
        </Group>
        {isSending && (
          <Progress
            value={(sending.part ?? 0) * 100}
            aria-label={t('file.progress', { name: t('photo.title') })}
            animated
          />
        )}
        {failure && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button
            disabled={pages.length === 0}
            loading={busy || isSending}
            onClick={() => send(pages.map(({ file }) => file))}
          >
            {t('photo.use', { count: pages.length })}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
  return { add: (photos: readonly File[]) => void add(photos), dialog };
}
