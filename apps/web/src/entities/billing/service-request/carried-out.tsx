import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';

/** The result of a service request in a sentence, with links to what was published. */
export function CarriedOut({ done }: { done: NonNullable<ServiceRequest['carriedOut']> }) {
  const { t } = useTranslation('service-request');
  const { effect, until, views, links, endedAt } = done;
  if (endedAt) return <Text size="sm">{t('done.cv-screening-ended', { until: formatDate(endedAt) })}</Text>;
  return (
    <>
      <Text size="sm">
        {t(`done.${effect}`, { until: until ? formatDate(until) : '', count: views ?? 0 })}
      </Text>
      {links.map((link) => (
        <Anchor
          key={link}
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          size="sm"
          display="block"
          style={{ overflowWrap: 'anywhere' }}
        >
          {link.replace('https://', '')}
        </Anchor>
      ))}
    </>
  );
}
