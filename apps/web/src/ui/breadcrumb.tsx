import { Anchor, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { type LinkProps, polymorphic } from './link-props.ts';

export interface BreadcrumbItem {
  label: string;
  link?: LinkProps;
}

/** A breadcrumb trail; the last item is the current page and has no link. */
export function Breadcrumb({ items, label }: { items: readonly BreadcrumbItem[]; label: string }) {
  return (
    <Group component="nav" aria-label={label} gap={8} mb="xs" fz="sm">
      {items.map(({ label: text, link }, index) => (
        <Fragment key={text}>
          {index > 0 && <span aria-hidden>/</span>}
          {link ? (
            <Anchor inherit lh={1.75} {...polymorphic(link)}>
              {text}
            </Anchor>
          ) : (
            <Text span inherit c="dimmed" aria-current="page">
              {text}
            </Text>
          )}
        </Fragment>
      ))}
    </Group>
  );
}
