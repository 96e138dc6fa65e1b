import i18next from 'i18next';
import { confirm } from './feedback.ts';
import { endSession } from './sign-out.ts';

export async function askSignOut() {
  const answer = await confirm({
    title: i18next.t('signOut.title'),
    message: i18next.t('signOut.message'),
    confirmLabel: i18next.t('yes'),
    cancelLabel: i18next.t('no'),
    tone: 'plain',
  });
  if (answer === 'confirm') await endSession();
}
