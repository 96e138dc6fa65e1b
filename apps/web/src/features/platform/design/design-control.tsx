import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './design-page.module.css';

export function DesignType() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('type.title')}>
      <Stack gap="sm">
        {(['h1', 'h2', 'h3', 'h4'] as const).map((size) => (
          <Title key={size} order={3} size={size}>
            {t('type.heading')}
          </Title>
        ))}
        <Text size="lg">{t('type.lead')}</Text>
        <Text>{t('type.body')}</Text>
        <Text size="sm" c="dimmed">
          {t('type.note')}
        </Text>
        <Text className={classes.pay}>$450 – $600</Text>
      </Stack>
    </Section>
  );
}

export function DesignControls() {
  const { t } = useTranslation('design');
  const [text, setText] = useState('');
  return (
    <Section title={t('control.title')}>
      <Stack gap="lg">
        <Group>
          <Button>{t('control.main')}</Button>
          <Button variant="default">{t('control.other')}</Button>
          <Button variant="light">{t('control.quiet')}</Button>
          <Button color="red" variant="light">
            {t('control.delete')}
          </Button>
          <Button loading>{t('control.main')}</Button>
          <Button disabled>{t('control.main')}</Button>
        </Group>
        <div className={classes.fields}>
          <TextInput
            label={t('control.field')}
            description={t('control.help')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <TextInput label={t('control.field')} error={t('control.error')} />
        </div>
        <Group>
          <Badge color="green">{t('state.good')}</Badge>
          <Badge color="saffron">{t('state.wait')}</Badge>
          <Badge color="red">{t('state.bad')}</Badge>
          <Badge color="gray">{t('state.off')}</Badge>
        </Group>
      </Stack>
    </Section>
  );
}

export function DesignStates() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('state.title')}>
      <div className={classes.fields}>
        <Card>
          <Title order={3} size="h4">
            {t('state.card')}
          </Title>
          <Text mt={4}>{t('type.body')}</Text>
        </Card>
        <Card data-sample>
          <Skeleton height={20} width="60%" />
          <Skeleton height={14} mt={12} />
          <Skeleton height={14} mt={8} width="80%" />
        </Card>
        <Alert color="green" title={t('state.good')}>
          {t('type.note')}
        </Alert>
        <Alert color="red" title={t('state.bad')}>
          {t('type.note')}
        </Alert>
      </div>
      <div className={classes.empty}>
        <EmptyState
          icon={IconBriefcase}
          art="garment"
          title={t('state.empty')}
          text={t('state.emptyText')}
          action={<Button>{t('control.main')}</Button>}
        />
      </div>
    </Section>
  );
}
