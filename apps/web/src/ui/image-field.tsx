import { type PictureKind, uploadKinds } from '@acheep/contract/upload-kind';
import { Button, Group, Input, type InputWrapperProps, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/errors.ts';
import { sendPicture } from '../lib/send-file.ts';
import { Avatar } from './avatar.tsx';
import { fieldId } from './field-id.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((m) => ({ default: m.CropDialog })));

interface KeptImage {
  small: string;
  image: string;
  path: string;
}

interface ImageFieldProps extends Pick<InputWrapperProps, 'label' | 'description' | 'error'> {
  name: string;
  /** Whose picture it is: its first letter stands in. */
  of: string;
  value: KeptImage | null;
  onChange: (image: KeptImage | null) => void;
  /** What is cut to a square is cut here first, and sent as a JPEG; the rest is sent as it is. */
  kind: PictureKind;
}

interface Chosen {
  picture: ImageBitmap;
  url: string;
  name: string;
}

/** A picture: chosen, cut where its kind is, sent at once, and shown. */
export function ImageField({ name, of, value, onChange, kind, label, description, error }: ImageFieldProps) {
  const { t } = useTranslation();
  const { types, bytes, picture } = uploadKinds[kind];
  const isCut = picture.cut === 'square';
  // Whatever this browser can draw becomes the JPEG that is sent.
  const accepted = isCut ? 'image/*' : Object.keys(types).join(',');
  const limits = { types: Object.values(types).join(', '), megabytes: bytes / 1_000_000 };
  const id = fieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = async (file: File) => {
    setSending(true);
    try {
      onChange(await sendPicture(kind, file));
    } catch (cause) {
      setFailure(`${t('error.upload')}: ${errorText(cause).message}`);
    } finally {
      setSending(false);
    }
  };
  const endCrop = () => {
    if (!chosen) return;
    URL.revokeObjectURL(chosen.url);
    chosen.picture.close();
    setChosen(null);
  };
  const choose = async (file: File) => {
    setFailure(null);
    if (!isCut) {
      if (!(file.type in types)) return setFailure(t('file.wrongType', limits));
      return file.size > bytes ? setFailure(t('file.tooLarge', limits)) : start(file);
    }
    const drawn = await createImageBitmap(file).catch(() => null);
    if (!drawn) return setFailure(t('image.unreadable'));
    setChosen({ picture: drawn, url: URL.createObjectURL(file), name: file.name });
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={failure ?? error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <Group mt={8} gap="md" role="group" aria-labelledby={`${id}-label`}>
        <Avatar name={of} src={value?.image} size="large" round={isCut} />
        <div>
          <Group gap="xs">
            <Button
              id={id}
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              loading={sending}
              onClick={() => input.current?.click()}
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
            {isCut ? t('image.hint') : t('file.types', limits)}
          </Text>
        </div>
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={`${id}-label`}
        accept={accepted}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {chosen && (
        <Suspense>
          <CropDialog
            {...chosen}
            onClose={endCrop}
            onDone={(square) => {
              endCrop();
              void start(square);
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
