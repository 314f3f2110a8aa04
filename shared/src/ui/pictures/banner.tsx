import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { isBannerVideo, widthsOf } from '../../hotel/media.ts';
import { safeImage } from '../../hotel/theme.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './banner.module.css';
import { Picture } from './picture.tsx';
import { prefersStill } from './preferences.ts';

/**
 * The head of a page, half the window high: the hotel's picture or video (a path that ends in
 * .mp4), and words that stand on their own scrim.
 */
export function Banner({
  media,
  label,
  labels,
  children,
}: {
  media: string | null | undefined;
  /** Names the region. */
  label: string;
  /** Names of the button that stops and starts a video. */
  labels: { pause: string; play: string };
  children: ReactNode;
}) {
  return (
    <section className={styles.banner} aria-label={label}>
      {media && isBannerVideo(media) ? (
        <BannerVideo address={media} labels={labels} />
      ) : (
        <>
          <Surroundings of={media} />
          <Picture src={media} eager className={styles.media} />
        </>
      )}
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** What a wide screen has around a picture: out of focus, so the narrowest of it does. */
function Surroundings({ of }: { of: string | null | undefined }) {
  const image = safeImage(of);
  if (!image) return null;
  const { src } = widthsOf(image)?.[0] ?? { src: image };
  return (
    <span
      className={styles.surroundings}
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
    />
  );
}

function BannerVideo({
  address,
  labels,
}: {
  address: string;
  labels: { pause: string; play: string };
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [still] = useState(prefersStill);
  // Told by the video itself: a browser may refuse what should begin by itself.
  const [playing, setPlaying] = useState(false);
  const toggle = () => {
    if (playing) video.current?.pause();
    // Refused by the browser: the still picture stays.
    else video.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <video
        ref={video}
        className={styles.media}
        src={safeImage(address)}
        autoPlay={!still}
        preload={still ? 'metadata' : 'auto'}
        muted
        loop
        playsInline
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <span className={styles.pause}>
        <IconButton label={playing ? labels.pause : labels.play} onClick={toggle}>
          {playing ? <Pause size={20} strokeWidth={1.6} /> : <Play size={20} strokeWidth={1.6} />}
        </IconButton>
      </span>
    </>
  );
}
