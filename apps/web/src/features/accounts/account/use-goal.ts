import { paths } from '@acheep/contract/paths';
import { useLocation } from 'react-router-dom';

const isForOnce = /^\/(?:sign-in|verify|login|reset-password|change-email|restore-email)$/;

/** Where to go on after signing in: the wanted page, or this one unless a mailed link or a provider has led here. */
export function useGoal(next: string | undefined): string {
  const { pathname, search } = useLocation();
  return next ?? (isForOnce.test(pathname) ? paths.home() : pathname + search);
}
