import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './contact.module.css';
import { EnquiryForm } from './enquiry-form.tsx';

export function Contact() {
  const { t } = useTranslation('library');
  const { data, error, refetch } = useQuery(apiData('GET /contact'));
  return (
    <div className={classes.contact}>
      <div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={120} radius="md" />}
        {data && data.people.length > 0 && (
          <ul className={classes.people}>
            {data.people.map(({ name, role, roleKm, phone, workEmail }) => (
              <li key={`${name} ${phone} ${workEmail}`} className={classes.person}>
                <Avatar name={name} round />
                <div>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {localized({ en: role, km: roleKm })}
                  </Text>
                  {phone && (
                    <Anchor href={`tel:${phone}`} className={classes.line}>
                      <IconPhone size={18} aria-hidden />
                      {phoneText(phone)}
                    </Anchor>
                  )}
                  {workEmail && (
                    <Anchor href={`mailto:${workEmail}`} className={classes.line}>
                      <IconMail size={18} aria-hidden />
                      {workEmail}
                    </Anchor>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {data?.supportEmail && (
          <Text mt="md">
            {t('contact.email')}{' '}
            <Anchor href={`mailto:${data.supportEmail}`} style={{ overflowWrap: 'anywhere' }}>
              {data.supportEmail}
            </Anchor>
          </Text>
        )}
        {data && data.people.length === 0 && !data.supportEmail && (
          <Text c="dimmed">{t('contact.formOnly')}</Text>
        )}
      </div>
      <div>
        <Title order={2} size="h3" mb="sm">
          {t('contact.write')}
        </Title>
        <EnquiryForm />
      </div>
    </div>
  );
}
