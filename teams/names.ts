/** A remote's topic as its files, code and sentences write it. */
import { Refusal } from '../fleet/src/refusal.ts';

const TOPIC = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A folder, addresses and class names are called by it. */
const LONGEST_TOPIC = 40;

/** `parking` of `parking` or `mfe-parking`; throws a `Refusal` where no remote could be called so. */
export function topicOf(typed = ''): string {
  const topic = typed.replace(/^mfe-/, '');
  if (TOPIC.test(topic) && topic.length <= LONGEST_TOPIC) return topic;
  throw new Refusal(
    `${JSON.stringify(typed)} is no name of a remote: up to ${LONGEST_TOPIC} small letters and digits, words between hyphens, like late-checkout.`,
  );
}

/** A topic in each way of writing it. */
function spellings(topic: string) {
  const [first = '', ...others] = topic.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const camel = first + others.map(capital).join('');
  const words = capital([first, ...others].join(' '));
  return [topic, camel, capital(camel), words];
}

const TEMPLATE = spellings('sample-topic');

/** A text or a path of the template, as a remote with this topic has it. */
export function renamed(text: string, topic: string): string {
  const to = spellings(topic);
  return TEMPLATE.reduce((before, from, way) => before.replaceAll(from, to[way] ?? ''), text);
}
