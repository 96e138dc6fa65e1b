import { numberText } from '@acheep/contract/kernel/english-text';
import type { Compared } from '@acheep/contract/platform/dashboard';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Fact } from '../../../ui/fact.tsx';

/** A figure of the last days, compared with the days before. */
export function ComparedFact({ label, of }: { label: string; of: Compared }) {
  const { t } = useTranslation('dashboard');
  return (
    <Fact
      label={label}
      value={numberText(of.now)}
      hint={t('numbers.before', { count: numberText(of.before) })}
    />
  );
}

export const PlainFact = ({ label, value }: { label: string; value: number }) => (
  <Fact label={label} value={numberText(value)} />
);
