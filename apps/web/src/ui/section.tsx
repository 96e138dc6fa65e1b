import { Group, Title, type TitleOrder } from '@mantine/core';
import { createContext, type ReactNode, use, useId } from 'react';

/** The level of a part's heading: one deeper where its page is part of another. */
export const SectionLevel = createContext<TitleOrder>(2);

interface SectionProps {
  title: ReactNode;
  /** What stands at the right of the title: a link to all, a button. */
  action?: ReactNode;
  order?: TitleOrder;
  children: ReactNode;
}

/** A titled part of a page. */
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
