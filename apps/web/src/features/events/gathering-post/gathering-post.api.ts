import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call, type EndpointKey } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type GatheringBody = CallOptions<'POST /training'>['body'] & CallOptions<'POST /event'>['body'];
type StatusBody = CallOptions<'POST /training/:id/status'>['body'];

/** Both kinds have the same endpoints under different prefixes, with the same responses. */
const of = <K extends EndpointKey>(kind: GatheringKind, key: K) => key.replace('/training', `/${kind}`) as K;

export const ownGatheringQuery = (kind: GatheringKind, id: string) =>
  apiData(of(kind, 'GET /training/own/:id'), { params: { id } });

const refreshLists = (kind: GatheringKind) =>
  invalidate(
    of(kind, 'GET /training/own'),
    of(kind, 'GET /training'),
    of(kind, 'GET /training/:id'),
    'GET /dashboard',
  );

function keep(gathering: OwnGatheringDetail) {
  const { kind, _id: id } = gathering;
  keepResponse({ data: gathering }, of(kind, 'GET /training/own/:id'), { params: { id } });
  void refreshLists(kind);
}

interface SavedEdit {
  id: string | undefined;
  body: GatheringBody & { updatedAt?: string | undefined; publish?: boolean | undefined };
}

/** Saves a record; creates one without `id`. The form shows the errors. */
export const useSaveGathering = (kind: GatheringKind) =>
  useMutation({
    mutationFn: async ({ id, body }: SavedEdit) => {
      const answer = id
        ? await call(of(kind, 'PUT /training/:id'), { params: { id }, body })
        : await call(of(kind, 'POST /training'), { body });
      return answer.data;
    },
    onSuccess: keep,
    meta: { ownError: true },
  });

/** Publishes, closes, reopens or archives a record. The caller handles incomplete ones. */
export const useGatheringStatus = (kind: GatheringKind) =>
  useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & StatusBody) =>
      (await call(of(kind, 'POST /training/:id/status'), { params: { id }, body })).data,
    onSuccess: keep,
    meta: { ownError: ['gathering.incomplete'] },
  });

export const useCopyGathering = (kind: GatheringKind) =>
  useMutation({
    mutationFn: async (id: string) =>
      (await call(of(kind, 'POST /training/:id/copy'), { params: { id } })).data,
    onSuccess: keep,
  });

export const useDeleteGathering = (kind: GatheringKind) =>
  useMutation({
    mutationFn: (id: string) => call(of(kind, 'DELETE /training/:id'), { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: ownGatheringQuery(kind, id).queryKey });
      return refreshLists(kind);
    },
  });
