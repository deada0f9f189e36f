/** Where the layout turns from desktop to mobile (DESIGN §3), in px at the usual font size. CSS modules write it as `(max-width: 45em)`. */
export const mobileMaxWidth = 720;
