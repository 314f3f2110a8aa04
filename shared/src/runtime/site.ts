import { siteOf } from '../addresses/site.ts';
import { page } from './page.ts';

const site = siteOf(page.composition);

/** Every link asks whenever it is drawn, and the mounts of a document never change. */
function remembered<Answer>(ask: (href: string) => Answer): (href: string) => Answer {
  const answers = new Map<string, Answer>();
  return (href) => {
    const known = answers.get(href);
    if (known !== undefined || answers.has(href)) return known as Answer;
    const answer = ask(href);
    answers.set(href, answer);
    return answer;
  };
}

/** The mount whose screen stands at `href`, enabled or not. */
export const mountAt = remembered(site.mountAt);

/** Whether this hotel has something at `href`; links to anything else are not drawn. */
export const canOpen = remembered(site.canOpen);
