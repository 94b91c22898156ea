export type Size = { width: number; height: number }

/**
 * Puts a canvas behind the contents of its frame, until the signal aborts; reports the frame's
 * sizes.
 */
export function putCanvas(
  canvas: HTMLCanvasElement,
  frame: HTMLElement,
  onSize: (size: Size) => void,
  signal: AbortSignal,
): void {
  Object.assign(canvas.style, { position: 'absolute', inset: '0' })
  canvas.dataset.sceneCanvas = ''
  frame.prepend(canvas)
  const observer = new ResizeObserver(() => onSize(sizeOf(frame)))
  observer.observe(frame)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    canvas.remove()
  })
}

/** The size of a frame in CSS pixels, at least one by one. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
}
