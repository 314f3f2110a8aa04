import type { VariableKind } from './variable-kinds.ts';

/** The meaning of a marker; a parameter of the page's own address cannot be part of a template. */
type MarkerMeaning = TemplateMeaning | { param: string };
export type VariableMeaning = { variable: string; kind: VariableKind };
export type TemplateMeaning =
  | VariableMeaning
  | { open: string }
  | { current: string; below: boolean };

/** Matches markers: letters and digits only, which neither React nor the router escapes. */
export const MARKER_PATTERN = /zq\d+qz/g;

const meanings: MarkerMeaning[] = [];

/** Returns the marker of a meaning. An address marker begins with `/`, so that it passes URL checks. */
export function markerOf(meaning: MarkerMeaning): string {
  const json = JSON.stringify(meaning);
  const known = meanings.findIndex((other) => JSON.stringify(other) === json);
  const index = known < 0 ? meanings.push(meaning) - 1 : known;
  return `${isAddress(meaning) ? '/' : ''}zq${index}qz`;
}

/** Reports whether a meaning is a whole address. */
export function isAddress(meaning: MarkerMeaning): meaning is VariableMeaning {
  return 'kind' in meaning && (meaning.kind === 'address' || meaning.kind === 'link');
}

/** Returns the meaning of a marker; undefined for text that only looks like a marker. */
export function meaningOf(marker: string): MarkerMeaning | undefined {
  return meanings[Number(marker.slice('zq'.length, -'qz'.length))];
}
