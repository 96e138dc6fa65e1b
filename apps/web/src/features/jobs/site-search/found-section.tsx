import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

interface FoundSectionProps {
  title: string;
  /** How many there are, and where all of them are. */
  number?: string;
  to?: string;
  children: ReactNode;
}

/** What is found of one kind, with the way to its own list. */
export function FoundSection({ title, number, to, children }: FoundSectionProps) {
  const { t } = useTranslation('search');
  const all = to && number && (
    <Anchor component={Link} to={to} aria-label={`${title}: ${t('all', { number })}`}>
      {t('all', { number })}
    </Anchor>
  );
  return (
    <Section title={title} action={all || undefined}>
      {children}
    </Section>
  );
}
