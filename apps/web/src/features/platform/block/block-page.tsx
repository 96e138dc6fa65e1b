import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { Alert, Container } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import { Block, Blocks } from './block.tsx';
import { ListBlocks, PeopleBlocks, ToldBlocks } from './list-blocks.tsx';

type Range = [string | null, string | null];

function DateBlocks() {
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

function NumberBlocks() {
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

function TextBlocks() {
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

type Documents = ComponentProps<typeof FilesField>['value'];
type Pictures = ComponentProps<typeof PicturesField>['value'];

function FileBlocks() {
  const { t } = useTranslation('block');
  const session = useSession();
  const [documents, setDocuments] = useState<Documents>([]);
  const [pictures, setPictures] = useState<Pictures>([]);
  const [photo, setPhoto] = useState<Pictures[number] | null>(null);
  const [video, setVideo] = useState<OwnVideo | null>(null);
  return (
    <>
      {!session && (
        <Alert mb="md" color="gray">
          {t('file.signIn')}
        </Alert>
      )}
      <Blocks title={t('file.title')}>
        <Block code="<FilesField most={1} value={files} onChange={setFiles} />">
          <FilesField
            name="block-file"
            label={t('file.document')}
            most={1}
            value={documents}
            onChange={setDocuments}
          />
        </Block>
        <Block code="<VideoField value={video} onChange={setVideo} />">
          <VideoField name="block-video" label={t('file.video')} value={video} onChange={setVideo} />
        </Block>
        <Block code='<ImageField kind="photo" of={name} value={photo} onChange={setPhoto} />'>
          <ImageField
            name="block-photo"
            label={t('file.photo')}
            kind="photo"
            of="Sok Dara"
            value={photo}
            onChange={setPhoto}
          />
        </Block>
        <Block code='<PicturesField kind="picture" most={3} value={photos} onChange={setPhotos} />'>
          <PicturesField
            name="block-pictures"
            label={t('file.pictures')}
            kind="picture"
            most={3}
            value={pictures}
            onChange={setPictures}
          />
        </Block>
      </Blocks>
    </>
  );
}

const sample = '<p>Khmer · <strong>ខ្មែរ</strong></p><ul><li>one</li><li>two</li></ul>';

const nothingHidden = { pictures: {} };

function EditorBlocks() {
  const { t } = useTranslation('block');
  const [plain, setPlain] = useState(sample);
  const [illustrated, setIllustrated] = useState('');
  return (
    <Blocks title={t('editor.title')}>
      <Block code="<RichTextEditor value={html} onChange={setHtml} />">
        <RichTextEditor name="block-text" label={t('editor.plain')} value={plain} onChange={setPlain} />
      </Block>
      <Block code="<RichTextEditor long={{ pictures: links }} value={html} onChange={setHtml} />">
        <RichTextEditor
          name="block-illustrated"
          label={t('editor.pictures')}
          long={nothingHidden}
          value={illustrated}
          onChange={setIllustrated}
        />
      </Block>
      <Block code="<RichText html={html} />">
        <RichText html={plain} />
      </Block>
    </Blocks>
  );
}

/** For whoever builds pages: the shared blocks, live, each with its line. Nothing leads here. */
export function BlockPage() {
  const { t } = useTranslation('block');
  return (
    <Container pb="xl">
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <DateBlocks />
      <NumberBlocks />
      <TextBlocks />
      <FileBlocks />
      <EditorBlocks />
      <PeopleBlocks />
      <ListBlocks />
      <ToldBlocks />
    </Container>
  );
}
