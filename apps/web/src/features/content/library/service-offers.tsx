import { cheapestOffer } from '@acheep/contract/billing/package-option';
import type { Service } from '@acheep/contract/billing/service';
import { effectTerms } from '@acheep/contract/billing/service-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconBriefcase2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import classes from './service-offers.module.css';
import { ServiceRequestForm } from './service-request-form.tsx';

const titleOf = ({ title, titleKm }: Service) => localized({ en: title, km: titleKm });

/** What job posts cost: as much as the cheapest package, if there is one yet. */
function PriceFrom() {
  const { t } = useTranslation('library');
  const { data, isPending } = useQuery(apiData('GET /package'));
  if (isPending) return <Skeleton component="span" display="inline-block" width={140} height={14} />;
  const cheapest = cheapestOffer(data?.filter(({ status }) => status === 'active') ?? []);
  if (!cheapest) return t('service.inPackages');
  if (cheapest.price === 0) return t('service.free');
  return t('service.from', { price: moneyText(cheapest.price, cheapest.currency) });
}

/** The operator's services besides packages, each with a button to ask for it. */
export function ServiceOffers() {
  const { t } = useTranslation('library');
  const { data: services, error, refetch } = useQuery(apiData('GET /service'));
  const [selected, setSelected] = useState<Service | null>(null);
  const role = useSession()?.user.role;
  const forCompany = can(role, 'Service');
  /** Services for jobs are not for companies that cannot post any. */
  const isForThem = ({ effect, soldInPackages }: Service) =>
    !forCompany ||
    (soldInPackages ? can(role, 'PostJob') : effect === null || can(role, effectTerms[effect].subject));
  const priceOf = ({ price, currency }: Service) => {
    if (price === null) return t('service.onRequest');
    return price === 0 ? t('service.free') : t('service.price', { price: moneyText(price, currency) });
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (services?.length === 0)
    return <EmptyState icon={IconBriefcase2} title={t('service.none.title')} text={t('service.none.text')} />;
  if (selected)
    return (
      <div className={classes.asking}>
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          mb="xs"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setSelected(null)}
        >
          {t('service.back')}
        </Button>
        <Title order={2} size="h3" mb="sm">
          {t(forCompany ? 'service.askFor' : 'service.askAbout', { title: titleOf(selected) })}
        </Title>
        {forCompany ? <ServiceRequestForm service={selected} /> : <EnquiryForm serviceId={selected._id} />}
      </div>
    );
  const offers = (
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
                  {service.soldInPackages ? <PriceFrom /> : priceOf(service)}
                  {service.effect && service.amount && (
                    <Text span size="sm" c="dimmed">
                      {' · '}
                      {t(`service.${effectTerms[service.effect].measure ?? 'days'}`, {
                        count: service.amount,
                      })}
                    </Text>
                  )}
                </Text>
                {service.soldInPackages && isForThem(service) ? (
                  <Button component={Link} to={paths.package()} size="sm" variant="light">
                    {t('service.packages')}
                  </Button>
                ) : isForThem(service) ? (
                  <Button size="sm" variant="light" onClick={() => setSelected(service)}>
                    {t(forCompany ? 'service.request' : 'service.ask')}
                    <VisuallyHidden> {titleOf(service)}</VisuallyHidden>
                  </Button>
                ) : (
                  <Text size="sm" c="dimmed">
                    {t('service.ofJobs')}
                  </Text>
                )}
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
  if (!forCompany) return offers;
  return (
    <>
      <Group justify="flex-end" mb="sm">
        <Button component={Link} to={paths.manageServices()} variant="subtle" size="sm">
          {t('service.own')}
        </Button>
      </Group>
      {offers}
    </>
  );
}
