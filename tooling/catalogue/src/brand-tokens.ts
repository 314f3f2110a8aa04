/** Declares the design tokens on each brand's panel: they take its colours and fonts. */
import { LAYER_ORDER } from '@foyer/shared/contracts/layers.ts';
import tokens from '@foyer/shared/ui/styles/tokens.css?raw';

const style = document.createElement('style');
style.textContent = `${LAYER_ORDER}@layer base{${tokens.replaceAll(':root', '[data-brand]')}}`;
document.head.append(style);
