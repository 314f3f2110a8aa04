import { useLayoutEffect, useRef } from 'react';

/**
 * Loads an SVG image after the first paint. On pages painted before the code runs, an inline script
 * loads it (`platform/prerender/src/page/after-paint.ts`).
 */
export function LazyImage({
  href,
  size,
  onError,
}: {
  href: string | undefined;
  size: number;
  onError: () => void;
}) {
  const image = useRef<SVGImageElement>(null);
  useLayoutEffect(() => {
    // The inline script may have set it already.
    if (href && image.current?.getAttribute('href') !== href)
      image.current?.setAttribute('href', href);
  }, [href]);
  return (
    <image
      ref={image}
      data-href={href}
      width={size}
      height={size}
      onError={onError}
      suppressHydrationWarning={true}
    />
  );
}
