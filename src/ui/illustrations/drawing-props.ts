/** Accessibility props of a drawing: an image named by the label; without a label, hidden from screen readers. */
export function drawingRole(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
}
