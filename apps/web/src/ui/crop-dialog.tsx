import '@mantine/core/styles/Slider.layer.css';
import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Crop,
  mostZoom,
  type Point,
  scaleOf,
  sourceSquare,
  wholePicture,
  withinPicture,
} from './crop.ts';
import classes from './crop-dialog.module.css';

/** The window in which the picture is moved, and the square that is sent. */
const side = 280;
const sentSide = 1024;
const step = 12;

const moves: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

function draw(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const from = sourceSquare(crop, picture, side);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(sentSide, from.side));
  const { width } = canvas;
  canvas.getContext('2d')?.drawImage(picture, from.x, from.y, from.side, from.side, 0, 0, width, width);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}

interface CropDialogProps {
  /** The chosen picture, decoded, where its pixels can be seen. */
  picture: ImageBitmap;
  url: string;
  name: string;
  onDone: (square: File) => void;
  onClose: () => void;
}

/** Cuts a square out of a picture: it is moved by finger, mouse or arrow keys, and enlarged. */
export function CropDialog({ picture, url, name, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState(wholePicture);
  const grip = useRef<Point>(null);
  const change = (next: Crop) => setCrop(withinPicture(next, picture, side));
  const move = ({ x, y }: Point) => change({ ...crop, x: crop.x + x, y: crop.y + y });

  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    move({ x: clientX - grip.current.x, y: clientY - grip.current.y });
    grip.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const done = async () => {
    const content = await draw(picture, crop);
    if (content) onDone(new File([content], name.replace(/(\.\w+)?$/, '.jpg'), { type: content.type }));
  };
  const scale = scaleOf(picture, side, crop.zoom);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('image.crop')}
      size={360}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <div
          className={classes.window}
          style={{ width: side, height: side }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it.
          tabIndex={0}
          role="application"
          aria-label={t('image.move')}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            grip.current = null;
          }}
          onPointerCancel={() => {
            grip.current = null;
          }}
        >
          <img
            src={url}
            alt=""
            draggable={false}
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              transform: `translate(calc(-50% + ${crop.x}px), calc(-50% + ${crop.y}px))`,
            }}
          />
        </div>
        <div>
          <Text size="sm" mb={6} id="crop-zoom">
            {t('image.zoom')}
          </Text>
          <Slider
            min={1}
            max={mostZoom}
            step={0.05}
            label={null}
            value={crop.zoom}
            onChange={(zoom) => change({ ...crop, zoom })}
            thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void done()}>{t('image.use')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
