import type { Profile } from '@acheep/contract/accounts/account';
import { can } from '@acheep/contract/kernel/permission';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ownApplications } from '../../jobs/job/applied-jobs.ts';
import { ownResumeQuery } from '../../talent/resume/own-resume.ts';

/** The number that a job seeker without one in the profile has given: in the CV, else in the latest application. */
export function useKnownPhone(profile: Pick<Profile, 'phone' | 'role'> | undefined): string | null {
  const isNeeded = profile !== undefined && !profile.phone && can(profile.role, 'Resume');
  const resume = useQuery({ ...ownResumeQuery, enabled: isNeeded });
  const ofResume = resume.data?.phone[0];
  const sent = useQuery({
    ...apiQuery('GET /application/applied-job', { query: { limit: 1 } }),
    select: ownApplications,
    enabled: isNeeded && !resume.isPending && !ofResume,
  });
  return isNeeded ? (ofResume ?? (sent.data?.[0]?.phone || null)) : null;
}

interface KnownPhoneProps {
  phone: string;
  loading?: boolean;
  onUse: () => void;
}

/** Offers a known number where one is missing. */
export function KnownPhone({ phone, loading = false, onUse }: KnownPhoneProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="light"
      size="compact-md"
      w="fit-content"
      leftSection={<IconPhone size={16} aria-hidden />}
      loading={loading}
      onClick={onUse}
    >
      {t('form.usePhone', { phone: dialled(phone) })}
    </Button>
  );
}
