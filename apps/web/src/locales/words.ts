/** The words of the pages by namespace: those of a domain are declared by its `pages.ts`. */
export interface Words {
  common: typeof import('./en/kernel/common.json');
  field: typeof import('./en/kernel/field.json');
  menu: typeof import('./en/kernel/menu.json');
  widget: typeof import('./en/kernel/widget.json');
}

export type Namespace = keyof Words;
