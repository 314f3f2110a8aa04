import { composeStories, composeStory, setProjectAnnotations } from 'storybook-react-rsbuild';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { BRANDS } from './brands.ts';
import { type Meta, missingStories } from './missing-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0] & { default: Meta };

setProjectAnnotations([preview]);

const empty = composeStory({ render: () => <p>Empty</p> }, { title: 'Empty' });

const files = await loaded(
  import.meta.glob<StoryFile>([
    '/shared/src/**/*.stories.tsx',
    '/tooling/catalogue/src/*.stories.tsx',
  ]),
);

async function loaded<Module>(loaders: Record<string, () => Promise<Module>>) {
  const modules = Object.entries(loaders).map(
    async ([path, load]) => [path.slice(1), await load()] as const,
  );
  return new Map(await Promise.all(modules));
}

const metas = new Map([...files].map(([path, file]) => [path, file.default]));

beforeEach(() => {
  vi.spyOn(window, 'fetch');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([...files])('%s', (_, file) => {
  const stories = Object.entries<{ run: () => Promise<void> }>(composeStories(file));

  test.each(stories)('renders %s in both brands', async (_, story) => {
    await story.run();
    const panels = [...document.querySelectorAll<HTMLElement>('[data-brand]')];
    expect(panels.map((panel) => panel.dataset.brand)).toEqual(BRANDS.map(({ slug }) => slug));
    // Another story unmounts the one before it.
    await empty.run();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('every component and hook of shared has a story', async () => {
  const modules = await loaded(
    import.meta.glob<Record<string, unknown>>([
      '/shared/src/{browser,forms,runtime,templates,ui}/**/*.{ts,tsx}',
      '!**/*.{d,stories,test}.{ts,tsx}',
      // A `lib` folder holds what only its neighbours use.
      '!**/lib/**',
      // It only exports its neighbours.
      '!/shared/src/runtime/runtime.ts',
    ]),
  );
  expect(missingStories(modules, metas)).toEqual([]);
});

test('every component’s page has accessibility notes', () => {
  const without = [...metas].filter(
    ([, meta]) => meta.component && !meta.parameters?.accessibility?.length,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});
