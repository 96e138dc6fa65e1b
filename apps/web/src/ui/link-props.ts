import type { ElementType } from 'react';

/** Props of a link: `{ component: Link, to }` with a router, `{ component: 'a', href }` without. */
export interface LinkProps {
  component: ElementType;
  [prop: string]: unknown;
}

/** Mantine's polymorphic props check one component at a time, so every link is typed as an anchor. */
export const polymorphic = (link: LinkProps) => link as { component: 'a' };
