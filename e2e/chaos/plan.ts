import { type Random, randomOf } from './random.ts';

/** What happens next in a session; `ms` is how long it lasts. */
export type Step =
  | { do: 'guest-writes' | 'desk-writes'; text: string }
  | { do: 'offline' | 'mute' | 'kill' | 'wait'; ms: number }
  | { do: 'cut' | 'reload' | 'look-elsewhere' };

/** How often something happens to what goes over the wire, of one time. */
export type Weather = {
  /** A call does not reach the provider; its answer does not come back; either comes late. */
  lostCall: number;
  lostAnswer: number;
  lateCall: number;
  /** A live event comes late, and so after others, or twice. */
  lateEvent: number;
  doubleEvent: number;
};

export type Plan = { seed: number; steps: readonly Step[]; weather: Weather };

const STEPS = 14;
/** Of all steps, those that are no message; the rest is split between guest and desk. */
const TROUBLE = 0.45;

/** The same plan for the same seed. */
export function planOf(seed: number): Plan {
  const random = randomOf(seed);
  const steps: Step[] = [];
  for (let index = 0; index < STEPS; index += 1) {
    if (random.chance(TROUBLE)) steps.push(trouble(random));
    else steps.push(message(random, seed, index));
  }
  // However bad it was: both say something at the end.
  for (const by of ['guest', 'desk'] as const)
    steps.push({ do: `${by}-writes`, text: `${by} ${seed}-${STEPS}` });
  return {
    seed,
    steps,
    weather: {
      lostCall: random.next() * 0.3,
      lostAnswer: random.next() * 0.3,
      lateCall: random.next() * 0.5,
      lateEvent: random.next() * 0.5,
      doubleEvent: random.next() * 0.5,
    },
  };
}

function message(random: Random, seed: number, index: number): Step {
  const by = random.chance(0.6) ? 'guest' : 'desk';
  return { do: `${by}-writes`, text: `${by} ${seed}-${index}` };
}

function trouble(random: Random): Step {
  const dice = random.next();
  if (dice < 0.15) return { do: 'kill', ms: random.between(0, 800) };
  if (dice < 0.35) return { do: 'offline', ms: random.between(50, 900) };
  if (dice < 0.5) return { do: 'mute', ms: random.between(50, 600) };
  if (dice < 0.65) return { do: 'cut' };
  if (dice < 0.8) return { do: 'reload' };
  if (dice < 0.9) return { do: 'look-elsewhere' };
  return { do: 'wait', ms: random.between(20, 300) };
}
