import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { SettingGroup } from './setting-form-values.ts';

interface SettingSectionProps {
  group: SettingGroup;
  pending: boolean;
  conflict: unknown;
  onSubmit: () => void;
  onResolve: (keep: 'mine' | 'theirs') => void;
  /** Where the group is set and may be taken away. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** One group of settings with its own button to save it. */
export function SettingSection(props: SettingSectionProps) {
  const { group, pending, conflict, onSubmit, onResolve, onRemove, children } = props;
  const { t } = useTranslation('operator-setting');
  const common = useTranslation().t;
  return (
    <Panel title={t(`${group}.title`)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack maw={640}>
          <Text size="sm" c="dimmed">
            {t(`${group}.lead`)}
          </Text>
          {children}
          {conflict !== null && (
            <ConflictNote
              names={[t(`${group}.title`)]}
              onKeepMine={() => onResolve('mine')}
              onTakeTheirs={() => onResolve('theirs')}
            />
          )}
          <Group gap="xs">
            <SubmitButton loading={pending}>{common('save')}</SubmitButton>
            {onRemove && (
              <Button variant="subtle" color="red" onClick={onRemove}>
                {t(group === 'site' ? 'site.remove' : 'remove.action')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
