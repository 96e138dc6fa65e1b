import type { ComingInterview } from '@acheep/contract/hiring/application';
import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor } from '@mantine/core';
import { IconBuilding, IconPhone, IconVideo } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './interview-place.module.css';

const icons = { office: IconBuilding, video: IconVideo, phone: IconPhone };

/** The address as people typed it: a map finds more of them than we could. */
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

interface InterviewPlaceProps {
  interview: Pick<ComingInterview, 'format' | 'address' | 'link'> & { phone?: string | null };
  /** Number of the candidate, who is called where they talk by telephone. */
  own?: string | undefined;
}

/** Where an interview takes place, with the ways there: a map, the video call, the number of the employer. */
export function InterviewPlace({ interview: { format, address, link, phone }, own }: InterviewPlaceProps) {
  const { t } = useTranslation('interview');
  const Icon = icons[format];
  return (
    <div className={classes.place}>
      <Icon size={18} color="var(--ac-icon)" aria-hidden />
      <div>
        {address ?? localized(interviewFormats[format])}
        {own && format === 'phone' && <div>{t('own.calls', { phone: phoneText(own) })}</div>}
        <div className={classes.ways}>
          {address && (
            <Anchor inherit href={mapOf(address)} target="_blank" rel="noreferrer">
              {t('map')}
            </Anchor>
          )}
          {link && (
            <Anchor inherit href={link} target="_blank" rel="noreferrer">
              {t('open')}
            </Anchor>
          )}
          {phone && (
            <Anchor inherit href={`tel:${phone}`}>
              {t('call', { phone: phoneText(phone) })}
            </Anchor>
          )}
        </div>
      </div>
    </div>
  );
}
