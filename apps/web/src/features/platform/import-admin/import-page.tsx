import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { AdminImport } from '@acheep/contract/platform/import';
import { importKinds, importResults } from '@acheep/contract/platform/import-option';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  Loader,
  Progress,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowLeft,
  IconDownload,
  IconInfoCircle,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ColumnGuide } from './import-form.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportStateBadge, isUnderWay } from './import-state.tsx';

type Act = 'run' | 'cancel' | 'undo';

/** Actions possible in the import's current state. */
function ImportActions({ of: one }: { of: AdminImport }) {
  const { t } = useTranslation('import-admin');
  const [invite, setInvite] = useState(false);
  const params = { id: one._id };
  const right = one.rows - one.results.wrong;
  const action = useAct({
    call: (act: Act) =>
      act === 'run'
        ? call('POST /admin/import/:id/run', { params, body: { invite } })
        : call(`POST /admin/import/:id/${act}`, { params }),
    asks: (act) => {
      const counts = { count: right, wrong: one.results.wrong };
      return {
        title: t(`action.${act}`),
        message: act === 'run' && one.results.wrong === 0 ? t('ask.runAll', counts) : t(`ask.${act}`, counts),
        confirmLabel: t(`action.${act}`),
        tone: act === 'run' ? 'plain' : 'danger',
      };
    },
    refresh: ['GET /admin/import', 'GET /admin/import/:id', 'GET /admin/import/:id/row'],
  });
  const faults = useTableFile(() => call('GET /admin/import/:id/fault', { params }));
  const isOpen = one.state === 'reading' || one.state === 'checked' || one.state === 'running';
  const button = (act: Act) => ({
    loading: action.given === act,
    onClick: () => action.act(act),
    children: t(`action.${act}`),
  });
  return (
    <Stack gap="sm" mb="lg">
      {one.state === 'checked' && one.invitable > 0 && (
        <Checkbox
          label={t('invite', { count: one.invitable })}
          description={t('inviteHint')}
          checked={invite}
          onChange={(event) => setInvite(event.currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        {one.state === 'checked' && right > 0 && (
          <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} {...button('run')} />
        )}
        {one.results.wrong > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={faults.isPending}
            onClick={() => faults.mutate()}
          >
            {t('action.faults')}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" leftSection={<IconX size={18} aria-hidden />} {...button('cancel')} />
        )}
        {one.canUndo && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            {...button('undo')}
          />
        )}
      </Group>
    </Stack>
  );
}

/** Progress of an import, and the results of its rows. */
function ImportNumbers({ of: one }: { of: AdminImport }) {
  const { t } = useTranslation('import-admin');
  const right = one.rows - one.results.wrong;
  return (
    <Stack mb="md">
      {one.state === 'reading' && (
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('reading')}</Text>
        </Group>
      )}
      {one.state === 'undoing' && (
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('undoing', { removed: numberText(one.removed) })}</Text>
        </Group>
      )}
      {one.problem && (
        <>
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('problem')} role="alert">
            {one.problem}
          </Alert>
          <Group>
            <Button component={Link} to={adminPaths.imports()}>
              {t('form.another')}
            </Button>
          </Group>
          <ColumnGuide kind={one.kind} />
        </>
      )}
      {one.notes.map((note) => (
        <Alert key={note} color="saffron" icon={<IconInfoCircle aria-hidden />}>
          {note}
        </Alert>
      ))}
      {one.rows > 0 && (
        <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="sm">
          {valuesOf(importResults).map((result) => (
            <Fact
              key={result}
              label={localized(importResults[result])}
              value={numberText(one.results[result])}
              hint={t(`result.${result}`)}
            />
          ))}
        </SimpleGrid>
      )}
      {(one.state === 'running' || one.state === 'done' || one.done > 0) && right > 0 && (
        <div>
          <Text size="sm" role="status">
            {t('progress', { done: numberText(one.done), rows: numberText(right) })}
          </Text>
          <Progress
            mt={6}
            value={(one.done / right) * 100}
            animated={one.state === 'running'}
            aria-label={t('progressLabel')}
          />
        </div>
      )}
      {one.state === 'undone' && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
          {t('undone', { removed: numberText(one.removed), stayed: numberText(one.stayed) })}
        </Alert>
      )}
    </Stack>
  );
}

/** One import: results, faults and actions. */
export function ImportPage() {
  const { t } = useTranslation('import-admin');
  const { id = '' } = useParams();
  const {
    data: one,
    error,
    refetch,
  } = useQuery({
    ...apiData('GET /admin/import/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.data) ? 1000 : false),
  });
  const list = { component: Link, to: adminPaths.imports() };
  if (isMissing(error)) return <MissingRecord title={t('missing')} link={list} action={t('title')} />;
  return (
    <>
      <PageHead title={one?.fileName ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title')}
          </Anchor>
        }
        title={<span style={{ overflowWrap: 'anywhere' }}>{one?.fileName ?? t('title')}</span>}
        lead={
          one && (
            <Group component="span" gap="xs">
              <ImportStateBadge of={one} />
              <span>
                {[
                  localized(importKinds[one.kind]),
                  one.source,
                  one.encoding && `${one.format?.toUpperCase()}, ${one.encoding}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>
                <DateText value={one.createdAt} format="time" />
                {one.by && ` · ${one.by}`}
              </span>
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!one && !error && <SkeletonList count={2} height={160} />}
      {one && (
        <>
          <ImportNumbers of={one} />
          <ImportActions of={one} />
          {one.rows > 0 && <ImportRows of={one} />}
        </>
      )}
    </>
  );
}
