import { arePages } from './accessible-page.ts';

arePages('editor');
