import { can } from '@acheep/contract/kernel/permission';
import { Button } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { alertsQuery } from '../../jobs/job-alert/job-alert.ts';
import { type Followed, followOf, isFollowing, useFollow, wantedFollow } from './followed-company.ts';

interface LookProps {
  follows: boolean;
  loading?: boolean;
  onClick: () => void;
}

function Look({ follows, ...props }: LookProps) {
  const { t } = useTranslation('company');
  const Icon = follows ? IconBellCheck : IconBell;
  return (
    <Button
      h={44}
      variant={follows ? 'default' : 'filled'}
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={follows}
      {...props}
    >
      {t(follows ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}

function OwnButton({ company }: { company: Followed }) {
  const { data: alerts } = useQuery(alertsQuery);
  const { mutate, isPending } = useFollow();
  const alert = followOf(alerts, company._id);
  const follows = isFollowing(alert);
  // What the visitor pressed before signing in.
  useEffect(() => {
    if (wantedFollow.take((id) => id === company._id)) mutate({ company });
  }, [company, mutate]);
  return (
    <Look
      follows={follows}
      loading={isPending || !alerts}
      onClick={() => mutate({ company, alertId: follows ? alert?._id : undefined })}
    />
  );
}

/**
 * Follows a company: its new jobs come in the bell and by mail. Visitors sign in first, and follow it then, on the page
 * where they pressed; other roles than job seekers get no button.
 */
export function FollowButton({ company }: { company: Followed }) {
  const role = useSession()?.user.role;
  const { pathname, search } = useLocation();
  if (can(role, 'JobAlert')) return <OwnButton company={company} />;
  if (role) return null;
  const signIn = () => {
    wantedFollow.keep(company._id);
    openAuth('login', pathname + search, undefined, 'user', { for: 'follow' });
  };
  return <Look follows={false} onClick={signIn} />;
}
