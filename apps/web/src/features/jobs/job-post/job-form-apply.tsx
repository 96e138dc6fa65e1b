import { applyWays } from '@acheep/contract/jobs/job-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { jobField } from './job-field.ts';
import { firstClosingDate, type JobForm, type SavedJob } from './job-form-values.ts';

/** How one applies, and with whom one speaks. */
export function JobFormApply({ form, job }: { form: JobForm; job?: SavedJob | undefined }) {
  const { t } = useTranslation('job-post');
  const user = useSession()?.user;
  const ways = useWatch({ control: form.control, name: 'applyBy' }) ?? [];
  const hints = {
    site: t('form.applyBySite'),
    email: t('form.applyByEmail'),
    phone: t('form.applyByPhone'),
  };
  // What the account knows already need not be typed again; only once the way is chosen, for the job shows it.
  const suggest = (next: readonly string[]) => {
    const { contactEmail, contactPhone } = form.getValues();
    if (next.includes('email') && !contactEmail && user) form.setValue('contactEmail', user.email);
    if (next.includes('phone') && !contactPhone && user?.phone) form.setValue('contactPhone', user.phone);
  };
  return (
    <>
      <FormField form={form} name="closingDate">
        {(field) => (
          <DateField
            {...field}
            label={jobField('closingDate')}
            description={t('form.closingDateHint')}
            min={firstClosingDate(job)}
            maw={{ sm: '50%' }}
            withAsterisk
          />
        )}
      </FormField>
      <FormField form={form} name="applyBy">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={jobField('applyBy')}
            value={value ?? []}
            error={error}
            withAsterisk
            onChange={(next) => {
              suggest(next);
              onChange(next);
            }}
          >
            <Stack gap="xs" mt={4} mb={error ? 4 : 0}>
              {valuesOf(applyWays).map((way) => (
                <Checkbox key={way} value={way} label={localized(applyWays[way])} description={hints[way]} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </FormField>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={jobField('contactName')}
          maxLength={80}
          autoComplete="name"
          {...inputProps(form, 'contactName')}
        />
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          label={jobField('contactEmail')}
          maxLength={254}
          withAsterisk={ways.includes('email')}
          {...inputProps(form, 'contactEmail')}
        />
        <FormField form={form} name="contactPhone">
          {(field) => (
            <PhoneField {...field} label={jobField('contactPhone')} withAsterisk={ways.includes('phone')} />
          )}
        </FormField>
      </SimpleGrid>
    </>
  );
}
