import { setTimeout } from 'node:timers/promises';
import { today } from '@acheep/contract/calendar';
import type { Deps } from '../deps.ts';
import type { PageData } from '../module.ts';

/** Where the document carries what every page is told, as JSON. */
export const siteStart = '<script id="site" type="application/json">{';

/** What is still put into the document that is sent. */
export type Edit = (document: string) => string;
export const asItIs: Edit = (document) => document;

/** Puts what the modules tell every page beside the settings; it comes without where that takes long. */
export function toldPageOf({ database: { prisma }, modules, now }: Deps, patience: number) {
  return async (): Promise<Edit> => {
    const day = new Date(today(now()));
    const asked = Promise.all(modules.map((module) => module.pageData?.(prisma, day)));
    const giveUp = setTimeout(patience, [], { ref: false });
    const told: PageData = Object.assign({}, ...(await Promise.race([asked, giveUp]).catch(() => [])));
    if (Object.values(told).every((values) => values.length === 0)) return asItIs;
    const facts = JSON.stringify(told).replace(/</g, '\\u003c').slice(1, -1);
    return (document) => document.replace(siteStart, () => `${siteStart}${facts},`);
  };
}
