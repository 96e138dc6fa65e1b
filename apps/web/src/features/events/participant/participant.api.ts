import type { ParticipantSummary } from '@acheep/contract/events/participant';
import { paths } from '@acheep/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';

export const summaryQuery = (id: string) =>
  apiData('GET /gathering/:id/participant/summary', { params: { id } });

export const sheetQuery = (id: string) => apiData('GET /gathering/:id/participant/sheet', { params: { id } });

const refresh = () => invalidate('GET /gathering/:id/participant', 'GET /gathering/:id/participant/summary');

/** Records payment and attendance. */
export const useMark = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'PUT /gathering/:id/participant'>['body']) =>
      (await call('PUT /gathering/:id/participant', { params: { id }, body })).data,
    onSettled: refresh,
  });

export type MessageBody = CallOptions<'POST /gathering/:id/participant/email'>['body'];

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
