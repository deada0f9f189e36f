/** The accessibility of a drawing: with a label it is an image with that name, without one it is hidden from assistive technology. */
export function drawingRole(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
}
