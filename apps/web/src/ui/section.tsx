import { Group, Title, type TitleOrder } from '@mantine/core';
import { createContext, type ReactNode, use, useId } from 'react';

/** Heading level of sections: one deeper if the page is embedded in another. */
export const SectionLevel = createContext<TitleOrder>(2);

interface SectionProps {
  title: ReactNode;
  /** Shown at the right of the title: a link to all, a button. */
  action?: ReactNode;
  order?: TitleOrder;
  children: ReactNode;
}

export function Section({ title, action, order, children }: SectionProps) {
  const id = useId();
  const level = use(SectionLevel);
  return (
    <section aria-labelledby={id} className="ac-section">
      <Group justify="space-between" align="baseline" mb="md" gap="xs">
        <Title order={order ?? level} id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  );
}
