import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Text } from '@mantine/core';
import { IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

/** Whom one asks. */
export function GatheringContact({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { contactName, contactPhone, contactEmail } = gathering;
  if (!contactName && !contactPhone && !contactEmail) return null;
  return (
    <Section title={t('contact')}>
      <div className={classes.contact}>
        {contactName && (
          <Text lang={languageOf(contactName)}>
            <IconUser size={18} aria-hidden /> {contactName}
          </Text>
        )}
        {contactPhone && (
          <Text>
            <IconPhone size={18} aria-hidden />{' '}
            <Anchor href={`tel:${contactPhone}`}>{phoneText(contactPhone)}</Anchor>
          </Text>
        )}
        {contactEmail && (
          <Text>
            <IconMail size={18} aria-hidden /> <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>
          </Text>
        )}
      </div>
    </Section>
  );
}
