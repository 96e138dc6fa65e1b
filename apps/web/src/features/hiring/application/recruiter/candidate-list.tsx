import { candidates, type Decision, decisions, maxAtOnce } from '@acheep/contract/hiring/application-option';
import { hired } from '@acheep/contract/hiring/stage-option';
import type { FilterOf, SortOf } from '@acheep/contract/kernel/list';
import { isNarrowed, listRequest } from '@acheep/contract/kernel/list-url';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Text } from '@mantine/core';
import { IconChevronDown, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../../lib/api.ts';
import { apiPage } from '../../../../lib/api-query.ts';
import { useMayDo } from '../../../../lib/may-do.ts';
import { useChosen } from '../../../../lib/use-chosen.ts';
import type { ListControl } from '../../../../lib/use-list-url.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ChooseAll } from '../../../../ui/choose-all.tsx';
import { ChosenBar } from '../../../../ui/chosen-bar.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ListView } from '../../../../ui/list-view.tsx';
import { TableFileButton } from '../../../../ui/table-file-button.tsx';
import { useDecision } from '../decision.api.ts';
import { decisionLooks } from '../decision-buttons.tsx';
import type { Recipient } from '../message.api.ts';
import { RejectDialog } from '../reject-dialog.tsx';
import { useStages } from '../stage.api.ts';
import { useCandidateTable } from './candidate.api.ts';
import { MoveMenu } from './move-menu.tsx';
import { useReceivedColumns } from './received-column.tsx';
import classes from './received-list.module.css';
import { WriteButton } from './write-button.tsx';

interface CandidateBarProps {
  candidates: readonly Recipient[];
  /** The status of the list, which is not offered as a decision. */
  shown: Decision | undefined;
  onDone: () => void;
  /** Chooses more. */
  more: ReactNode;
}

/** Bar at the bottom with actions on the selected candidates. */
function CandidateBar({ candidates, shown, onDone, more }: CandidateBarProps) {
  const { t } = useTranslation('application');
  const { decideSeveral, moveSeveral, isPending } = useDecision();
  const { stages } = useStages();
  const [rejecting, setRejecting] = useState(false);
  if (candidates.length === 0) return null;
  const ids = candidates.map(({ _id }) => _id);
  const after = async (done: Promise<boolean>) => {
    if (await done) onDone();
  };
  const decide = (status: Decision) =>
    status === 'rejected' ? setRejecting(true) : void after(decideSeveral({ ids, status }));
  return (
    <ChosenBar
      label={t('received.withChosen')}
      count={t('received.chosen', { count: ids.length })}
      clear={onDone}
    >
      {valuesOf(decisions)
        .filter((status) => status !== shown)
        .map((status) => {
          const { icon: Icon, ...looks } = decisionLooks[status];
          return (
            <Button
              key={status}
              size="compact-md"
              {...looks}
              variant={status === 'shortlisted' ? 'filled' : 'default'}
              disabled={isPending}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => decide(status)}
            >
              {t(`decision.action.${status}`)}
            </Button>
          );
        })}
      <MoveMenu
        places={stages.filter(({ value }) => value !== hired)}
        onChoose={(stage) => void after(moveSeveral(ids, stage))}
      >
        <Button
          size="compact-md"
          variant="default"
          disabled={isPending}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('stage.moveTo')}
        </Button>
      </MoveMenu>
      <WriteButton size="compact-md" recipients={candidates} onSent={onDone} />
      {more}
      {rejecting && (
        <RejectDialog
          opened
          isBrief
          recipients={candidates}
          title={t('reject.titleSeveral', { count: ids.length })}
          onClose={() => setRejecting(false)}
          onReject={async ({ rejection, notice, templateId }) => {
            setRejecting(false);
            const given = {
              ...(rejection && { rejection }),
              ...(notice && { notice }),
              ...(templateId && { templateId }),
            };
            await after(decideSeveral({ ids, status: 'rejected', ...given }));
          }}
        />
      )}
    </ChosenBar>
  );
}

interface CandidateListProps {
  control: ListControl<FilterOf<typeof candidates>, SortOf<typeof candidates>>;
  /** Restricts the list to one status. */
  status: Decision | undefined;
  title: string;
}

/** A list of candidates with selection and bulk decisions. */
export function CandidateList({ control, status, title }: CandidateListProps) {
  const { t } = useTranslation('application');
  const request = listRequest(candidates, control.asked);
  const params = { ...request, 'filter[status]': status ?? request['filter[status]'] };
  const query = useQuery(apiPage('GET /application/candidate', { query: params }));
  const table = useCandidateTable();
  const rows = query.data?.data ?? [];
  const choice = useChosen(rows);
  const mayHire = useMayDo('hire');
  const columns = useReceivedColumns(choice).filter(
    ({ key }) => (key !== 'status' || !status || status === 'shortlisted') && (key !== 'choose' || mayHire),
  );
  const filtered = isNarrowed(control.asked);
  const total = query.data?.meta.total;
  return (
    <>
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        rowLooks={() => ({ className: classes.row })}
        empty={
          <EmptyState
            icon={IconInbox}
            art="boat"
            title={t(filtered ? 'received.emptyFilteredTitle' : `received.empty.${status ?? 'all'}.title`)}
            text={t(filtered ? 'received.emptyFilteredText' : `received.empty.${status ?? 'all'}.text`)}
            action={
              !filtered &&
              mayHire && (
                <Button
                  component={Link}
                  variant="default"
                  to={status ? paths.manageApplied() : paths.manageJob()}
                >
                  {t(status ? 'received.all' : 'received.myJobs')}
                </Button>
              )
            }
          />
        }
      />
      {total !== undefined && total > 0 && (
        <Group justify="space-between" mt="xs">
          <Text size="sm" c="dimmed">
            {t('received.total', { count: total })}
          </Text>
          {mayHire && <TableFileButton loading={table.isPending} onClick={() => table.mutate(params)} />}
        </Group>
      )}
      {mayHire && (
        <CandidateBar
          candidates={choice.chosen}
          shown={status}
          onDone={choice.clear}
          more={
            <ChooseAll
              choice={choice}
              total={total ?? 0}
              most={maxAtOnce}
              read={async (limit) =>
                (await call('GET /application/candidate', { query: { ...params, offset: 0, limit } })).data
              }
            />
          }
        />
      )}
    </>
  );
}
