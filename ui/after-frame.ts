/**
 * Acts once the next frame is drawn, when styles and layout are worked out: to read them before costs
 * another round, and what would restyle the page does not hold up the frame.
 */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
