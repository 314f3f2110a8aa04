import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTakeover } from '../../frames/takeover.ts';
import { When } from '../../frames/vary.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './banner.module.css';
import { Picture } from './picture.tsx';
import { prefersStill } from './preferences.ts';

/**
 * The head of a page, half the window high: the hotel's film (a path that ends in .mp4) or else its
 * picture, and words that stand on their own scrim. `narrow` is the narrowest of the picture.
 */
export function Banner({
  picture,
  narrow,
  film,
  label,
  labels,
  children,
}: {
  picture: string | undefined;
  narrow: string | undefined;
  film: string | undefined;
  /** Names the region. */
  label: string;
  /** Names of the button that stops and starts a film. */
  labels: { pause: string; play: string };
  children: ReactNode;
}) {
  const still = (
    <>
      <Surroundings of={narrow} />
      <Picture src={picture} eager className={styles.media} />
    </>
  );
  return (
    <section className={styles.banner} aria-label={label}>
      <When holds={film} otherwise={still}>
        <BannerVideo address={film ?? ''} labels={labels} />
      </When>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** What a wide screen has around a picture: out of focus, so the narrowest of it does. */
function Surroundings({ of }: { of: string | undefined }) {
  return (
    <When holds={of}>
      <span className={styles.surroundings}>
        {/* Lazy, so that a phone, which does not show it, does not fetch it. */}
        <img src={of} loading="lazy" alt="" />
      </span>
    </When>
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
  // What the guest prefers is known to this device alone.
  const still = useTakeover() || prefersStill();
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
        src={address}
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
