import { expect, test } from 'vitest';
import { missingStories } from './missing-stories.ts';

function Card() {}
function CardInside() {}
function useCard() {}
class CardMissing extends Error {}

const modules = new Map([
  [
    'shared/src/ui/card.tsx',
    { Card, CardInside, cardClass: () => 'card', CARDS: 3, NO_CARD: {}, CardMissing },
  ],
  ['shared/src/ui/use-card.ts', { useCard }],
]);

test('names each component and hook without a story, and the file for it', () => {
  expect(missingStories(modules, new Map())).toEqual([
    'Card has no story: add one to shared/src/ui/card.stories.tsx',
    'CardInside has no story: add one to shared/src/ui/card.stories.tsx',
    'useCard has no story: add one to shared/src/ui/use-card.stories.tsx',
  ]);
});

test('counts what a story file of the folder names', () => {
  const meta = { component: Card, subcomponents: { CardInside }, parameters: { shows: [useCard] } };
  expect(missingStories(modules, new Map([['shared/src/ui/any.stories.tsx', meta]]))).toEqual([]);
  expect(missingStories(modules, new Map([['shared/src/any.stories.tsx', meta]]))).toHaveLength(3);
});
