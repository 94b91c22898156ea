import { heldIn, type Point, panned, type View, WHOLE, zoomedAt } from './zoom-maths.ts'

export type Zoom = ReturnType<typeof createZoom>

/** How far a tap, a click or a double tap goes in. */
const CLOSE_UP = 2.5

/** Enlarges the picture that is shown on a stage, by its transform alone. */
export function createZoom(stage: HTMLElement) {
  let view: View = WHOLE
  let shown: HTMLElement | undefined

  const set = (next: View) => {
    shown ??= stage.querySelector<HTMLElement>('[data-current] [data-zooms]') ?? undefined
    if (!shown) return
    view = heldIn(next, sizeOf(shown), sizeOf(stage))
    const { x, y, scale } = view
    shown.style.transform = view === WHOLE ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    stage.toggleAttribute('data-zoomed', view !== WHOLE)
    sharpen(shown, scale)
  }
  /** A point of the screen, counted from the middle of the stage. */
  const onStage = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const by = (factor: number, at?: Point) =>
    set(zoomedAt(view, view.scale * factor, at ? onStage(at) : WHOLE))

  return {
    isOn: () => view !== WHOLE,
    by,
    pan: (way: Point) => set(panned(view, way)),
    toggle: (at?: Point) => (view === WHOLE ? by(CLOSE_UP, at) : set(WHOLE)),
    /** Shows it whole, and knows another picture from then on. */
    reset: () => {
      if (shown) set(WHOLE)
      shown = undefined
    },
  }
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { width, height }
}

/** A picture that is enlarged needs a larger file; the one that is there stays until that has come. */
function sharpen(box: HTMLElement, scale: number) {
  const image = box.querySelector('img')
  const wanted = Math.ceil(box.offsetWidth * scale)
  if (!image || scale === 1 || wanted <= Number(image.dataset.wide ?? 0)) return
  image.dataset.wide = String(wanted)
  image.sizes = `${wanted}px`
}
