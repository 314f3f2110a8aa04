import { type RefCallback, useCallback, useState } from 'react';

/** Whether a picture could not be loaded; `watch` goes on its `<img>`, which may have failed before. */
export function useBroken(image: string | undefined) {
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
