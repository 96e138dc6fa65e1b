import { jobAttachments } from '@acheep/contract/jobs/job-field';
import { applyWays, jobPerks, jobTypes } from '@acheep/contract/jobs/job-option';
import { perksIn } from '@acheep/contract/jobs/perk-text';
import { currencies } from '@acheep/contract/kernel/money';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  categoryQuery,
  industryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { AttachmentsField } from '../../../ui/files-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { RichTextField } from '../../../ui/rich-text-editor.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { jobField } from './job-field.ts';
import { JobFormPublish } from './job-form-publish.tsx';
import { firstClosingDate, isDraft, type JobForm, type SavedJob } from './job-form-values.ts';

/** Fields: title, category and industry. */
export function JobFormBasics({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const { data: categories } = useQuery(categoryQuery);
  const { data: industries } = useQuery(industryQuery);
  return (
    <>
      <TextInput
        label={jobField('title')}
        description={t('form.titleHint')}
        maxLength={120}
        withAsterisk
        {...inputProps(form, 'title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="categoryId"
          label={jobField('categoryId')}
          options={recordChoices(offered(categories, form.getValues('categoryId')))}
          withAsterisk
        />
        <ChoiceField
          form={form}
          name="industryId"
          label={jobField('industryId')}
          options={recordChoices(offered(industries, form.getValues('industryId')))}
        />
        <ChoiceField form={form} name="type" label={jobField('type')} options={jobTypes} withAsterisk />
        <FormField form={form} name="vacancies">
          {(field) => (
            <NumberField {...field} label={jobField('vacancies')} min={1} max={1000} withAsterisk />
          )}
        </FormField>
      </SimpleGrid>
    </>
  );
}

/** Fields: salary and place. */
export function JobFormPay({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const { data: provinces } = useQuery(provinceQuery);
  const [currency = 'USD', negotiable] = useWatch({
    control: form.control,
    name: ['currency', 'negotiable'],
  });
  const amounts = { currency: currency || 'USD', withAsterisk: !negotiable };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={jobField('currency')}
          data={choicesOf(currencies)}
          {...inputProps(form, 'currency')}
        />
        <FormField form={form} name="salaryFrom">
          {(field) => <MoneyField {...field} {...amounts} label={jobField('salaryFrom')} />}
        </FormField>
        <FormField form={form} name="salaryTo">
          {(field) => (
            <MoneyField {...field} {...amounts} label={jobField('salaryTo')} withAsterisk={false} />
          )}
        </FormField>
      </SimpleGrid>
      <SwitchField
        form={form}
        name="negotiable"
        label={t('form.negotiable')}
        description={t('form.negotiableHint')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="provinceId"
          label={jobField('provinceId')}
          options={recordChoices(provinces)}
          withAsterisk
        />
        <TextInput
          label={jobField('address')}
          placeholder={t('form.addressHint')}
          maxLength={200}
          {...inputProps(form, 'address')}
        />
      </SimpleGrid>
      <SwitchField form={form} name="remote" label={jobField('remote')} />
    </>
  );
}

/**
 * Perks by which job seekers filter. Until the recruiter changes them, those that the text of the benefits names are
 * ticked, as the server reads them.
 */
function PerksField({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const [benefits, confirmed] = useWatch({ control: form.control, name: ['benefits', 'perks'] });
  const read = perksIn((benefits ?? '').replace(/<[^<>]*>/g, ' '));
  return (
    <FormField form={form} name="perks">
      {({ id, onChange, error }) => (
        <Checkbox.Group
          id={id}
          label={jobField('perks')}
          description={t(confirmed || read.length === 0 ? 'form.perksHint' : 'form.perksRead')}
          value={confirmed ?? read}
          error={error}
          onChange={onChange}
        >
          <Group gap="xs 20px" mt={8}>
            {choicesOf(jobPerks).map((perk) => (
              <Checkbox key={perk.value} {...perk} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </FormField>
  );
}

/** Fields: description, requirements and benefits. */
export function JobFormTexts({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  return (
    <>
      <RichTextField
        form={form}
        name="description"
        label={jobField('description')}
        description={t('form.descriptionHint')}
        withAsterisk
      />
      <RichTextField form={form} name="requirements" label={jobField('requirements')} />
      <RichTextField form={form} name="benefits" label={jobField('benefits')} />
      <PerksField form={form} />
      <AttachmentsField
        form={form}
        name="attachments"
        label={jobField('attachments')}
        description={t('form.attachmentsHint', { count: jobAttachments })}
        most={jobAttachments}
      />
    </>
  );
}

/** Fields: closing date, ways to apply, contact person, and when a draft is published. */
export function JobFormApply({ form, job }: { form: JobForm; job?: SavedJob | undefined }) {
  const { t } = useTranslation('job-post');
  const user = useSession()?.user;
  const [ways = [], scheduledOn] = useWatch({ control: form.control, name: ['applyBy', 'scheduledOn'] });
  const hints = {
    site: t('form.applyBySite'),
    email: t('form.applyByEmail'),
    phone: t('form.applyByPhone'),
  };
  // For a job that was saved without them.
  const suggest = (next: readonly string[]) => {
    const { contactEmail, contactPhone } = form.getValues();
    if (next.includes('email') && !contactEmail && user) form.setValue('contactEmail', user.email ?? '');
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
            min={firstClosingDate(job, scheduledOn)}
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
      {isDraft(job) && <JobFormPublish form={form} job={job} />}
    </>
  );
}
