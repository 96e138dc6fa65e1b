import type { Localized } from '@acheep/contract/kernel/locale';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { apiData } from '../../../../lib/api-query.ts';
import type { AnswerForm } from './answer.ts';

/** Pause after which a title counts as written, in milliseconds. */
const rest = 500;

/** Usual skills of the trade that was named. Its category is chosen as long as nobody chooses another. */
export function useTrade(form: AnswerForm): readonly Localized[] {
  const wanted = useWatch({ control: form.control, name: 'wanted' }).replace(/\s+/g, ' ').trim();
  const [title] = useDebouncedValue(wanted, rest);
  const { data } = useQuery({
    ...apiData('GET /users/resume/trade', { query: { title } }),
    enabled: title !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const guessed = useRef('');
  useEffect(() => {
    const before = form.getValues('category');
    if (!data || (before !== '' && before !== guessed.current)) return;
    guessed.current = data.category?._id ?? '';
    if (before !== guessed.current) form.setValue('category', guessed.current, { shouldDirty: true });
  }, [data, form]);
  return data?.skills ?? [];
}
