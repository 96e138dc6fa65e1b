import { arePages } from './accessible-page.ts';

await arePages('user');
