import type { ParticipantSummary } from '@acheep/contract/events/participant';
import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiPage, invalidate } from '../../../lib/api-query.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';

export const summaryQuery = (id: string) =>
  apiData('GET /gathering/:id/participant/summary', { params: { id } });

export const sheetQuery = (id: string) => apiData('GET /gathering/:id/participant/sheet', { params: { id } });

export const changed = [
  'GET /gathering/:id/participant',
  'GET /gathering/:id/participant/summary',
  'GET /gathering/:id/participant/sheet',
  'GET /training/own',
  'GET /event/own',
] as const;
const refresh = () => invalidate(...changed);

/** True from the morning of the session's day on. */
export const mayMarkAt = ({ mayMark, times }: ParticipantSummary, session: number): boolean =>
  mayMark && today(new Date(times[session]?.startsAt ?? '')) <= today();

/** Records payment and attendance. */
export const useMark = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'PUT /gathering/:id/participant'>['body']) =>
      (await call('PUT /gathering/:id/participant', { params: { id }, body })).data,
    onSettled: refresh,
  });

export type MessageBody = CallOptions<'POST /gathering/:id/participant/email'>['body'];

const changing = { onSettled: refresh, meta: { ownError: true } } as const;

export type AddBody = CallOptions<'POST /gathering/:id/participant'>['body'];
export const useAddParticipant = (id: string) =>
  useMutation({
    mutationFn: async (body: AddBody) =>
      (await call('POST /gathering/:id/participant', { params: { id }, body })).data,
    ...changing,
  });

export type MoveBody = CallOptions<'POST /gathering/participant/:id/move'>['body'];
export const useMoveParticipant = (id: string) =>
  useMutation({
    mutationFn: (body: MoveBody) => call('POST /gathering/participant/:id/move', { params: { id }, body }),
    ...changing,
  });

export const useCancelParticipant = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => {
      const body = reason.trim() ? { reason } : {};
      return call('POST /gathering/participant/:id/cancel', { params: { id }, body });
    },
    ...changing,
  });

/** Coming ones of the company, to which somebody may be moved; the soonest first. */
export const comingQuery = (kind: ParticipantSummary['kind']) =>
  apiPage(`GET /${kind}/own`, { query: { 'filter[status]': 'active', sort: 'startsAt_1', limit: 100 } });

/** Sends a message to participants. The form shows the errors. */
export const useWrite = (id: string) =>
  useMutation({
    mutationFn: async (body: MessageBody) =>
      (await call('POST /gathering/:id/participant/email', { params: { id }, body })).data,
    meta: { ownError: true },
  });

type TableQuery = CallOptions<'GET /gathering/:id/participant/csv'>['query'];

export const useTable = (id: string) =>
  useTableFile((query: TableQuery) => call('GET /gathering/:id/participant/csv', { params: { id }, query }));

type Held = Pick<ParticipantSummary, 'kind' | '_id'>;

/** Returns the edit path of the training or event. */
export const heldPath = ({ kind, _id }: Held) =>
  kind === 'training' ? paths.manageTrainingEdit(_id) : paths.manageEventEdit(_id);

export const participantsPath = ({ kind, _id }: Held) =>
  kind === 'training' ? paths.trainingParticipants(_id) : paths.eventParticipants(_id);
export const sheetPath = ({ kind, _id }: Held) =>
  kind === 'training' ? paths.trainingSheet(_id) : paths.eventSheet(_id);
