import { If } from '@foyer/shared/templates/if-for.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './form-page.module.css';
import { StaySummary } from './stay-summary.tsx';

type Page = Omit<ComponentProps<typeof NarrowPage>, 'form' | 'picture' | 'aside'>;

/** Renders a form's page: title, subtitle, optional picture, the form, and the stay beside it. */
export function FormPage({
  image,
  more,
  ...page
}: Page & {
  image?: string | null | undefined;
  /** Content below the summary of the stay. */
  more?: ReactNode;
}) {
  const picture = (
    <If condition={image}>
      <span className={styles.picture}>
        <Picture src={image} sizes="56px" eager />
      </span>
    </If>
  );
  const aside = (
    <div className={styles.aside}>
      <StaySummary />
      {more}
    </div>
  );
  return <NarrowPage form picture={picture} aside={aside} {...page} />;
}
