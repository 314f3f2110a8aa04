/** Holds a row of the table. `plain` is the value of the plain app, if there is one. */
export type Figure = {
  figure: string;
  bar: string;
  foyer: string;
  plain: string;
  /** Undefined without a bar. */
  holds?: boolean;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

export function printFigures(figures: readonly Figure[]): void {
  printTable([
    ['figure', 'bar', 'Foyer', 'plain', 'holds'],
    ...figures.map(({ figure, bar, foyer, plain, holds }) => [
      figure,
      bar,
      foyer,
      plain,
      holds === undefined ? '–' : holds ? 'yes' : 'NO',
    ]),
  ]);
}

/** Prints rows as a Markdown table; the first row is the heading. */
export function printTable(rows: readonly string[][]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const [index, row] of rows.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`);
    if (index === 0) console.log(`|${widths?.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  }
}
