import { useLayoutEffect, useRef } from 'react';

/**
 * A picture inside a drawing that no first paint waits for. A page that was painted before the code asks for
 * it by itself (`gateway/src/page/after-paint.ts`).
 */
export function LateImage({
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
    // What the page has asked for already is not asked for again.
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
