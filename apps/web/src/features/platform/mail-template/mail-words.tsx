import { localeNames } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { MailWords } from '@acheep/contract/platform/mail-template';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { MailForm } from './mail-form.tsx';

/** Loads the words of one e-mail in one language for the form. */
function InLanguage({ name, language }: Pick<MailWords, 'name' | 'language'>) {
  const { data, error, refetch } = useQuery(
    apiData('GET /admin/mail-template/words', { query: { name, language } }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={2} height={240} />;
  return <MailForm mail={data} />;
}

/** The words of one e-mail. Those of the other language stay behind them, so that nothing typed is lost. */
export function MailWordsPanel({ name, language }: Pick<MailWords, 'name' | 'language'>) {
  return valuesOf(localeNames).map((one) => (
    <div key={`${name} ${one}`} hidden={one !== language}>
      <InLanguage name={name} language={one} />
    </div>
  ));
}
