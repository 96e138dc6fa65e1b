import type { Profile } from '@acheep/contract/accounts/account';
import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { clockRange, ended, feeAt } from '@acheep/contract/events/gathering-text';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { KnownPhone, useKnownPhone } from '../../accounts/profile/known-phone.tsx';
import { profileQuery, useUpdateProfile } from '../../accounts/profile/profile.ts';
import classes from './register-sheet.module.css';

/** Sessions listed; the page has all. */
const maxSessions = 4;

interface RegisterSheetProps {
  gathering: GatheringDetail;
  /** True if it leads to the waiting list. */
  isFull: boolean;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The profile as it is saved. */
const profileValues = ({ name, locale, photo, updatedAt }: Profile) => ({
  name,
  locale,
  updatedAt,
  ...(photo && { photo: photo.path }),
});

/** What one agrees to by registering where there is a fee: when, how much, how it is paid, and who sees one's phone. */
export function RegisterSheet({ gathering, isFull, sending, onConfirm, onClose }: RegisterSheetProps) {
  const { t } = useTranslation('registration');
  const locale = currentLocale();
  const now = new Date();
  const profile = useQuery(profileQuery).data?.data;
  const known = useKnownPhone(profile);
  const update = useUpdateProfile();
  const coming = gathering.sessions.filter((session) => !ended(session, now));
  return (
    <Dialog onClose={onClose} title={t(isFull ? 'sheet.wait' : 'sheet.title')}>
      <Text fw={600} mb="sm">
        {gathering.title}
      </Text>
      <dl className={classes.lines}>
        <Line label={t('sheet.dates')}>
          {coming.slice(0, maxSessions).map((session) => (
            <span key={session.startsAt} className={classes.row}>
              {weekdayText(session.startsAt, locale)}, {clockRange(session, locale)}
            </span>
          ))}
          {coming.length > maxSessions && (
            <span className={classes.row}>{t('sheet.more', { count: coming.length - maxSessions })}</span>
          )}
        </Line>
        <Line label={t('sheet.fee')}>{feeAt(gathering, now).now}</Line>
        <Line label={t('sheet.payment')}>{t('sheet.direct')}</Line>
        <Line label={t('sheet.name')}>{profile?.name ?? '–'}</Line>
        <Line label={t('sheet.phone')}>
          {profile?.phone ? (
            phoneText(profile.phone)
          ) : known && profile ? (
            <KnownPhone
              phone={known}
              loading={update.isPending}
              onUse={() => update.mutate({ ...profileValues(profile), phone: known })}
            />
          ) : (
            <Anchor component={Link} inherit to={paths.profile()}>
              {t('sheet.addPhone')}
            </Anchor>
          )}
        </Line>
      </dl>
      <Text size="sm" c="dimmed" my="sm">
        {t('sheet.seen')}
      </Text>
      <DialogFoot>
        <Button variant="default" h={44} onClick={onClose}>
          {t('sheet.cancel')}
        </Button>
        <Button h={44} loading={sending} onClick={onConfirm} data-autofocus>
          {t(isFull ? 'panel.wait' : 'panel.register')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
