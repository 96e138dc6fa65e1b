import type { AdminEnquiry } from '@acheep/contract/content/enquiry';
import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconCheck, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CarriedOut } from '../../../entities/billing/service-request/carried-out.tsx';
import { RequestAbout } from '../../../entities/billing/service-request/request-about.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CarryOutForm } from './carry-out-form.tsx';
import { useTakeDown } from './enquiry-admin.api.ts';

interface RequestPanelProps {
  enquiry: AdminEnquiry;
  request: NonNullable<AdminEnquiry['request']>;
}

/** For which company, and of what, a service is asked for, what was done, and the way to do it. */
export function RequestPanel({ enquiry, request }: RequestPanelProps) {
  const { t } = useTranslation('enquiry-admin');
  const [doing, setDoing] = useState(false);
  const { company, job, gathering, carriedOut } = request;
  const effect = enquiry.service?.effect;
  const takeDown = useTakeDown(enquiry._id);
  const askTakeDown = async () => {
    const answer = await confirm({
      title: t('carry.takeDown'),
      message: t('carry.takeDownText', { company: companyName(company) }),
      confirmLabel: t('carry.takeDown'),
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    const onSuccess = () => void toast({ tone: 'success', message: t('done.takenDown'), id: 'enquiry' });
    takeDown.mutate(undefined, { onSuccess });
  };
  return (
    <Paper withBorder p="sm">
      <Text size="sm">
        {t('carry.company')}{' '}
        <Anchor component={Link} to={paths.company(company._id)} target="_blank">
          {companyName(company)}
        </Anchor>
      </Text>
      {(job || gathering) && !doing && (
        <Text size="sm">
          {job ? t('carry.job') : gathering && localized(gatheringKinds[gathering.kind])}{' '}
          <RequestAbout of={request} newTab />
        </Text>
      )}
      {effect === 'home-logo' && !carriedOut && !company.hasLogo && (
        <Text size="sm" c="red">
          {t('carry.noLogo')}
        </Text>
      )}
      {carriedOut && <CarriedOut done={carriedOut} />}
      {carriedOut?.effect === 'home-logo' && carriedOut.until && carriedOut.until >= today() && (
        <Button mt="sm" variant="default" loading={takeDown.isPending} onClick={() => void askTakeDown()}>
          {t('carry.takeDown')}
        </Button>
      )}
      {carriedOut?.effect === 'cv-screening' && !carriedOut.endedAt && job && (
        <Button
          component={Link}
          mt="sm"
          leftSection={<IconListCheck size={18} aria-hidden />}
          to={paths.adminScreening(enquiry._id)}
        >
          {t('carry.screen')}
        </Button>
      )}
      {effect && !carriedOut && !doing && (
        <Button mt="sm" leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setDoing(true)}>
          {t('carry.open')}
        </Button>
      )}
      {effect && !carriedOut && doing && (
        <CarryOutForm
          id={enquiry._id}
          companyId={company._id}
          effect={effect}
          amount={enquiry.service?.amount ?? null}
          aboutId={(job ?? gathering)?._id ?? ''}
          onClose={() => setDoing(false)}
        />
      )}
    </Paper>
  );
}
