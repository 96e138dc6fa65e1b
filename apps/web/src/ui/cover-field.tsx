import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Button, Group, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './cover-field.module.css';
import {
  type CachedPicture,
  PictureControl,
  type PictureControlProps,
  useSendPictures,
} from './picture-control.tsx';

interface CoverFieldProps extends PictureControlProps {
  /** Path of the form's current picture; `saved` is the stored one. */
  path: string;
  saved: CachedPicture | null;
  onChange: (path: string) => void;
}

/** A field for a cover picture, which uploads on selection and is previewed as on cards. */
export function CoverField({ path, saved, onChange, error, ...control }: CoverFieldProps) {
  const { t } = useTranslation('field');
  const [sent, setSent] = useState<CachedPicture | null>(null);
  const { send, sending, failure, setFailure, allowed } = useSendPictures('picture');
  // A path restored from a draft is still valid but has no preview.
  const shown = [sent, saved].find((picture) => picture?.path === path);
  const choose = (file: File) => {
    setFailure(null);
    void send([file], (picture) => {
      setSent(picture);
      onChange(picture.path);
    });
  };
  return (
    <PictureControl
      {...control}
      error={failure ?? error}
      accept={Object.keys(uploadKinds.picture.types).join(',')}
      onChoose={([file]) => file && choose(file)}
    >
      {(button, labelId) => (
        <fieldset className={classes.plain} aria-labelledby={labelId}>
          <div className={classes.cover}>
            {shown ? <img src={shown.image} alt="" /> : <IconPhoto size={40} stroke={1.5} aria-hidden />}
          </div>
          <Group gap="xs" mt={8}>
            <Button
              {...button}
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              loading={sending}
            >
              {t(path ? 'image.replace' : 'image.choose')}
            </Button>
            {path && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} aria-hidden />}
                disabled={sending}
                onClick={() => onChange('')}
              >
                {t('image.remove')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={6}>
            {allowed}
          </Text>
        </fieldset>
      )}
    </PictureControl>
  );
}
