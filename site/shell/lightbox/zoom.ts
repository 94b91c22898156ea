import { clampView, type Point, panBy, UNZOOMED, type View, zoomAt } from './zoom-maths.ts'

export type Zoom = ReturnType<typeof createZoom>

/** The scale after a click or a double tap. */
const TAP_SCALE = 2.5

/** Zooms the current picture of a stage by its transform alone. */
export function createZoom(stage: HTMLElement) {
  let view: View = UNZOOMED
  let shown: HTMLElement | undefined

  const set = (next: View) => {
    shown ??= stage.querySelector<HTMLElement>('[data-current] [data-zooms]') ?? undefined
    if (!shown) return
    view = clampView(next, sizeOf(shown), sizeOf(stage))
    const { x, y, scale } = view
    shown.style.transform = view === UNZOOMED ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    stage.toggleAttribute('data-zoomed', view !== UNZOOMED)
    sharpen(shown, scale)
  }
  /** Converts a point of the screen to one relative to the middle of the stage. */
  const onStage = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const by = (factor: number, at?: Point) =>
    set(zoomAt(view, view.scale * factor, at ? onStage(at) : UNZOOMED))

  return {
    isOn: () => view !== UNZOOMED,
    by,
    pan: (offset: Point) => set(panBy(view, offset)),
    toggle: (at?: Point) => (view === UNZOOMED ? by(TAP_SCALE, at) : set(UNZOOMED)),
    /** Resets the zoom, and forgets the picture. */
    reset: () => {
      if (shown) set(UNZOOMED)
      shown = undefined
    },
  }
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { width, height }
}

/**
 * An enlarged picture needs a larger file; the browser keeps the current one until that has loaded.
 */
function sharpen(box: HTMLElement, scale: number) {
  const image = box.querySelector('img')
  const wanted = Math.ceil(box.offsetWidth * scale)
  if (!image || scale === 1 || wanted <= Number(image.dataset.wide ?? 0)) return
  image.dataset.wide = String(wanted)
  image.sizes = `${wanted}px`
}
