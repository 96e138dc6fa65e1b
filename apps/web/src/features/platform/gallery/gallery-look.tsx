import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inks, surfaces } from '../../../ui/surface.ts';
import { GalleryItem, GalleryItems } from './gallery-item.tsx';

/** Text in each colour on each surface. Its contrast is tested in `surface.test.ts`. */
export function GalleryColours() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryItems title={t('look.colours')}>
      {surfaces.map((surface) => (
        <GalleryItem key={surface} code={`background: var(${surface})`}>
          <Paper p="md" withBorder bg={`var(${surface})`}>
            {inks.map((ink) => (
              <Text key={ink} c={`var(${ink})`}>
                {ink}
              </Text>
            ))}
          </Paper>
        </GalleryItem>
      ))}
    </GalleryItems>
  );
}

export function GalleryButtons() {
  const { t } = useTranslation(['gallery', 'common']);
  return (
    <GalleryItems title={t('look.buttons')}>
      <GalleryItem code='<Button /> · variant="default" · variant="light" · disabled'>
        <Group gap="xs">
          <Button>{t('common:save')}</Button>
          <Button variant="default">{t('common:cancel')}</Button>
          <Button variant="light">{t('common:retry')}</Button>
          <Button disabled>{t('common:save')}</Button>
        </Group>
      </GalleryItem>
      <GalleryItem code='<Button color="red" variant="light" />'>
        <Group>
          <Button color="red" variant="light">
            {t('common:delete')}
          </Button>
        </Group>
      </GalleryItem>
      <GalleryItem code='<Badge color="green" /> · saffron · red · gray'>
        <Group gap="xs">
          <Badge color="green">{t('look.done')}</Badge>
          <Badge color="saffron">{t('look.waiting')}</Badge>
          <Badge color="red">{t('look.failed')}</Badge>
          <Badge color="gray">{t('look.closed')}</Badge>
        </Group>
      </GalleryItem>
    </GalleryItems>
  );
}
