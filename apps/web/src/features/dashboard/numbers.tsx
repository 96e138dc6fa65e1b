import type { Compared } from '@acheep/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../ui/fact.tsx';

const digits = (value: number) => value.toLocaleString('en-US');

/** A number of the last days beside that of the days before. */
export function ComparedFact({ label, of }: { label: string; of: Compared }) {
  const { t } = useTranslation('dashboard');
  return (
    <Fact label={label} value={digits(of.now)} hint={t('numbers.before', { count: digits(of.before) })} />
  );
}

export const PlainFact = ({ label, value }: { label: string; value: number }) => (
  <Fact label={label} value={digits(value)} />
);
