import { addDays, today } from '@acheep/contract/kernel/calendar';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { Block, Blocks } from './block.tsx';

type Range = [string | null, string | null];

export function DateBlocks() {
  const { t } = useTranslation('block');
  const [day, setDay] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>(null);
  const [days, setDays] = useState<Range>([null, null]);
  const [moments, setMoments] = useState<Range>([null, null]);
  const [chosen, setChosen] = useState<Range>([today(), addDays(today(), 6)]);
  return (
    <Blocks title={t('date.title')}>
      <Block code='<DatePicker type="date" value={day} onChange={setDay} />'>
        <DatePicker type="date" label={t('date.day')} value={day} onChange={setDay} />
      </Block>
      <Block code='<DatePicker type="datetime" value={moment} onChange={setMoment} />'>
        <DatePicker type="datetime" label={t('date.moment')} value={moment} onChange={setMoment} />
      </Block>
      <Block code='<DatePicker type="daterange" value={days} onChange={setDays} />'>
        <DatePicker type="daterange" label={t('date.days')} value={days} onChange={setDays} />
      </Block>
      <Block code='<DatePicker type="datetimerange" value={moments} onChange={setMoments} />'>
        <DatePicker type="datetimerange" label={t('date.moments')} value={moments} onChange={setMoments} />
      </Block>
      <Block code='<DatePicker type="daterange" min={today()} … />'>
        <DatePicker
          type="daterange"
          label={t('date.chosen')}
          value={chosen}
          onChange={setChosen}
          min={today()}
        />
      </Block>
      <Block code='<DatePicker type="date" disabled … />'>
        <DatePicker type="date" label={t('date.off')} value={today()} onChange={() => {}} disabled />
      </Block>
      <Block code='<DatePicker type="date" withAsterisk error="…" … />'>
        <DatePicker
          type="date"
          label={t('date.wrong')}
          value={day}
          onChange={setDay}
          error={t('date.wrongText')}
          withAsterisk
        />
      </Block>
      <Block code="<DateField min={today()} {...inputProps(form, name)} />">
        <DateField label={t('date.native')} min={today()} />
      </Block>
    </Blocks>
  );
}

export function NumberBlocks() {
  const { t } = useTranslation('block');
  const [plain, setPlain] = useState<number>();
  const [bounded, setBounded] = useState<number | undefined>(3);
  const [usd, setUsd] = useState<number | undefined>(125_000);
  const [khr, setKhr] = useState<number | undefined>(500_000_000);
  return (
    <Blocks title={t('number.title')}>
      <Block code="<NumberField value={count} onChange={setCount} />">
        <NumberField label={t('number.plain')} value={plain} onChange={setPlain} />
      </Block>
      <Block code="<NumberField min={1} max={10} value={count} onChange={setCount} />">
        <NumberField label={t('number.bounded')} min={1} max={10} value={bounded} onChange={setBounded} />
      </Block>
      <Block code='<MoneyField currency="USD" value={cents} onChange={setCents} />'>
        <MoneyField label={t('number.usd')} currency="USD" value={usd} onChange={setUsd} />
      </Block>
      <Block code='<MoneyField currency="KHR" value={minor} onChange={setMinor} />'>
        <MoneyField label={t('number.khr')} currency="KHR" value={khr} onChange={setKhr} />
      </Block>
    </Blocks>
  );
}

export function TextBlocks() {
  const { t } = useTranslation('block');
  const [phone, setPhone] = useState('+85512345678');
  const [tags, setTags] = useState(['Excel', 'Khmer']);
  return (
    <Blocks title={t('text.title')}>
      <Block code='<PhoneField name="phone" value={phone} onChange={setPhone} />'>
        <PhoneField name="block-phone" label={t('text.phone')} value={phone} onChange={setPhone} />
      </Block>
      <Block code="<TagsField value={tags} onChange={setTags} />">
        <TagsField label={t('text.tags')} value={tags} onChange={setTags} />
      </Block>
    </Blocks>
  );
}
