import { element } from './element.ts';
import { elementsOf } from './module-elements.ts';

/** Outlines the elements of a module in a layer over the page. */
export function createOutline(layer: HTMLElement) {
  let shown: string | undefined;

  function draw(): void {
    layer.replaceChildren(
      ...(shown === undefined ? [] : elementsOf(shown)).map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const outline = element('div', { class: 'outline' });
        Object.assign(outline.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        return outline;
      }),
    );
  }

  for (const moves of ['scroll', 'resize'])
    addEventListener(moves, () => shown !== undefined && requestAnimationFrame(draw), {
      capture: true,
      passive: true,
    });
  return (module: string | undefined): void => {
    shown = module;
    draw();
  };
}
