import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './crop-dialog.module.css';
import { Dialog } from './dialog.tsx';

/** Side of the uploaded square, in pixels. */
const sentSide = 1024;
const maxZoom = 4;

function draw(picture: ImageBitmap, { x, y, width: side }: Area): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(sentSide, side));
  const { width } = canvas;
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, width, width);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}

interface CropDialogProps {
  picture: ImageBitmap;
  url: string;
  name: string;
  onDone: (square: File) => void;
  onClose: () => void;
}

/** Crops a picture to a square; it is moved and zoomed by touch, mouse or keyboard. */
export function CropDialog({ picture, url, name, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('field');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Area | null>(null);
  const done = async () => {
    const content = square && (await draw(picture, square));
    if (content) onDone(new File([content], name.replace(/(\.\w+)?$/, '.jpg'), { type: content.type }));
  };
  return (
    <Dialog onClose={onClose} title={t('image.crop')} size={360}>
      <Stack>
        <div className={classes.window}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={12}
            cropperProps={{ 'aria-label': t('image.move') }}
            mediaProps={{ alt: '' }}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setSquare(pixels)}
          />
        </div>
        <div>
          <Text size="sm" mb={6} id="crop-zoom">
            {t('image.zoom')}
          </Text>
          <Slider
            min={1}
            max={maxZoom}
            step={0.05}
            label={null}
            value={zoom}
            onChange={setZoom}
            thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button disabled={!square} onClick={() => void done()}>
            {t('image.use')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
