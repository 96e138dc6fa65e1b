import type { OwnVideo } from '@acheep/contract/platform/video';
import { Alert } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FilesField } from '../../../ui/files-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import { Block, Blocks } from './block.tsx';

type Documents = ComponentProps<typeof FilesField>['value'];
type Pictures = ComponentProps<typeof PicturesField>['value'];

export function FileBlocks() {
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

export function EditorBlocks() {
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
