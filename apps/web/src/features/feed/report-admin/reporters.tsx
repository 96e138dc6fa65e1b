import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminReport, Reporter } from '@acheep/contract/feed/report';
import { reportStatuses } from '@acheep/contract/feed/report-option';
import { Anchor, Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type DateFormat, DateText } from '../../../ui/date-text.tsx';

/** The age of an account that reports, and what became of its reports. */
export function ReporterFacts({ reporter, format }: { reporter: Reporter; format: DateFormat }) {
  const { t } = useTranslation('report-admin');
  const { since, upheld, refused, ignored } = reporter;
  const facts = [
    upheld > 0 && t('reporter.upheld', { count: upheld }),
    refused > 0 && t('reporter.refused', { count: refused }),
    ignored && localized(reportStatuses.ignored),
  ];
  return (
    <Text size="sm" c="dimmed" component="span">
      <DateText value={since} format={format}>
        {(date) => t('reporter.since', { date })}
      </DateText>
      {facts.flatMap((fact) => (fact ? [` · ${fact}`] : []))}
    </Text>
  );
}

/** The accounts that have reported the same item, and one decision about all that some of them have reported. */
export function Reporters({ report, onDone }: { report: AdminReport; onDone: () => void }) {
  const { t } = useTranslation('report-admin');
  const { data: reporters = [] } = useQuery(
    apiData('GET /admin/report/:id/reporter', { params: { id: report._id } }),
  );
  const [picked, setPicked] = useState<string[] | null>(null);
  const chosen =
    picked ?? reporters.filter(({ trusted, ignored }) => !trusted && !ignored).map(({ _id }) => _id);
  const open = reporters.reduce((sum, one) => sum + (chosen.includes(one._id) ? one.open : 0), 0);
  const isCounted = reporters.some(({ ignored }) => !ignored);
  const save = useAct({
    call: (body: CallOptions<'PUT /admin/reporter'>['body']) => call('PUT /admin/reporter', { body }),
    asks: ({ ignored }) =>
      ignored
        ? {
            title: t('reporter.confirm.title'),
            message: t('reporter.confirm.text', { count: open }),
            confirmLabel: t('reporter.confirm.action'),
          }
        : null,
    done: ({ data: { reports, jobs } }, { ignored }) =>
      ignored
        ? `${t('reporter.refusedNow', { count: reports })} · ${t('reporter.reopened', { count: jobs })}`
        : t('reporter.counted'),
    id: 'report',
    refresh: [
      'GET /admin/report',
      'GET /admin/report/:id/reporter',
      'GET /admin/audit',
      'GET /admin/job',
      'GET /dashboard',
    ],
    after: onDone,
  });
  if (reporters.length === 0) return null;
  return (
    <Box role="group" aria-label={t('reporter.title')}>
      <Text fw={600} size="sm">
        {t('reporter.title')}
      </Text>
      <Stack gap="xs" mt={6} mah={260} style={{ overflowY: 'auto' }}>
        {reporters.map((reporter) => {
          const { _id, name, ignored } = reporter;
          return (
            <Group key={_id} gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
              {ignored ? (
                <div>
                  <Text size="sm">{name}</Text>
                  <ReporterFacts reporter={reporter} format="time" />
                </div>
              ) : (
                <Checkbox
                  label={name}
                  description={<ReporterFacts reporter={reporter} format="time" />}
                  checked={chosen.includes(_id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setPicked(checked ? [...chosen, _id] : chosen.filter((one) => one !== _id))
                  }
                />
              )}
              {ignored ? (
                <Button
                  variant="default"
                  size="xs"
                  style={{ flexShrink: 0 }}
                  aria-label={t('reporter.countOne', { name })}
                  loading={save.isPending}
                  onClick={() => save.act({ reporters: [_id], ignored: false })}
                >
                  {t('reporter.count')}
                </Button>
              ) : (
                <Anchor
                  component={Link}
                  to={adminPaths.user(_id)}
                  size="sm"
                  style={{ flexShrink: 0 }}
                  aria-label={`${t('reporter.account')}: ${name}`}
                >
                  {t('reporter.account')}
                </Anchor>
              )}
            </Group>
          );
        })}
      </Stack>
      {isCounted && (
        <>
          <Text size="sm" c="dimmed" mt="xs">
            {t('reporter.hint')}
          </Text>
          <Button
            variant="default"
            size="xs"
            mt={6}
            leftSection={<IconUserOff size={16} aria-hidden />}
            disabled={chosen.length === 0}
            loading={save.isPending}
            onClick={() => save.act({ reporters: chosen, ignored: true })}
          >
            {t('reporter.ignore')}
          </Button>
        </>
      )}
    </Box>
  );
}
