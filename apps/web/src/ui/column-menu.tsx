import { ActionIcon, Checkbox, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import type { Column } from './list-column.ts';
import { Popover } from './popover.tsx';

interface ColumnMenuProps<T> {
  columns: readonly Column<T>[];
  /** Keys. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Chooses which columns of a table are shown; what names a row, chooses it or acts on it always is. */
export function ColumnMenu<T>({ columns, hidden, onChange }: ColumnMenuProps<T>) {
  const { t } = useTranslation('widget');
  const [opened, setOpened] = useState(false);
  const own = columns.filter(
    ({ card, hiddenHeader, header }) => typeof header === 'string' && !hiddenHeader && card !== 'title',
  );
  if (own.length < 2) return null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('list.columns')}
          title={t('list.columns')}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.columns')}>
        <Stack gap="xs">
          {own.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
