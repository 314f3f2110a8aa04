import { paths } from '@foyer/shared/addresses/paths.ts';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { redirect, useLocation } from '@foyer/shared/router';
import {
  AppLink,
  hotelQuery,
  hotelSlug,
  PageNotFound,
  queryClient,
  useHotel,
} from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { CategoryPage } from '../category/category-page.tsx';
import styles from './content-page.module.css';
import { contentText } from './content-text.ts';
import { type CardText, CONTENT, type Content } from './pages.ts';
import drawing from './scene.module.css';
import { SCENES, type SceneName } from './scenes.ts';

const CORRECT_SPELLING = 'explore-restaurants';
const SPECIFIED_SPELLING = 'explore-resturants';

/** Returns the page name of a path in lower case, because routes ignore case. */
function pageNameOf(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
}

/** Redirects the correct spelling to the specified one (LIST-20), unless a category has that slug. */
export const loader: NonNullable<ScreenModule['loader']> = ({ request }) => {
  const page = pageNameOf(new URL(request.url).pathname);
  const categories = queryClient.getQueryData(hotelQuery().queryKey)?.categories;
  const isCategory = categories?.some(({ slug }) => slug === page);
  if (page === CORRECT_SPELLING && !isCategory)
    return redirect(paths.category(hotelSlug, SPECIFIED_SPELLING));
};

/** Renders a content page (LIST-16), or the hotel's category with the same name. */
export function Component() {
  const page = pageNameOf(useLocation().pathname);
  const { category_name } = useHotel();
  const content = CONTENT[page];
  if (!content && !category_name) throw new PageNotFound();
  return (
    <If
      condition={category_name}
      otherwise={content && <ContentPage name={page} content={content} />}
    >
      <CategoryPage key={page} slug={page} />
    </If>
  );
}

/** Renders a content page that is the same in every hotel: an intro and cards. */
function ContentPage({ name, content }: { name: string; content: Content }) {
  const { text, scene, to } = content;
  const cards: CardText[] = 'cards' in text ? text.cards : [text];
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
      </div>
      <ul className={cards.length === 1 ? styles.alone : styles.cards}>
        {cards.map(
          (
            { heading, paragraph, rate = contentText.rate, button = contentText.enquire },
            index,
          ) => (
            <li key={heading}>
              <article className={styles.card} aria-labelledby={`card-${index}`}>
                <div className={styles.picture}>
                  <Scene name={scene} />
                </div>
                <div className={styles.text}>
                  <h2 id={`card-${index}`}>{heading}</h2>
                  <p>{paragraph}</p>
                  <p className={styles.rate}>{rate}</p>
                  <AppLink
                    className={`${buttonClass('filled', 'small')} ${styles.button}`}
                    to={to(hotelSlug)}
                    state={{ category: name, name: heading } satisfies EnquiryState}
                    aria-describedby={`card-${index}`}
                  >
                    {button}
                  </AppLink>
                </div>
              </article>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Renders a drawing in the hotel's colours, because a photograph would show another hotel. */
function Scene({ name }: { name: SceneName }) {
  return (
    <svg
      className={drawing.scene}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[name].map(([shade, path]) => (
        <path key={path} className={drawing[shade]} d={path} />
      ))}
    </svg>
  );
}
