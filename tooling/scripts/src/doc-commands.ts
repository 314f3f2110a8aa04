/** Finds the `pnpm` commands that Markdown pages name. */
import { parse } from 'shell-quote';
import type { Page } from './markdown.ts';

/** A `pnpm` command of a page: its words after `pnpm`. A mention in a sentence may leave words out. */
export type DocCommand = { words: string[]; line: number; isMention: boolean };

/** Languages of blocks with commands: `sh` blocks run in a test, `console` blocks only show. */
const COMMAND_BLOCKS = ['sh', 'console', ''];
const PROMPT = '$ ';

/** Returns the lines of a block that are commands. A block with prompts shows output, too. */
export function commandLines(block: string): string[] {
  const lines = block.replaceAll('\\\n', ' ').split('\n');
  const prompted = lines.filter((line) => line.startsWith(PROMPT));
  return prompted.length > 0 ? prompted.map((line) => line.slice(PROMPT.length)) : lines;
}

/** Returns every `pnpm` command of a page. */
export function commandsOf({ codeBlocks, inlineCode }: Page): DocCommand[] {
  const shown = codeBlocks
    .filter(({ language }) => COMMAND_BLOCKS.includes(language))
    .flatMap(({ text, line }) => commandLines(text).map((command) => ({ command, line })));
  return [
    ...shown.flatMap(({ command, line }) => pnpmCommands(command, { line, isMention: false })),
    ...inlineCode.flatMap(({ text, line }) => pnpmCommands(text, { line, isMention: true })),
  ];
}

function pnpmCommands(text: string, place: Omit<DocCommand, 'words'>): DocCommand[] {
  return simpleCommands(text).flatMap((words) => {
    const start = words[0] === 'npx' ? 1 : 0;
    return words[start] === 'pnpm' ? [{ words: words.slice(start + 1), ...place }] : [];
  });
}

/** Splits a line into its commands, without variables before them, redirections and `[` `]`. */
function simpleCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  let isFileName = false;
  for (const token of parse(line, (name) => `$${name}`)) {
    if (typeof token === 'object' && 'comment' in token) break;
    if (typeof token === 'object' && token.op !== 'glob') {
      isFileName = /[<>]/.test(token.op);
      if (!isFileName) commands.push([]);
      continue;
    }
    const word = (typeof token === 'object' ? token.pattern : token).replaceAll(/[[\]…]/g, '');
    if (!isFileName && word !== '') commands.at(-1)?.push(word);
    isFileName = false;
  }
  return commands.map((words) => words.slice(words.findIndex((word) => !/^\w+=/.test(word))));
}
