import { isWork, type Understood } from '@acheep/contract/jobs/understood';
import { textWithout, textWithQuoted } from '@acheep/contract/jobs/understood-text';
import { ActionIcon, Group } from '@mantine/core';
import { IconQuote, IconX } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './understood-chips.module.css';

interface UnderstoodChipsProps {
  /** The text that was read. */
  search: string;
  understood: readonly Understood[];
  onSearch: (search: string) => void;
}

const isWish = (part: Understood) => !isWork(part);

/** What a search was read as: each part can be removed, and a wish searched for as plain words. */
export function UnderstoodChips({ search, understood, onSearch }: UnderstoodChipsProps) {
  const { t } = useTranslation(['relaxed-search', 'common']);
  if (!understood.some(isWish)) return null;
  return (
    <Group gap={8} role="group" aria-label={t('read.label')} mb="md">
      {understood.map((part) => {
        const label = localized(part.label);
        return (
          <span key={`${part.from} ${label}`} className={classes.chip} data-wish={isWish(part) || undefined}>
            {label}
            {isWish(part) && (
              <ActionIcon
                variant="transparent"
                size={28}
                aria-label={t('read.asWords', { text: search.slice(part.from, part.to) })}
                title={t('read.asWords', { text: search.slice(part.from, part.to) })}
                onClick={() => onSearch(textWithQuoted(search, part))}
              >
                <IconQuote size={14} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              variant="transparent"
              size={28}
              aria-label={t('common:list.remove', { filter: label })}
              onClick={() => onSearch(textWithout(search, [part]))}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </span>
        );
      })}
    </Group>
  );
}
