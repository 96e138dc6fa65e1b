import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Button, Group, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar } from './avatar.tsx';
import {
  type CachedPicture,
  PictureControl,
  type PictureControlProps,
  useSendPictures,
} from './picture-control.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((m) => ({ default: m.CropDialog })));

interface ImageFieldProps extends PictureControlProps {
  /** Name of the owner; its first letter replaces a missing picture. */
  of: string;
  value: CachedPicture | null;
  onChange: (image: CachedPicture | null) => void;
  /** Kinds with a square cut are cropped in the browser and sent as JPEG; others are sent unchanged. */
  kind: PictureKind;
}

interface Chosen {
  picture: ImageBitmap;
  url: string;
  name: string;
}

/** A picture field: crops if the kind requires it, uploads on selection and shows a preview. */
export function ImageField({ of, value, onChange, kind, error, ...control }: ImageFieldProps) {
  const { t } = useTranslation('field');
  const { types, picture } = uploadKinds[kind];
  const isCut = picture.cut === 'square';
  const { send, sending, failure, setFailure, allowed } = useSendPictures(kind);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const endCrop = () => {
    if (!chosen) return;
    URL.revokeObjectURL(chosen.url);
    chosen.picture.close();
    setChosen(null);
  };
  const choose = async (file: File) => {
    setFailure(null);
    if (!isCut) return send([file], onChange);
    const drawn = await createImageBitmap(file).catch(() => null);
    if (!drawn) return setFailure(t('image.unreadable'));
    setChosen({ picture: drawn, url: URL.createObjectURL(file), name: file.name });
  };
  return (
    <>
      <PictureControl
        {...control}
        error={failure ?? error}
        // Any format that the browser can draw becomes the uploaded JPEG.
        accept={isCut ? 'image/*' : Object.keys(types).join(',')}
        onChoose={([file]) => file && void choose(file)}
      >
        {(button, labelId) => (
          <Group mt={8} gap="md" role="group" aria-labelledby={labelId}>
            <Avatar name={of} src={value?.image} size="large" round={isCut} />
            <div>
              <Group gap="xs">
                <Button
                  {...button}
                  variant="default"
                  leftSection={<IconPhoto size={18} aria-hidden />}
                  loading={sending}
                >
                  {t(value ? 'image.replace' : 'image.choose')}
                </Button>
                {value && (
                  <Button
                    variant="subtle"
                    color="gray"
                    leftSection={<IconTrash size={18} aria-hidden />}
                    disabled={sending}
                    onClick={() => onChange(null)}
                  >
                    {t('image.remove')}
                  </Button>
                )}
              </Group>
              <Text size="xs" c="dimmed" mt={6}>
                {isCut ? t('image.hint') : allowed}
              </Text>
            </div>
          </Group>
        )}
      </PictureControl>
      {chosen && (
        <Suspense>
          <CropDialog
            {...chosen}
            onClose={endCrop}
            onDone={(square) => {
              endCrop();
              void send([square], onChange);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
