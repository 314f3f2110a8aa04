import { type RefCallback, useCallback, useState } from 'react';

/** Reports whether an image failed to load; spread `watch` on its `<img>`, which may have failed already. */
export function useBrokenImage(image: string | undefined) {
  const [failed, setFailed] = useState<string>();
  const ref: RefCallback<HTMLImageElement> = useCallback(
    (element) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(image);
    },
    [image],
  );
  const broken = image !== undefined && image === failed;
  return { broken, watch: { ref, onError: () => setFailed(image) } };
}
