import { useMutation } from '@tanstack/react-query';
import type { Chosen } from './use-chosen.ts';

/** Chooses rows beyond those that are shown: `read` returns them. */
export function useChooseAll<T extends { _id: string }>(
  { choose }: Pick<Chosen<T>, 'choose'>,
  read: () => Promise<readonly T[]>,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (rows) =>
      choose(
        rows.map(({ _id }) => _id),
        true,
        rows,
      ),
  });
  return { chooseAll: () => mutate(), isPending };
}
