import type { List } from '@acheep/contract/kernel/list';
import { type Asked, filterNames, isNarrowed, listSearch, without } from '@acheep/contract/kernel/list-url';
import { type SavedView, savedViewSave, sharedViewPages } from '@acheep/contract/platform/saved-view';
import { ActionIcon, Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmarks, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { may } from '../../../lib/may-do.ts';
import { useSession } from '../../../lib/session.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const refresh = () => invalidate('GET /saved-view');

interface SaveProps {
  page: string;
  query: string;
}

const chosenOnly = savedViewSave.body.pick({ name: true, shared: true });

/** Saves what is chosen now under a name. */
function SaveView({ page, query }: SaveProps) {
  const { t } = useTranslation('widget');
  const user = useSession()?.user;
  const right = sharedViewPages[page];
  const mayShare =
    right !== undefined && Boolean(user?.company) && may(user, { access: 'AppliedJob', right });
  const state = useSendForm({
    resolver: bodyResolver<{ name: string; shared: boolean }>(chosenOnly),
    defaultValues: { name: '', shared: false },
    send: (chosen) => call('PUT /saved-view', { body: { page, query, ...chosen } }),
    onSent: () => {
      state.form.reset();
      void refresh();
      void toast({ tone: 'success', message: t('list.viewSaved'), id: 'saved-view' });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void state.submit(event)}>
      <Stack gap="xs">
        <TextInput label={t('list.viewName')} maxLength={60} {...inputProps(state.form, 'name')} />
        {mayShare && <Checkbox label={t('list.shareView')} {...state.form.register('shared')} />}
        <Group>
          <SubmitButton loading={state.sending}>{t('list.saveView')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

interface SavedViewsProps {
  of: List;
  asked: Asked;
}

/** The views of this list that the caller has saved, or that colleagues share, as links, and a form that saves what is chosen now. */
export function SavedViews({ of, asked }: SavedViewsProps) {
  const { t } = useTranslation('widget');
  const { pathname: page } = useLocation();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const views = useQuery({ ...apiData('GET /saved-view', { query: { page } }), enabled: opened }).data;
  const remove = useAct({
    call: ({ _id: id }: SavedView) => call('DELETE /saved-view/:id', { params: { id } }),
    refresh,
  });
  // A board of candidates stays one.
  const others = without(params, ['search', 'sort', ...filterNames(of)]);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={300} trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmarks size={18} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('list.views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.viewsOf')}>
        <Stack gap="sm">
          {views?.map((view) => (
            <Group key={view._id} justify="space-between" wrap="nowrap" gap="xs">
              <Anchor
                component={Link}
                to={{ search: `?${new URLSearchParams([...others, ...new URLSearchParams(view.query)])}` }}
                py={6}
                truncate
                onClick={() => setOpened(false)}
              >
                {view.name}
              </Anchor>
              {view.shared && (
                <Text span size="xs" c="dimmed" truncate ml="auto" title={t('list.sharedView')}>
                  <IconUsers size={14} aria-label={t('list.sharedView')} role="img" /> {view.by}
                </Text>
              )}
              {view.deletable && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={t('list.removeView', { name: view.name })}
                  loading={remove.given?._id === view._id}
                  onClick={() => remove.act(view)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
          {isNarrowed(asked) ? (
            <SaveView page={page} query={listSearch(of, { ...asked, page: 1 }).slice(1)} />
          ) : (
            views?.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('list.noViews')}
              </Text>
            )
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
