/**
 * Moves a pin or a crowd to a point of the world, in CSS pixels; styles change only if it moves.
 */
export function put({ style }: HTMLElement, x: number, y: number): void {
  set(style, '--left', `${x.toFixed(1)}px`)
  set(style, '--top', `${y.toFixed(1)}px`)
}

function set(style: CSSStyleDeclaration, name: string, value: string) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
