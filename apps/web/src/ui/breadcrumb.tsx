import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { type LinkProps, polymorphic } from './link-props.ts';

export interface BreadcrumbItem {
  label: string;
  link?: LinkProps;
}

/** A breadcrumb trail; the last item is the current page and has no link. */
export function Breadcrumb({ items, label }: { items: readonly BreadcrumbItem[]; label: string }) {
  return (
    <nav aria-label={label}>
      <Breadcrumbs mb="xs">
        {items.map(({ label: text, link }) =>
          link ? (
            <Anchor key={text} size="sm" lh={1.75} display="inline-block" {...polymorphic(link)}>
              {text}
            </Anchor>
          ) : (
            <Text key={text} size="sm" c="dimmed" aria-current="page">
              {text}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}
