import type { CombinationOperator, Query } from 'minisearch';
import { IGNORED, wordsOf } from './search-words.ts';
import { SYNONYMS } from './synonyms.ts';

/** Weight of a synonym; another spelling, such as `check out`, has the weight of the typed word. */
const SYNONYM_WEIGHT = 0.6;
/** The last word may be the beginning of a phrase from this length. */
const MIN_BEGINNING_CHARACTERS = 4;
/** More of a hotel's own groups, words of a group, and characters of a word are ignored. */
const MAX_GROUPS = 100;
const MAX_PHRASES = 20;
const MAX_PHRASE_CHARACTERS = 60;

/** Groups of words and phrases with the same meaning. */
export type SynonymGroups = readonly (readonly string[])[];

/** A phrase, and the other phrases with the same meaning. */
type Phrase = { words: string[]; others: string[] };

/** The phrases for which a search finds others as well. */
type Synonyms = readonly Phrase[];

/** Returns the app's synonyms and a hotel's own. */
export function synonymsOf(hotelGroups: SynonymGroups): Synonyms {
  const own = hotelGroups
    .slice(0, MAX_GROUPS)
    .map((group) =>
      group.slice(0, MAX_PHRASES).filter(({ length }) => length <= MAX_PHRASE_CHARACTERS),
    );
  return [...SYNONYMS, ...own].flatMap((group) =>
    group
      .map((phrase) => ({ words: wordsOf(phrase), others: group.filter((one) => one !== phrase) }))
      .filter(({ words }) => words.length > 0),
  );
}

/** Returns the query of a typed text: its words without those of a question, and their synonyms. */
export function queryOf(searchText: string, synonyms: Synonyms, combineWith: CombinationOperator) {
  const words = wordsOf(searchText);
  const queries: Query[] = [];
  for (let at = 0; at < words.length; ) {
    const matches = longest(synonyms.filter(({ words: phrase }) => matchesAt(phrase, words, at)));
    const length = matches[0]?.words.length ?? 1;
    const typed = words.slice(at, at + length);
    if (matches.length > 0 || !IGNORED.has(typed.join())) queries.push(anyOf(typed, matches));
    at += length;
  }
  return { combineWith, queries: queries.length > 0 ? queries : words };
}

/** Returns true if the words at a position are a phrase; the last word may be unfinished. */
function matchesAt(phrase: readonly string[], words: readonly string[], at: number): boolean {
  return phrase.every((expected, index) => {
    const word = words[at + index] ?? '';
    const isUnfinished = at + index === words.length - 1 && word.length >= MIN_BEGINNING_CHARACTERS;
    return isUnfinished ? expected.startsWith(word) : expected === word;
  });
}

function longest(phrases: Synonyms): Synonyms {
  const length = Math.max(...phrases.map(({ words }) => words.length));
  return phrases.filter(({ words }) => words.length === length);
}

function anyOf(typed: string[], phrases: Synonyms): Query {
  const others = new Set(phrases.flatMap((phrase) => phrase.others));
  const synonyms = Array.from(others, (other) => synonymQuery(wordsOf(other), typed));
  const words = { combineWith: 'AND' as const, queries: [typed.join(' ')] };
  return { combineWith: 'OR', queries: [words, ...synonyms] };
}

function synonymQuery(words: string[], typed: readonly string[]): Query {
  const isSpelling = words.join('') === typed.join('');
  const boostTerm = () => (isSpelling ? 1 : SYNONYM_WEIGHT) / words.length;
  return { combineWith: 'AND', queries: words, prefix: false, fuzzy: false, boostTerm };
}
