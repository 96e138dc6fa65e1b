import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { Button } from '@mantine/core';
import {
  IconArmchair,
  IconCalendarEvent,
  IconCalendarPlus,
  IconHourglass,
  IconMapPin,
  IconTicket,
  IconWorld,
} from '@tabler/icons-react';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { SummaryLine } from '../../../entities/companies/company/offer-page.tsx';
import { feeAt } from '../../../entities/events/gathering/gathering-fee.ts';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { GatheringMark } from '../../../entities/events/gathering/gathering-mark.tsx';
import { placeLines } from '../../../entities/events/gathering/gathering-place.ts';
import { clockRange } from '../../../entities/events/gathering/gathering-time.ts';
import { RegistrationPanel } from '../../../entities/events/registration/registration-panel.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ShareButtons } from '../../../ui/share-buttons.tsx';
import classes from './gathering-page.module.css';

/** The next or current session, and the number of sessions; the first one if all are over. */
function When({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const now = new Date();
  const { sessions, endsAt } = gathering;
  const next = sessions.find((session) => new Date(session.endsAt) > now) ?? sessions[0];
  if (!next) return null;
  return (
    <>
      <strong>
        <time dateTime={next.startsAt}>{weekdayText(next.startsAt, currentLocale())}</time>
      </strong>
      <br />
      {clockRange(next)} <GatheringMark gathering={gathering} session={next} />
      {sessions.length > 1 && endsAt && (
        <a href="#sessions" className={classes.sessionsLink}>
          <DateText value={endsAt} format="short">
            {(date) => t('sessionsUntil', { count: sessions.length, date })}
          </DateText>
        </a>
      )}
    </>
  );
}

function Where({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { address, online } = gathering;
  const lines = placeLines(gathering, address);
  return (
    <>
      {lines.length > 0 && (
        <SummaryLine icon={IconMapPin} label={t('where')}>
          {lines.map((text) => (
            <span key={text} className={classes.placeLine} lang={languageOf(text)}>
              {text}
            </span>
          ))}
        </SummaryLine>
      )}
      {online && (
        <SummaryLine icon={IconWorld} label={t('online')}>
          {t('onlineText')}
        </SummaryLine>
      )}
    </>
  );
}

function Fee({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { now, early } = feeAt(gathering, new Date());
  return (
    <SummaryLine icon={IconTicket} label={t('fee')}>
      <strong className={classes.fee}>{now ?? t('free')}</strong>
      {early && gathering.status === 'active' && (
        <span className={classes.early}>
          <DateText value={early.until} format="short">
            {(date) => t('early', { date, fee: early.full })}
          </DateText>
        </span>
      )}
    </SummaryLine>
  );
}

interface GatheringSummaryProps {
  gathering: GatheringDetail;
}

/** Time, place, fee and seats in a card, sticky on desktops. */
export function GatheringSummary({ gathering }: GatheringSummaryProps) {
  const { t } = useTranslation('gathering');
  const { kind, _id, title, status, seatsLeft, seats, registerUntil, sessions } = gathering;
  const locale = currentLocale();
  const url = window.location.origin + localePath(locale, gatheringPath(gathering));
  const active = status === 'active';
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <dl className={classes.lines}>
        {sessions.length > 0 && (
          <SummaryLine icon={IconCalendarEvent} label={t('when')}>
            <When gathering={gathering} />
          </SummaryLine>
        )}
        <Where gathering={gathering} />
        <Fee gathering={gathering} />
        {seats !== null && seatsLeft !== null && active && (
          <SummaryLine icon={IconArmchair} label={t('seats')}>
            {seatsLeft > 0 ? t('seatsLeft', { count: seatsLeft, seats }) : t('full')}
          </SummaryLine>
        )}
        {registerUntil && active && (
          <SummaryLine icon={IconHourglass} label={t('registerUntil')}>
            <DateText value={registerUntil} />
          </SummaryLine>
        )}
      </dl>
      <RegistrationPanel gathering={gathering} />
      {active && (
        <Button
          component="a"
          variant="default"
          h={44}
          href={`/api/v1/${kind}/${_id}/calendar.ics?locale=${locale}`}
          leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('addToCalendar')}
        </Button>
      )}
      <BookmarkButton noun={kind} id={_id} name={title} wide />
      <ShareButtons
        url={url}
        title={title}
        words={{ copy: t('share.copy'), share: t('share.share'), copied: t('share.copied') }}
      />
    </aside>
  );
}
