/** Returns a drawing of a door with a light, for hotels without a picture (SHELL-04). */
export function door(background: string, ink: string, light = ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="${background}"/><path d="M152 400V236a104 104 0 0 1 208 0v164" fill="none" stroke="${ink}" stroke-width="26" stroke-linecap="round"/><path d="M112 400h288" stroke="${ink}" stroke-width="26" stroke-linecap="round"/><circle cx="304" cy="306" r="16" fill="${light}"/><path d="M256 66v26" stroke="${light}" stroke-width="26" stroke-linecap="round"/></svg>`;
}

/** The favicon of hotels without one. */
export const FAVICON = door('#1e4a6e', '#fff', '#e9c98a');
