import type { SessionRecord } from '@acheep/contract/accounts/account';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { useLocation } from 'react-router-dom';
import { closeAuth } from '../../../lib/auth-dialog.ts';
import { homeOf } from '../../../lib/home-of.ts';
import { navigateTo } from '../../../lib/navigation.ts';

const isForOnce = /^\/(?:sign-in|verify|login|reset-password|change-email|restore-email)$/;

/** Where to go on after signing in: the wanted page, or this one unless a mailed link or a provider has led here. */
export function useGoal(next: string | undefined): string {
  const { pathname, search } = useLocation();
  return next ?? (isForOnce.test(pathname) ? paths.home() : pathname + search);
}

/**
 * Goes on after signing in here. Others continue with their own work; job seekers stay with the jobs they were viewing,
 * unless they have come to a page for signing in alone.
 */
export function useGoOn(next: string | undefined, isOwnPage = false) {
  const { pathname, search } = useLocation();
  return ({ user }: SessionRecord) => {
    closeAuth();
    const works = isOwnPage || !can(user.role, 'UserAppliedJob');
    const goal = next ?? (works ? homeOf(user.role) : undefined);
    if (goal && goal !== pathname + search) navigateTo(goal);
  };
}
