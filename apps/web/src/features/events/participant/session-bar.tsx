import { sessionsNeeded } from '@acheep/contract/events/gathering-option';
import type { ParticipantSummary } from '@acheep/contract/events/participant';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { changed, mayMarkAt } from './participant.api.ts';

/** The session that people are marked at, and the mark for all who have a seat. */
export function SessionBar({
  summary,
  session,
  onChange,
}: {
  summary: ParticipantSummary;
  session: number;
  onChange: (session: number) => void;
}) {
  const { t } = useTranslation('participant');
  const { _id: id, times, counts } = summary;
  const mark = useAct({
    call: async () =>
      (await call('PUT /gathering/:id/participant', { params: { id }, body: { session, wasThere: true } }))
        .data,
    asks: () => ({
      title: t('session.allTitle'),
      message: t('session.allText', { count: counts.seat }),
      confirmLabel: t('session.all'),
      tone: 'plain',
    }),
    done: (marked) => t('bar.marked', { count: marked.changed }),
    id: 'participant',
    refresh: changed,
  });
  if (!summary.mayMark) return <span />;
  return (
    <Group gap="xs" align="end">
      {times.length > 1 && (
        <NativeSelect
          size="sm"
          label={t('session.label')}
          value={session}
          data={times.map(({ startsAt }, at) => ({
            value: String(at),
            label: `${at + 1}/${times.length} · ${formatDate(startsAt)}`,
          }))}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
      {mayMarkAt(summary, session) && counts.seat > 0 && (
        <Button
          variant="default"
          size="sm"
          loading={mark.isPending}
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={() => mark.act()}
        >
          {t('session.all')}
        </Button>
      )}
    </Group>
  );
}

/** What counts as present, where there are several sessions. */
export function PresenceRule({ summary: { times, certificate } }: { summary: ParticipantSummary }) {
  const { t } = useTranslation('participant');
  if (times.length < 2) return null;
  const needed = sessionsNeeded(times.length);
  const isAll = needed === times.length;
  const rule = certificate ? (isAll ? 'certificateAll' : 'certificate') : isAll ? 'presentAll' : 'present';
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {t(`rule.${rule}`, { needed, sessions: times.length })}
    </Text>
  );
}

/** The last session that has come, else the first. */
export const sessionNow = (summary: ParticipantSummary) =>
  Math.max(
    0,
    summary.times.findLastIndex((_, at) => mayMarkAt(summary, at)),
  );
