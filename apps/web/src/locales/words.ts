/** The translations by namespace; each domain declares its own in `pages.ts`. */
export interface Words {
  common: typeof import('./en/kernel/common.json');
  footer: typeof import('./en/kernel/footer.json');
  field: typeof import('./en/kernel/field.json');
  menu: typeof import('./en/kernel/menu.json');
  share: typeof import('./en/kernel/share.json');
  widget: typeof import('./en/kernel/widget.json');
}

export type Namespace = keyof Words;
