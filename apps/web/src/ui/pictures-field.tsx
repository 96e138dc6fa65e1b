import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import {
  type CachedPicture,
  PictureControl,
  type PictureControlProps,
  useSendPictures,
} from './picture-control.tsx';
import classes from './pictures-field.module.css';

interface PicturesFieldProps extends PictureControlProps {
  /** Maximum number of pictures. */
  most: number;
  /** A kind without cropping. */
  kind: PictureKind;
  value: readonly CachedPicture[];
  onChange: (pictures: CachedPicture[]) => void;
}

const moved = (list: readonly CachedPicture[], from: number, to: number) => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

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
          <ul className={classes.pictures} aria-labelledby={labelId}>
            {value.map(({ path, small }, index) => (
              <li key={path}>
                <img src={small} alt={t('image.numbered', { number: index + 1 })} />
                <Group gap={4} justify="center" wrap="nowrap">
                  <Action
                    label={t('image.earlier', { number: index + 1 })}
                    icon={IconArrowLeft}
                    disabled={sending || index === 0}
                    onClick={() => onChange(moved(value, index, index - 1))}
                  />
                  <Action
                    label={t('image.removeNumbered', { number: index + 1 })}
                    icon={IconTrash}
                    disabled={sending}
                    onClick={() => onChange(value.filter((other) => other.path !== path))}
                  />
                  <Action
                    label={t('image.later', { number: index + 1 })}
                    icon={IconArrowRight}
                    disabled={sending || index === value.length - 1}
                    onClick={() => onChange(moved(value, index, index + 1))}
                  />
                </Group>
              </li>
            ))}
          </ul>
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

interface ActionProps {
  label: string;
  icon: typeof IconTrash;
  disabled: boolean;
  onClick: () => void;
}

const Action = ({ label, icon: Icon, ...props }: ActionProps) => (
  <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} {...props}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
