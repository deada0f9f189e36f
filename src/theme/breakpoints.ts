/** Where the layout turns from desktop to mobile (DESIGN §3), in px. CSS modules write it as `(max-width: 720px)`. */
export const mobileMaxWidth = 720;
