import { didYouMean } from '@foyer/shared/documents/did-you-mean';

/** A command that cannot be done; the message is for the operator, and says what can. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** For a word that is none of these: a sentence without its end, and what was probably meant. */
  static ofWord(sentence: string, word: string, known: Iterable<string>, more = ''): Refusal {
    return new Refusal(`${sentence}${didYouMean(word, [...known]) || '.'}${more}`);
  }
}
