import type { Category } from '@foyer/shared/contracts/provider/category.ts';

/** The pages about each subject. Its words are those of a category's slug, name or tags. */
const SUBJECTS: readonly { words: RegExp; pages: readonly string[] }[] = [
  { words: /^rooms\b|\bsuites\b/, pages: ['upgrade-room'] },
  { words: /\b(?:spas?|wellness|massage|treatments)\b/, pages: ['spas-facility', 'explore-spas'] },
  { words: /\b(?:dining|restaurants?)\b/, pages: ['explore-resturants'] },
  { words: /\b(?:gym|fitness)\b/, pages: ['fitness-facility'] },
  { words: /\b(?:pools?|swimming)\b/, pages: ['swimming-facility'] },
  { words: /\b(?:walks?|hikes?)\b/, pages: ['walking-facility'] },
  { words: /\b(?:local area|transport|taxis?)\b/, pages: ['transport', 'transport-detail'] },
];

type Described = Pick<Category, 'slug' | 'name' | 'tags'>;

const wordsOf = ({ slug, name, tags }: Described) =>
  [slug, name, ...(tags ?? [])].join('\n').toLowerCase();

/** Returns the names of the pages about a category, or about one of its children (LIST-95). */
export function servicesOf(category: Described, children: readonly Described[] = []): string[] {
  const words = [category, ...children.map(({ slug, name }) => ({ slug, name }))].map(wordsOf);
  return SUBJECTS.filter((subject) => words.some((text) => subject.words.test(text))).flatMap(
    ({ pages }) => pages,
  );
}
