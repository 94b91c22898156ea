import type { LiveMap } from '../live-map.ts'
import { followHour } from './follow-hour.ts'
import { type DaySpan, duskShare } from './hour.ts'

/** Above this share of dusk, names on the plan change their colour. */
const DARK = 0.5

/**
 * The plan's dusk: its picture fades in over the plan's as the slider nears and passes sunset. It
 * is loaded when the slider is first there: by a visitor, or by the clock in the evening. Returns a
 * function that shows it again after the scene.
 */
export function duskOnPlan({ map, plan }: Omit<LiveMap, 'sun'>, signal: AbortSignal): () => void {
  const template = plan?.world.querySelector<HTMLTemplateElement>('template[data-dusk]')
  if (!plan || !template) return () => {}
  const { frame, world } = plan
  let [share, state]: [number, 'none' | 'loading' | 'shown'] = [0, 'none']
  const paint = () => {
    frame.style.setProperty('--dusk', share.toFixed(3))
    frame.toggleAttribute('data-dark', state === 'shown' && share > DARK)
  }
  const load = async () => {
    state = 'loading'
    const picture = pictureIn(template, world)
    const isThere = await picture.decode().then(
      () => true,
      // The plan stays as it is, and the slider's next move tries again.
      () => false,
    )
    state = isThere && !signal.aborted ? 'shown' : 'none'
    if (state === 'shown') template.before(picture)
    paint()
  }
  const show = (hour: number, span: DaySpan) => {
    share = duskShare(span, hour)
    paint()
    // While the scene is shown, only its own light is visible.
    const isWanted = share > 0 && !('sceneLive' in map.dataset)
    if (isWanted && state === 'none') void load()
  }
  map.dataset.hasDusk = ''
  return followHour(map, show, signal)
}

/** A copy of the template's picture, in the size in which the plan is shown. */
function pictureIn(template: HTMLTemplateElement, world: HTMLElement) {
  const inTemplate = template.content.querySelector('img')
  if (!inTemplate) throw new Error('The plan at dusk has no picture.')
  // A template's document loads no pictures; the copy belongs to the page's document.
  const picture = document.importNode(inTemplate)
  picture.sizes = world.querySelector('img')?.sizes ?? picture.sizes
  picture.loading = 'eager'
  picture.className = template.dataset.dusk ?? ''
  return picture
}
