import { parseArgs } from 'node:util';
import { Refusal } from '@foyer/releases/refusal';
import { type Command, type Input, OPTIONS, type OptionName, slugsOf, usageOf } from './command.ts';

const OPTION_TYPES = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, option]) => [
    name,
    option.value ? { type: 'string' as const, multiple: true } : { type: 'boolean' as const },
  ]),
);

/** Parses the arguments of a command; throws a `Refusal` that names the mistake. */
export function readInput(name: string, command: Command, args: readonly string[]): Input {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTION_TYPES,
    strict: false,
    tokens: true,
  });
  const usage = `\nUsage: ${usageOf(name, command)}`;
  const allowed = [...(command.needs ?? []), ...command.takes];
  const given = new Map<OptionName, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = allowed.find((one) => one === token.name);
    if (!option)
      throw Refusal.withSuggestion(
        `${name} has no option ${token.rawName}`,
        token.rawName,
        allowed.map((one) => `--${one}`),
        usage,
      );
    const isSwitch = OPTIONS[option].value === undefined;
    if (isSwitch === (token.value !== undefined))
      throw new Refusal(`--${option} ${isSwitch ? 'takes no' : 'needs a'} value.${usage}`);
    given.set(option, [...(given.get(option) ?? []), token.value ?? '']);
  }
  const required = command.parameters.filter((one) => !one.startsWith('['));
  const missing = required.slice(positionals.length);
  if (missing.length > 0) throw new Refusal(`${missing.join(' and ')} is missing.${usage}`);
  const [extra] = positionals.slice(command.parameters.length);
  if (extra !== undefined)
    throw new Refusal(`${JSON.stringify(extra)} is one argument too many.${usage}`);
  const missingOption = command.needs?.find((one) => !given.has(one));
  if (missingOption) throw new Refusal(`--${missingOption} is missing.${usage}`);

  const text = (option: OptionName) => given.get(option)?.at(-1)?.replaceAll(/\s+/g, ' ').trim();
  return {
    parameters: positionals,
    hotels: hotelsOf(given.get('hotel'), usage),
    channel: text('channel'),
    percent: percentOf(text('percent'), usage),
    why: text('why') || undefined,
    who: text('who') || undefined,
    days: text('days'),
    minutes: text('minutes'),
    isDryRun: given.has('dry-run'),
    isJson: given.has('json'),
  };
}

function percentOf(value: string | undefined, usage: string): number | undefined {
  if (value === undefined) return undefined;
  const percent = Number(value.replace(/\s?%$/, ''));
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new Refusal(`--percent must be a whole number from 1 to 100.${usage}`);
}

function hotelsOf(values: string[] | undefined, usage: string): string[] {
  const slugs = slugsOf(values ?? []);
  // An empty variable in a script must not mean every hotel.
  if (values && slugs.length === 0) throw new Refusal(`--hotel names no hotel.${usage}`);
  return slugs;
}
