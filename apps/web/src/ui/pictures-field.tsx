import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Button, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import {
  type CachedPicture,
  PictureControl,
  type PictureControlProps,
  useSendPictures,
} from './picture-control.tsx';
import { moved, PictureList } from './picture-list.tsx';

interface PicturesFieldProps extends PictureControlProps {
  /** Maximum number of pictures. */
  most: number;
  /** A kind without cropping. */
  kind: PictureKind;
  value: readonly CachedPicture[];
  onChange: (pictures: CachedPicture[]) => void;
}

/** Several pictures in a chosen order, uploaded on selection. */
export function PicturesField({ most, kind, value, onChange, error, ...control }: PicturesFieldProps) {
  const { t } = useTranslation('field');
  const { send, sending, failure, setFailure, allowed } = useSendPictures(kind);

  const choose = (files: File[]) => {
    const taken = files.slice(0, most - value.length);
    setFailure(taken.length < files.length ? t('image.most', { count: most }) : null);
    let kept = [...value];
    void send(taken, (picture) => {
      kept = [...kept, picture];
      onChange(kept);
    });
  };
  return (
    <PictureControl
      {...control}
      error={failure ?? error}
      accept={Object.keys(uploadKinds[kind].types).join(',')}
      multiple
      onChoose={choose}
    >
      {(button, labelId) => (
        <>
          <PictureList
            pictures={value.map(({ path, small }) => ({ key: path, src: small }))}
            labelledBy={labelId}
            disabled={sending}
            onMove={(from, to) => onChange(moved(value, from, to))}
            onRemove={(place) => onChange(value.filter((_, other) => other !== place))}
          />
          <Group gap="sm" mt={8}>
            <Button
              {...button}
              variant="default"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
              loading={sending}
              disabled={value.length >= most}
            >
              {t('image.add')}
            </Button>
            <Text size="xs" c="dimmed">
              {t('image.most', { count: most })} · {allowed}
            </Text>
          </Group>
        </>
      )}
    </PictureControl>
  );
}
