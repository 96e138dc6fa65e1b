import { maximumSearch } from '@acheep/contract/kernel/list';
import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { localized } from '../lib/locale.ts';
import type { Who } from '../lib/may-do.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Modal } from '../ui/modal.tsx';
import classes from './command-field.module.css';
import { actionsFound, pagesFound, type ShortcutFound } from './command-shortcut.ts';
import { sourcesOf } from './command-source.ts';

/** Milliseconds without typing after which records are asked for. */
const pause = 200;
/** Shorter texts find too much. */
const minSearchLength = 2;

/** Records that a text finds, by kind; only of the last text that was typed to an end. */
function useRecords(user: Who, typed: string) {
  const [search] = useDebouncedValue(typed.trim(), pause);
  return useQueries({
    queries: sourcesOf(user).map(({ kind, find, icon }) => ({
      queryKey: ['command', kind, search],
      queryFn: async ({ signal }: { signal: AbortSignal }) => ({
        kind,
        icon,
        found: await find(search, signal),
      }),
      enabled: search.length >= minSearchLength,
      staleTime: 10_000,
      retry: false,
    })),
    combine: (results) => ({
      groups: results.flatMap(({ data }) => (data && data.found.length > 0 ? [data] : [])),
      isFetching: results.some(({ isFetching }) => isFetching),
      isFailed: results.some(({ isError }) => isError),
    }),
  });
}

const Shortcuts = ({ label, found }: { label: string; found: readonly ShortcutFound[] }) =>
  found.length > 0 && (
    <Combobox.Group label={label}>
      {found.map(({ to, label: { en, km }, icon: Icon }) => (
        <Combobox.Option key={en} value={to} className={classes.option}>
          <Icon size={18} aria-hidden />
          <span className={classes.name}>{localized({ en, km })}</span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );

interface CommandDialogProps {
  user: Who;
  opened: boolean;
  typed: string;
  onType: (text: string) => void;
  /** The field has the focus, and takes what is typed. */
  onReady: (field: HTMLInputElement) => void;
  onClose: () => void;
}

/** Goes to a page, or to a record that is found by its name: by keyboard alone. */
export function CommandDialog({ user, opened, typed, onType, onReady, onClose }: CommandDialogProps) {
  const { t } = useTranslation(['menu', 'common']);
  const navigate = useNavigate();
  // Its list is always open: Escape closes both.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { groups, isFetching, isFailed } = useRecords(user, typed);
  const actions = actionsFound(user, typed.trim());
  const pages = pagesFound(user, typed.trim());
  const { selectFirstOption } = combobox;
  useEffect(() => void selectFirstOption(), [selectFirstOption, typed, groups.length]);
  const go = (to: string) => {
    onClose();
    onType('');
    void navigate(to);
  };
  const isEmpty = actions.length + pages.length === 0 && groups.length === 0 && !isFetching;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('find.label')}
      classNames={{ body: classes.body }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Combobox store={combobox} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            size="md"
            aria-label={t('find.label')}
            placeholder={t('find.hint')}
            maxLength={maximumSearch}
            leftSection={<IconSearch size={18} aria-hidden />}
            rightSection={isFetching && <Loader size={18} />}
            value={typed}
            onFocus={({ currentTarget }) => onReady(currentTarget)}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options}>
          <Shortcuts label={t('find.actions')} found={actions} />
          {groups.map(({ kind, icon: Icon, found }) => (
            <Combobox.Group key={kind} label={t(`find.kind.${kind}`)}>
              {found.map(({ to, name, note }) => (
                <Combobox.Option key={to} value={to} className={classes.option}>
                  <Icon size={18} aria-hidden />
                  <span className={classes.name}>{name}</span>
                  {note && <span className={classes.note}>{note}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          <Shortcuts label={t('find.pages')} found={pages} />
        </Combobox.Options>
      </Combobox>
      <div role="status">
        {isEmpty && <Text c="dimmed">{t('find.nothing', { search: typed.trim() })}</Text>}
        {isFailed && <Text c="dimmed">{t('find.failed')}</Text>}
      </div>
    </Modal>
  );
}
