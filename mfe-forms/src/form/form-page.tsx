import { If } from '@foyer/shared/templates/if-for.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import type { ComponentProps } from 'react';
import styles from './form-page.module.css';

/** Renders a form's page: title, subtitle, optional picture and the form. */
export function FormPage({
  image,
  ...page
}: ComponentProps<typeof NarrowPage> & { image?: string | null | undefined }) {
  const picture = (
    <If condition={image}>
      <span className={styles.picture}>
        <Picture src={image} sizes="56px" eager />
      </span>
    </If>
  );
  return <NarrowPage form picture={picture} {...page} />;
}
