import { Group, Title, type TitleOrder } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** What stands at the right of the title: a link to all, a button. */
  action?: ReactNode;
  order?: TitleOrder;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, action, order = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="ac-section">
      <Group justify="space-between" align="baseline" mb="md" gap="xs">
        <Title order={order} id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  );
}
