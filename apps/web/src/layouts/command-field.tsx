import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { afterIdle } from '../lib/after-idle.ts';
import { loadAhead } from '../lib/chunk-reload.ts';
import { lazy } from '../lib/lazy.ts';
import type { Who } from '../lib/may-do.ts';
import { useTypeAhead } from '../lib/type-ahead.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './command-field.module.css';

const load = () => import('./command-dialog.tsx').then((m) => ({ default: m.CommandDialog }));
const CommandDialog = lazy(load);

interface CommandFieldProps {
  user: Who;
  isWide: boolean;
}

/** Button in the header that opens the search of one's own records and pages, as does Ctrl-K. */
export function CommandField({ user, isWide }: CommandFieldProps) {
  const { t } = useTranslation('menu');
  const [opened, { open, close }] = useDisclosure(false);
  const [isNeeded, setNeeded] = useState(false);
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  /** What is typed before the field has the focus. */
  const [ahead, setAhead] = useState<string | null>(null);
  const show = () => {
    setNeeded(true);
    setReady(false);
    setAhead(null);
    open();
  };
  useTypeAhead(opened && !isReady, maximumSearch, setAhead, close);
  const ready = (field: HTMLInputElement) => {
    if (isReady) return;
    setReady(true);
    setAhead(null);
    // The text of last time gives way to the next.
    if (ahead === null) field.select();
    else setTyped(ahead);
  };
  useEffect(() => void afterIdle().then(() => loadAhead(load)), []);
  // Also from a field: nothing else is typed by it.
  useHotkeys([['mod+K', () => opened || show()]], []);
  const looks = { 'aria-haspopup': 'dialog', onClick: show } as const;
  return (
    <>
      {isWide ? (
        <UnstyledButton {...looks} className={classes.field} aria-keyshortcuts="Control+K Meta+K">
          <IconSearch size={16} aria-hidden />
          <span className={classes.hint}>{t('find.field')}</span>
          <Kbd size="xs" aria-hidden>
            Ctrl K
          </Kbd>
        </UnstyledButton>
      ) : (
        <ActionIcon {...looks} variant="subtle" color="gray" size={44} aria-label={t('find.label')}>
          <IconSearch size={22} aria-hidden />
        </ActionIcon>
      )}
      {isNeeded && (
        <Suspense>
          <CommandDialog
            user={user}
            opened={opened}
            typed={ahead ?? typed}
            onType={setTyped}
            onReady={ready}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
