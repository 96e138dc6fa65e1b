import type { JobCard } from '@acheep/contract/jobs/job';
import { besideParam, recordId } from '@acheep/contract/kernel/list-url';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Which job stands beside the list: the one that the address names, or else the first. Where there is no room, the one of
 * the address has its page.
 */
export function useJobBeside(jobs: readonly JobCard[] | undefined) {
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const [byKeyboard, setByKeyboard] = useState<string>();
  const chosen = recordId.read?.(params.get(besideParam) ?? '');
  const shown = wide ? (chosen ?? jobs?.[0]?._id) : undefined;
  return {
    wide,
    chosen,
    shown,
    focused: byKeyboard !== undefined && byKeyboard === chosen,
    /** Each choice can be gone back from. */
    show: (id: string, keyboard: boolean) => {
      const next = new URLSearchParams(params);
      next.set(besideParam, id);
      setByKeyboard(keyboard ? id : undefined);
      setParams(next, { preventScrollReset: true });
    },
    /** To the card that it was chosen at. */
    leave: () => {
      setByKeyboard(undefined);
      document.querySelector<HTMLElement>('article a[aria-current]')?.focus();
    },
  };
}
