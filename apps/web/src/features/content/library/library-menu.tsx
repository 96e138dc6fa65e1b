import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Popover } from '../../../ui/popover.tsx';
import { LibraryTiles } from './library-tiles.tsx';

/** The header's Library menu, open at first because the click on it loaded it. */
export function LibraryMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom"
      width={400}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          size="sm"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('header.library')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('header.library')}>
        <LibraryTiles withLists onChoose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
