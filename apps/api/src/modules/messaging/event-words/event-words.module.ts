import type { Module } from '../../../module.ts';
import { registerWordsPreview } from './event-words.preview.ts';

export const eventWordsModule: Module = { siteRoutes: registerWordsPreview };
