/**
 * Calls `act` after the next frame is painted. Reading layout there costs nothing extra, and
 * changes don't delay the frame.
 */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
