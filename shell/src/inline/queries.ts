/** The script of pages with preloaded queries, after `main.ts`. */
import { preloadQueries } from './preloaded-queries.ts';

if (globalThis.foyerPage) globalThis.foyerPage.preloadedQueries = preloadQueries();
