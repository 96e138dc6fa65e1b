import type { JobDetail } from '@acheep/contract/jobs/job';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './job-page.module.css';

/** How to apply: on this site, by e-mail, by telephone, as the recruiter chose. */
export function JobContact({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  if (job.status !== 'active') return null;
  const { applyBy, contactEmail, contactPhone, contactName } = job;
  const email = applyBy.includes('email') ? contactEmail : null;
  const phone = applyBy.includes('phone') ? contactPhone : null;
  return (
    <Section title={t('contact.title')}>
      <div className={classes.contact}>
        {applyBy.includes('site') && <Text>{t('contact.site')}</Text>}
        {contactName && (email || phone) && <Text>{t('contact.name', { name: contactName })}</Text>}
        {email && (
          <Text>
            <IconMail size={18} aria-hidden /> <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Text>
        )}
        {phone && (
          <Text>
            <IconPhone size={18} aria-hidden /> <Anchor href={`tel:${phone}`}>{phoneText(phone)}</Anchor>
          </Text>
        )}
      </div>
    </Section>
  );
}
