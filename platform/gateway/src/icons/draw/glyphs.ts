import { readableOn } from '@foyer/shared/hotel/color.ts';

/** Glyphs of the app's shortcuts, like the Lucide icons of their screens. */
const GLYPHS = {
  'quick-info-192': '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>',
  'chat-192':
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
};

export function shortcutGlyph(name: keyof typeof GLYPHS, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48"><rect x="-12" y="-12" width="48" height="48" rx="24" fill="${color}"/><g fill="none" stroke="${readableOn(color)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[name]}</g></svg>`;
}
