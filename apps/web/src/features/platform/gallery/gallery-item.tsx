import '@mantine/core/styles/Code.layer.css';
import { Code, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/section.tsx';

/** Components of one kind, side by side if there is room. */
export const GalleryItems = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
      {children}
    </SimpleGrid>
  </Section>
);

/** One component in one state, above its code. */
export const GalleryItem = ({ code, children }: { code: string; children: ReactNode }) => (
  <Stack gap={6} miw={0}>
    {children}
    <Code style={{ overflowWrap: 'anywhere' }}>{code}</Code>
  </Stack>
);
