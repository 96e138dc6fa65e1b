import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useActivePlan } from '../../../entities/billing/order/active-plan.ts';
import { useAwaitedOrder } from '../../../entities/billing/order/awaited-order.ts';
import { packageTitle, percent, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { apiData } from '../../../lib/api-query.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface JobPackageNoteProps {
  jobId: string | undefined;
  packageId: string | undefined;
  onChoose: (packageId: string) => void;
}

/** Note above the form of a draft: the package to be ordered with it, or that publishing needs one. */
export function JobPackageNote({ jobId, packageId, onChoose }: JobPackageNoteProps) {
  const { t } = useTranslation('job-post');
  const { t: about } = useTranslation('package');
  const words = usePackageWords();
  const plan = useActivePlan();
  const order = useAwaitedOrder(jobId);
  const { data: offers } = useQuery({ ...apiData('GET /package'), enabled: packageId !== undefined });
  const offer = offers?.find(({ _id }) => _id === packageId);
  // Nothing to show: there is an order or a plan, or the data is still loading.
  if (order) return null;
  if (packageId ? !offers : plan === undefined || plan?.activeJob) return null;
  const choose = (
    <Button variant="default" size="sm" flex="none" onClick={() => openPackageDialog(onChoose)}>
      {t(offer ? 'package.other' : 'package.see')}
    </Button>
  );
  const key = offer ? (offer.price === 0 ? 'free' : 'chosen') : packageId ? 'gone' : 'none';
  return (
    <Alert
      color={offer ? 'green' : 'saffron'}
      icon={<IconPackage aria-hidden />}
      p={{ base: 'xs', sm: 'md' }}
    >
      <Group gap="xs" align="start">
        <Box flex="1 1 9rem">
          <Text fw={600}>{t(`package.${key}.title`, { title: offer && packageTitle(offer) })}</Text>
          {offer && (
            <Text>
              {words.price(offer)}
              {offer.price > 0 && ` ${about('withoutVat', { rate: percent(offer.vatRate) })}`}
              {' · '}
              {words.facts(offer).slice(0, 2).join(' · ')}
            </Text>
          )}
          {/* On phones the form begins sooner, and the order says the same. */}
          <Text {...(key !== 'gone' && { visibleFrom: 'sm' })}>{t(`package.${key}.text`)}</Text>
        </Box>
        {choose}
      </Group>
    </Alert>
  );
}
