/** Up to here the layout is mobile (design.md#spacing-and-sizes), in px at the usual font size; `(--mobile)` in CSS. */
export const mobileMaxWidth = 720;
