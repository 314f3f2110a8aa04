/** Spells a remote's topic as files, code and sentences need it. */
import { Refusal } from '@foyer/releases/refusal';

const TOPIC = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Limit of a topic, which names a folder, addresses and classes. */
const MAX_TOPIC_LENGTH = 40;

/** Returns `parking` for `parking` or `mfe-parking`; throws a `Refusal` for an invalid name. */
export function topicOf(typed = ''): string {
  const topic = typed.replace(/^mfe-/, '');
  if (TOPIC.test(topic) && topic.length <= MAX_TOPIC_LENGTH) return topic;
  throw new Refusal(
    `${JSON.stringify(typed)} is not a valid name of a remote: use up to ${MAX_TOPIC_LENGTH} lower-case letters and digits, with hyphens between words, like late-checkout.`,
  );
}

/** Returns a topic in kebab case, camel case, Pascal case and as a sentence. */
function spellings(topic: string) {
  const [first = '', ...others] = topic.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const camel = first + others.map(capital).join('');
  const words = capital([first, ...others].join(' '));
  return [topic, camel, capital(camel), words];
}

const TEMPLATE = spellings('sample-topic');

/** Replaces the template's topic in a text or a path. */
export function withTopic(text: string, topic: string): string {
  const to = spellings(topic);
  return TEMPLATE.reduce((result, from, index) => result.replaceAll(from, to[index] ?? ''), text);
}
