import { element } from './element.ts';
import { placesOf } from './places.ts';

/** Draws frames around what a part has drawn, over the page and without touching it. */
export function createOutline(layer: HTMLElement) {
  let shown: string | undefined;

  function draw(): void {
    layer.replaceChildren(
      ...(shown === undefined ? [] : placesOf(shown)).map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const frame = element('div', { class: 'frame' });
        Object.assign(frame.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        return frame;
      }),
    );
  }

  for (const moves of ['scroll', 'resize'])
    addEventListener(moves, () => shown !== undefined && requestAnimationFrame(draw), {
      capture: true,
      passive: true,
    });
  return (part: string | undefined): void => {
    shown = part;
    draw();
  };
}
