/**
 * The accessibility props of a drawing: an image with the label as its name, or hidden from screen readers without a
 * label.
 */
export function drawingRole(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
}
