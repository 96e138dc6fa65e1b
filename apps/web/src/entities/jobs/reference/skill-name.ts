import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localized } from '../../../lib/locale.ts';
import { skillQuery } from './reference.ts';

/** Returns a function that names a skill in the reader's language, where the site's list has it. */
export function useSkillName(): (written: string) => string {
  const { data } = useQuery(skillQuery);
  return useMemo(() => {
    const known = new Map<string, string>();
    for (const { name } of [...(data ?? [])].reverse())
      for (const one of [name.en, name.km]) known.set(one.toLowerCase(), localized(name));
    return (written) => known.get(written.toLowerCase()) ?? written;
  }, [data]);
}
