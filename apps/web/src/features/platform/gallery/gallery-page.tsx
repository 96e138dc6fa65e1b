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
import { GalleryItem, GalleryItems } from './gallery-item.tsx';
import { GalleryFeedback, GalleryLists, GalleryPeople } from './gallery-lists.tsx';
import { GalleryButtons, GalleryColours } from './gallery-look.tsx';

type Range = [string | null, string | null];

function GalleryDates() {
  const { t } = useTranslation('gallery');
  const [day, setDay] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>(null);
  const [days, setDays] = useState<Range>([null, null]);
  const [moments, setMoments] = useState<Range>([null, null]);
  const [chosen, setChosen] = useState<Range>([today(), addDays(today(), 6)]);
  return (
    <GalleryItems title={t('date.title')}>
      <GalleryItem code='<DatePicker type="date" value={day} onChange={setDay} />'>
        <DatePicker type="date" label={t('date.day')} value={day} onChange={setDay} />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="datetime" value={moment} onChange={setMoment} />'>
        <DatePicker type="datetime" label={t('date.moment')} value={moment} onChange={setMoment} />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="daterange" value={days} onChange={setDays} />'>
        <DatePicker type="daterange" label={t('date.days')} value={days} onChange={setDays} />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="datetimerange" value={moments} onChange={setMoments} />'>
        <DatePicker type="datetimerange" label={t('date.moments')} value={moments} onChange={setMoments} />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="daterange" min={today()} … />'>
        <DatePicker
          type="daterange"
          label={t('date.chosen')}
          value={chosen}
          onChange={setChosen}
          min={today()}
        />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="date" disabled … />'>
        <DatePicker type="date" label={t('date.off')} value={today()} onChange={() => {}} disabled />
      </GalleryItem>
      <GalleryItem code='<DatePicker type="date" withAsterisk error="…" … />'>
        <DatePicker
          type="date"
          label={t('date.wrong')}
          value={day}
          onChange={setDay}
          error={t('date.wrongText')}
          withAsterisk
        />
      </GalleryItem>
      <GalleryItem code="<DateField min={today()} {...inputProps(form, name)} />">
        <DateField label={t('date.native')} min={today()} />
      </GalleryItem>
    </GalleryItems>
  );
}

function GalleryNumbers() {
  const { t } = useTranslation('gallery');
  const [plain, setPlain] = useState<number>();
  const [bounded, setBounded] = useState<number | undefined>(3);
  const [usd, setUsd] = useState<number | undefined>(125_000);
  const [khr, setKhr] = useState<number | undefined>(500_000_000);
  return (
    <GalleryItems title={t('number.title')}>
      <GalleryItem code="<NumberField value={count} onChange={setCount} />">
        <NumberField label={t('number.plain')} value={plain} onChange={setPlain} />
      </GalleryItem>
      <GalleryItem code="<NumberField min={1} max={10} value={count} onChange={setCount} />">
        <NumberField label={t('number.bounded')} min={1} max={10} value={bounded} onChange={setBounded} />
      </GalleryItem>
      <GalleryItem code='<MoneyField currency="USD" value={cents} onChange={setCents} />'>
        <MoneyField label={t('number.usd')} currency="USD" value={usd} onChange={setUsd} />
      </GalleryItem>
      <GalleryItem code='<MoneyField currency="KHR" value={minor} onChange={setMinor} />'>
        <MoneyField label={t('number.khr')} currency="KHR" value={khr} onChange={setKhr} />
      </GalleryItem>
    </GalleryItems>
  );
}

function GalleryTexts() {
  const { t } = useTranslation('gallery');
  const [phone, setPhone] = useState('+85512345678');
  const [tags, setTags] = useState(['Excel', 'Khmer']);
  return (
    <GalleryItems title={t('text.title')}>
      <GalleryItem code='<PhoneField name="phone" value={phone} onChange={setPhone} />'>
        <PhoneField name="block-phone" label={t('text.phone')} value={phone} onChange={setPhone} />
      </GalleryItem>
      <GalleryItem code="<TagsField value={tags} onChange={setTags} />">
        <TagsField label={t('text.tags')} value={tags} onChange={setTags} />
      </GalleryItem>
    </GalleryItems>
  );
}

type Documents = ComponentProps<typeof FilesField>['value'];
type Pictures = ComponentProps<typeof PicturesField>['value'];

function GalleryFiles() {
  const { t } = useTranslation('gallery');
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
      <GalleryItems title={t('file.title')}>
        <GalleryItem code="<FilesField most={1} value={files} onChange={setFiles} />">
          <FilesField
            name="block-file"
            label={t('file.document')}
            most={1}
            value={documents}
            onChange={setDocuments}
          />
        </GalleryItem>
        <GalleryItem code="<VideoField value={video} onChange={setVideo} />">
          <VideoField name="block-video" label={t('file.video')} value={video} onChange={setVideo} />
        </GalleryItem>
        <GalleryItem code='<ImageField kind="photo" of={name} value={photo} onChange={setPhoto} />'>
          <ImageField
            name="block-photo"
            label={t('file.photo')}
            kind="photo"
            of="Sok Dara"
            value={photo}
            onChange={setPhoto}
          />
        </GalleryItem>
        <GalleryItem code='<PicturesField kind="picture" most={3} value={photos} onChange={setPhotos} />'>
          <PicturesField
            name="block-pictures"
            label={t('file.pictures')}
            kind="picture"
            most={3}
            value={pictures}
            onChange={setPictures}
          />
        </GalleryItem>
      </GalleryItems>
    </>
  );
}

const sample = '<p>Khmer · <strong>ខ្មែរ</strong></p><ul><li>one</li><li>two</li></ul>';

const nothingHidden = { pictures: {} };

function GalleryEditor() {
  const { t } = useTranslation('gallery');
  const [plain, setPlain] = useState(sample);
  const [illustrated, setIllustrated] = useState('');
  return (
    <GalleryItems title={t('editor.title')}>
      <GalleryItem code="<RichTextEditor value={html} onChange={setHtml} />">
        <RichTextEditor name="block-text" label={t('editor.plain')} value={plain} onChange={setPlain} />
      </GalleryItem>
      <GalleryItem code="<RichTextEditor long={{ pictures: links }} value={html} onChange={setHtml} />">
        <RichTextEditor
          name="block-illustrated"
          label={t('editor.pictures')}
          long={nothingHidden}
          value={illustrated}
          onChange={setIllustrated}
        />
      </GalleryItem>
      <GalleryItem code="<RichText html={html} />">
        <RichText html={plain} />
      </GalleryItem>
    </GalleryItems>
  );
}

/** The shared components, live and with their code, for developers. No page links here. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  return (
    <Container pb="xl">
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <GalleryDates />
      <GalleryNumbers />
      <GalleryTexts />
      <GalleryFiles />
      <GalleryEditor />
      <GalleryPeople />
      <GalleryLists />
      <GalleryFeedback />
      <GalleryButtons />
      <GalleryColours />
    </Container>
  );
}
