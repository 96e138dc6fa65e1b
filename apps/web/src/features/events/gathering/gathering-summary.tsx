import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { Fact } from '@acheep/contract/kernel/page-facts';
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
import offer from '../../../entities/companies/company/offer-page.module.css';
import { OfferSummary } from '../../../entities/companies/company/offer-page.tsx';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { RegistrationPanel } from '../../../entities/events/registration/registration-panel.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import classes from './gathering-page.module.css';

const icons = {
  when: IconCalendarEvent,
  where: IconMapPin,
  online: IconWorld,
  fee: IconTicket,
  seats: IconArmchair,
  registerUntil: IconHourglass,
};

interface GatheringSummaryProps {
  gathering: GatheringDetail;
  facts: readonly Fact[];
}

/** When, where, how much, how many: in a card of its own, which stays in sight on desks. */
export function GatheringSummary({ gathering, facts }: GatheringSummaryProps) {
  const { t } = useTranslation('gathering');
  const { kind, _id, title, status } = gathering;
  const locale = currentLocale();
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <OfferSummary facts={facts} icons={icons} className={classes.lines} />
      <div data-own>
        <RegistrationPanel gathering={gathering} />
      </div>
      {status === 'active' && (
        <Button
          component="a"
          data-own
          variant="default"
          h={44}
          href={`/api/v1/${kind}/${_id}/calendar.ics?locale=${locale}`}
          leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('addToCalendar')}
        </Button>
      )}
      <div className={offer.pair}>
        <BookmarkButton noun={kind} id={_id} name={title} wide />
        <ShareButton path={gatheringPath(gathering)} title={title} />
      </div>
    </aside>
  );
}
