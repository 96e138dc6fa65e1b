import { ActionIcon, Group } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './picture-list.module.css';

/** A list with one entry in another place. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

interface PictureListProps {
  pictures: readonly { key: string; src: string }[];
  labelledBy: string;
  disabled: boolean;
  /** Pages are shown upright and whole, pictures filling their box. */
  shape?: 'page';
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
}

/** Pictures in an order that can be changed. */
export function PictureList({ pictures, labelledBy, disabled, shape, onMove, onRemove }: PictureListProps) {
  const { t } = useTranslation('field');
  return (
    <ul className={classes.pictures} data-shape={shape} aria-labelledby={labelledBy}>
      {pictures.map(({ key, src }, index) => (
        <li key={key}>
          <img src={src} alt={t('image.numbered', { number: index + 1 })} />
          <Group gap={4} justify="center" wrap="nowrap">
            <Action
              label={t('image.earlier', { number: index + 1 })}
              icon={IconArrowLeft}
              disabled={disabled || index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <Action
              label={t('image.removeNumbered', { number: index + 1 })}
              icon={IconTrash}
              disabled={disabled}
              onClick={() => onRemove(index)}
            />
            <Action
              label={t('image.later', { number: index + 1 })}
              icon={IconArrowRight}
              disabled={disabled || index === pictures.length - 1}
              onClick={() => onMove(index, index + 1)}
            />
          </Group>
        </li>
      ))}
    </ul>
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
