import { ActionIcon, Group, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { rangesOf } from './text-range.ts';
import './find-in.css';

interface FindInProps {
  /** Where to search; what scrolls. */
  within: RefObject<HTMLElement | null>;
}

const marks = { all: 'ac-found', one: 'ac-found-one' } as const;

function mark(ranges: readonly Range[], place: number) {
  // Browsers without highlights still scroll there.
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(marks.all, new Highlight(...ranges));
  const one = ranges[place];
  CSS.highlights.set(marks.one, new Highlight(...(one ? [one] : [])));
}

/** Searches for words in a document that is shown on the page, and marks them. */
export function FindIn({ within }: FindInProps) {
  const { t } = useTranslation('field');
  const [sought, setSought] = useState('');
  const [found, setFound] = useState<readonly Range[]>([]);
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const root = within.current;
    if (!root || !sought.trim()) return setFound([]);
    const look = () => setFound(rangesOf(root, sought));
    look();
    setPlace(0);
    // Pages of a long document arrive one by one.
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [sought, within]);

  useEffect(() => {
    mark(found, place);
    const root = within.current;
    const at = found[place]?.getBoundingClientRect();
    if (root && at) {
      const { top, bottom, height } = root.getBoundingClientRect();
      if (at.top < top || at.bottom > bottom) root.scrollBy({ top: at.top - top - height / 3 });
    }
    return () => mark([], 0);
  }, [found, place, within]);

  const step = (by: number) => setPlace((now) => (now + by + found.length) % Math.max(found.length, 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') setSought('');
    else return;
    event.preventDefault();
  };
  return (
    <Group gap={4} wrap="nowrap" component="search">
      <TextInput
        size="xs"
        w={170}
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Text
        size="sm"
        c="dimmed"
        aria-live="polite"
        style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {sought.trim() &&
          (found.length > 0 ? t('find.place', { place: place + 1, count: found.length }) : t('find.none'))}
      </Text>
      {found.length > 1 && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={t('find.previous')}
            onClick={() => step(-1)}
          >
            <IconChevronUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={t('find.next')}
            onClick={() => step(1)}
          >
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}
