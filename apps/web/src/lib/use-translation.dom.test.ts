import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from './i18n.ts';
import { signIn, signOut } from './session.ts';
import { useTranslation } from './use-translation.ts';

const user = {
  _id: '0198f0aa-1111-7222-8333-444455556666',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  role: 'user',
  name: 'Dara',
  email: 'dara@example.com',
  phone: '+85512345678',
  locale: 'en',
  photo: null,
  company: null,
} as const;

beforeAll(async () => {
  await startI18n();
  await loadNamespaces(['job-alert', 'registration']);
});
afterEach(signOut);

it('promises e-mail to who has an address and to visitors, and to nobody else', () => {
  const { t } = useTranslation('job-alert');
  const promised = i18next.t('job-alert:lead');
  expect(t('lead')).toBe(promised);
  signIn({ token: 'a.b-c', user });
  expect(t('lead')).toBe(promised);
  signIn({ token: 'a.b-c', user: { ...user, email: null } });
  expect(t('lead')).toBe(i18next.t('job-alert:lead_noEmail'));
  // All other words are the same for everybody, with their numbers and values.
  expect(t('saved', { name: 'Cook' })).toBe(i18next.t('job-alert:saved', { name: 'Cook' }));
  const { t: registration } = useTranslation('registration');
  expect(registration('list.times', { count: 1 })).toBe(i18next.t('registration:list.times', { count: 1 }));
});
