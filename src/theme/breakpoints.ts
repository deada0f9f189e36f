/** Where the layout turns from desktop to mobile (DESIGN §3), in px. CSS modules write it as `(max-width: 720px)`. */
export const mobileMaxWidth = 720;

/** Media query of the mobile layout, for `useMediaQuery`; never for the first render's markup. */
export const mobileQuery = `(max-width: ${mobileMaxWidth}px)`;
