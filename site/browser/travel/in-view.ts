import type { Ends } from './ends.ts'

/** The share of a picture that must be in view for the eye to follow it. */
const LEAST_SHARE = 0.25

/** Those of the two ends that are in view. */
export function inView({ picture, name }: Ends): Ends {
  const seen = (element: Element | undefined) =>
    element && isInView(element) ? element : undefined
  return { picture: seen(picture), name: seen(name) }
}

/** Whether enough of an element is in view. */
export function isInView(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const wide = Math.min(right, innerWidth) - Math.max(left, 0)
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return wide > 0 && high > 0 && wide * high >= LEAST_SHARE * width * height
}
