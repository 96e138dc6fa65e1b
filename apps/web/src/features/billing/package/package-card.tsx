import type { PackageOffer } from '@acheep/contract/billing/package';
import { Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { packageTitle, percent, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './package-card.module.css';

interface PackageCardProps {
  offer: PackageOffer;
  onStart: () => void;
}

/** What a package costs and gives, and the way to begin with it. */
export function PackageCard({ offer, onStart }: PackageCardProps) {
  const { t } = useTranslation('package');
  const words = usePackageWords();
  const title = packageTitle(offer);
  const isFree = offer.price === 0;
  const text = localized({ en: offer.description ?? '', km: offer.descriptionKm ?? '' });
  return (
    <div className={classes.card}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <p className={classes.price}>{words.price(offer)}</p>
      <Text size="sm" c="dimmed">
        {isFree ? t('noPayment') : t('withoutVat', { rate: percent(offer.vatRate) })}
      </Text>
      {text && (
        <Text size="sm" mt="sm">
          {text}
        </Text>
      )}
      <ul className={classes.facts}>
        {words.facts(offer).map((fact) => (
          <li key={fact}>
            <IconCheck size={18} color="var(--ac-icon)" aria-hidden />
            {fact}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        className={classes.start}
        variant={isFree ? 'light' : 'filled'}
        aria-label={t('startWith', { title })}
        onClick={onStart}
      >
        {t('start')}
      </Button>
    </div>
  );
}
