import type { Image } from '@acheep/contract/kernel/image';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './post-gallery.module.css';

interface PostGalleryProps {
  pictures: readonly Image[];
  /** Name of the company that posted the pictures. */
  by: string;
  start: number;
  onClose: () => void;
}

/** A single large picture with previous and next buttons. */
export function PostGallery({ pictures, by, start, onClose }: PostGalleryProps) {
  const { t } = useTranslation('post');
  const [at, setAt] = useState(start);
  const count = pictures.length;
  const move = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), count - 1));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const picture = pictures[at];
  return (
    <Dialog onClose={onClose} size="xl" centered title={by} onKeyDown={press}>
      {picture && (
        <img
          className={classes.picture}
          src={picture.image}
          alt={t('card.picture', { number: at + 1, count, company: by })}
        />
      )}
      {count > 1 && (
        <Group justify="center" mt="sm">
          <ActionIcon
            variant="default"
            size={44}
            disabled={at === 0}
            aria-label={t('card.previous')}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <Text size="sm" role="status">
            {at + 1} / {count}
          </Text>
          <ActionIcon
            variant="default"
            size={44}
            disabled={at === count - 1}
            aria-label={t('card.next')}
            onClick={() => move(1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </Dialog>
  );
}
