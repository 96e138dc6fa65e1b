import type { Service } from '@acheep/contract/service';
import { Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconBriefcase2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiData } from '../../lib/api-query.ts';
import { localized } from '../../lib/locale.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatMoney } from '../../ui/money-text.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import classes from './service-offers.module.css';

const titleOf = ({ title, titleKm }: Service) => localized({ en: title, km: titleKm });

/** What the operator offers beside packages, and the way to ask about each. */
export function ServiceOffers() {
  const { t } = useTranslation('library');
  const { data: services, error, refetch } = useQuery(apiData('GET /service'));
  const [asked, setAsked] = useState<Service | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (services?.length === 0)
    return <EmptyState icon={IconBriefcase2} title={t('service.none.title')} text={t('service.none.text')} />;
  if (asked)
    return (
      <div className={classes.asking}>
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          mb="xs"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setAsked(null)}
        >
          {t('service.back')}
        </Button>
        <Title order={2} size="h3" mb="sm">
          {t('service.askAbout', { title: titleOf(asked) })}
        </Title>
        <EnquiryForm serviceId={asked._id} />
      </div>
    );
  return (
    <ul className={classes.services} aria-busy={!services}>
      {services
        ? services.map((service) => (
            <li key={service._id} className={classes.service}>
              <Title order={2} size="h4">
                {titleOf(service)}
              </Title>
              <Text size="sm" mt={6} style={{ whiteSpace: 'pre-line' }}>
                {localized({ en: service.text, km: service.textKm })}
              </Text>
              <div className={classes.foot}>
                <Text size="sm" fw={600}>
                  {service.price === null
                    ? t('service.onRequest')
                    : service.price === 0
                      ? t('service.free')
                      : t('service.price', { price: formatMoney(service.price, service.currency) })}
                </Text>
                <Button size="sm" variant="light" onClick={() => setAsked(service)}>
                  {t('service.ask')}
                  <VisuallyHidden> {titleOf(service)}</VisuallyHidden>
                </Button>
              </div>
            </li>
          ))
        : [0, 1, 2, 3, 4, 5].map((place) => (
            <li key={place}>
              <Skeleton height={170} radius="md" />
            </li>
          ))}
    </ul>
  );
}
