import type { ElementType } from 'react';

/** How a block links: `{ component: Link, to }` with a router, `{ component: 'a', href }` without. */
export interface LinkProps {
  component: ElementType;
  [prop: string]: unknown;
}

/** Mantine's polymorphic props check one component at a time: any link stands for an anchor here. */
export const polymorphic = (link: LinkProps) => link as { component: 'a' };
