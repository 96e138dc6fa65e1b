import '@mantine/dropzone/styles.layer.css';
import { uploadKinds, videoMinutes } from '@acheep/contract/platform/upload-kind';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { Alert, Button, Group, Input, type InputWrapperProps, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconTrash, IconVideo } from '@tabler/icons-react';
import { useEffect } from 'react';
import { sendVideo } from '../lib/send-video.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useVideo } from '../lib/use-video.ts';
import { fieldId } from './field-id.ts';
import { SendProgress } from './send-progress.tsx';
import { useSending } from './use-sending.ts';
import { VideoPlayer } from './video-player.tsx';

const { types, bytes } = uploadKinds.video;
interface VideoFieldProps
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'withAsterisk'> {
  name: string;
  value: OwnVideo | null;
  onChange: (video: OwnVideo | null) => void;
}

/**
 * A video: chosen or dropped, uploaded at once, transcoded by the server, then shown. The form can be saved meanwhile.
 */
export function VideoField({ name, value, onChange, error, ...wrapper }: VideoFieldProps) {
  const { t } = useTranslation('widget');
  const id = fieldId(name);
  const sending = useSending(sendVideo, onChange, t('video.lost'));
  const refuse = (code: string | undefined) =>
    sending.refuse(t(code === 'file-too-large' ? 'video.tooLarge' : 'video.wrongType'));

  return (
    <Input.Wrapper
      {...wrapper}
      id={`${id}-box`}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={sending.failure ?? error}
    >
      {value && (
        <Stack gap="xs" mt={4}>
          <VideoWork video={value} onChange={onChange} />
          <Group>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => onChange(null)}
            >
              {t('video.remove')}
            </Button>
          </Group>
        </Stack>
      )}
      <SendProgress sending={sending} />
      {!value && !sending.file && (
        <Dropzone
          id={id}
          role="button"
          aria-labelledby={`${id}-label ${id}-choose`}
          // The drop zone is the control; a focusable input inside would be a second one.
          inputProps={{ style: { display: 'none' }, 'aria-label': t('video.choose') }}
          multiple={false}
          accept={Object.keys(types)}
          maxSize={bytes}
          onDrop={([file]) => file && sending.start(file)}
          onReject={(rejections) => refuse(rejections[0]?.errors[0]?.code)}
          p="md"
          mt={4}
        >
          <Group gap="sm" wrap="nowrap">
            <IconVideo size={24} color="var(--ac-icon)" aria-hidden />
            <div id={`${id}-choose`}>
              <Text size="sm">
                <b>{t('video.choose')}</b> {t('video.drop')}
              </Text>{' '}
              <Text size="xs" c="dimmed">
                {t('video.types', { megabytes: bytes / 1_000_000, minutes: videoMinutes })}
              </Text>
            </div>
          </Group>
        </Dropzone>
      )}
    </Input.Wrapper>
  );
}

/** Progress and result of the server's transcoding. */
function VideoWork({ video, onChange }: { video: OwnVideo; onChange: (video: OwnVideo) => void }) {
  const { t } = useTranslation('widget');
  const now = useVideo(video);
  useEffect(() => {
    if (now.state !== video.state) onChange(now);
  }, [now, video.state, onChange]);
  if (now.state === 'failed') return <Alert color="red">{now.reason}</Alert>;
  if (now.url) return <VideoPlayer src={now.url} poster={now.poster} name={now.originalName} id={now._id} />;
  const text = now.state === 'working' ? t('video.working', { percent: now.percent }) : t('video.waiting');
  return (
    <SendProgress.Row
      name={now.originalName}
      part={now.percent / 100}
      label={t('video.progress', { name: now.originalName })}
    >
      <Text size="sm" c="dimmed" role="status">
        {text} {t('video.leave')}
      </Text>
    </SendProgress.Row>
  );
}
