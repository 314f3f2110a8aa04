import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';

/** Signals a command that cannot run; the message tells the operator what to do instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** Creates a refusal of an unknown word. It suggests the most similar known one. */
  static withSuggestion(
    sentence: string,
    word: string,
    known: Iterable<string>,
    suffix = '',
  ): Refusal {
    return new Refusal(`${sentence}${didYouMean(word, [...known]) || '.'}${suffix}`);
  }
}
