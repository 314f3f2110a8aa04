import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { prefersNoAutoplay } from '../../browser/preferences.ts';
import { defineTexts } from '../../language/define-texts.ts';
import { useHydration } from '../../templates/hydration.ts';
import { If } from '../../templates/if-for.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './banner.module.css';
import { Picture } from './picture.tsx';

const text = defineTexts({ pause: 'Pause the video', play: 'Play the video' });

/** The variables of a hotel that a banner shows. */
type BannerHotel = {
  name: string;
  banner_picture: string | undefined;
  /** The path of an mp4 file. */
  banner_film: string | undefined;
};

/**
 * Renders the head of a page, half the window high.
 *
 * It shows the hotel's video or picture around its focus, and `children` on a scrim.
 */
export function Banner({ hotel, children }: { hotel: BannerHotel; children: ReactNode }) {
  const { name, banner_picture: picture, banner_film: film } = hotel;
  return (
    <section className={styles.banner} aria-label={name}>
      <If condition={film} otherwise={<Picture src={picture} eager className={styles.media} />}>
        <BannerVideo address={film ?? ''} />
      </If>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

function BannerVideo({ address }: { address: string }) {
  const video = useRef<HTMLVideoElement>(null);
  // Only this device knows the guest's preferences.
  const still = useHydration() || prefersNoAutoplay();
  // From the video's events, because a browser may refuse autoplay.
  const [playing, setPlaying] = useState(false);
  const Icon = playing ? Pause : Play;
  const toggle = () => {
    if (playing) video.current?.pause();
    // If the browser refuses to play, the first frame stays.
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
        <IconButton label={playing ? text.pause : text.play} onClick={toggle}>
          <Icon size={20} strokeWidth={1.6} />
        </IconButton>
      </span>
    </>
  );
}
