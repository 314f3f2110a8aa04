import { element } from './element.ts';
import { elementsOf } from './module-elements.ts';

/** Outlines the elements of a module in a layer over the page. */
export function createOutline(layer: HTMLElement) {
  let shown: string | undefined;

  function render(): void {
    layer.replaceChildren(
      ...(shown === undefined ? [] : elementsOf(shown)).map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
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
    addEventListener(moves, () => shown !== undefined && requestAnimationFrame(render), {
      capture: true,
      passive: true,
    });
  return (module: string | undefined): void => {
    shown = module;
    render();
  };
}
