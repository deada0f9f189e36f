/**
 * Maximum width of the mobile layout (design.md#spacing-and-sizes) in px at the default font size; `(--mobile)` in CSS.
 */
export const mobileMaxWidth = 720;
