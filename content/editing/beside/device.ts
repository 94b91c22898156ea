/** The widths at which a page can be seen. */
export const DEVICES = [
  { name: 'phone', label: 'Phone', width: 390 },
  { name: 'tablet', label: 'Tablet', width: 834 },
  { name: 'desktop', label: 'Desktop', width: 1440 },
] as const

export type Device = (typeof DEVICES)[number]['name']

/** Keeps a page at the width of a device, scaled to fit its stage. Returns a function that ends it. */
export function fitTo(stage: HTMLElement, width: number): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const scale = Math.min(1, entry.contentRect.width / width)
    stage.style.setProperty('--page-width', `${width}px`)
    stage.style.setProperty('--page-scale', String(scale))
    stage.style.setProperty('--page-height', `${entry.contentRect.height / scale}px`)
  })
  observer.observe(stage)
  return () => observer.disconnect()
}
