/** Up to here the layout is mobile (design.md#spacing-and-sizes), in px at the usual font size; `(max-width: 45em)` in CSS. */
export const mobileMaxWidth = 720;
