import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './until.ts'

export const titleIn = (page: Page, kind: string) => page.locator(`[data-block=${kind}] h2`)
export const firstHidden = (page: Page) => page.locator('[data-unseen]').first()

/** Opens the home page and waits until content below the first view is hidden. */
export async function openHome(page: Page) {
  await open(page, '/')
  await firstHidden(page).waitFor({ state: 'attached' })
}

/** Pauses reveal animations as they start, so that tests can seek them. */
export async function pauseReveals(page: Page) {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...movement) {
      const animation = animate.apply(this, movement)
      if (animation.id === 'reveal') animation.pause()
      return animation
    }
  })
}

/**
 * The animations inside an element: duration, delay and current time in ms. The delay of a piece is
 * part of its keyframes, between the first and the second.
 */
export const animationsIn = (target: Locator) =>
  target.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect, currentTime: time }) => {
      const duration = Number(effect?.getTiming().duration)
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      if (frames.length < 4) return { duration, delay: 0, time }
      const at = (frame: number) => duration * Number(frames[frame]?.computedOffset)
      return { duration: Math.round(at(2) - at(1)), delay: Math.round(at(1)), time }
    }),
  )

/** Seeks all animations inside an element; a time beyond the end finishes them. */
export const setTime = (target: Locator, time: number) =>
  target.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time
  }, time)

export const finish = (target: Locator) =>
  target.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })

/**
 * Scrolls so that an element's top is at this share of the view's height: not by a jump, after which
 * nothing moves, but first to just above it, where its block is rendered and hides what it reveals.
 */
export const scrollIntoPosition = (target: Locator, share = 0.75) =>
  target.evaluate(async (element, share) => {
    const frames = async () => {
      for (let left = 4; left > 0; left--) await new Promise(requestAnimationFrame)
    }
    const scroll = (share: number) => {
      const top = element.getBoundingClientRect().top + scrollY - innerHeight * share
      scrollTo({ top, behavior: 'instant' })
    }
    if (element.getBoundingClientRect().top > 1.4 * innerHeight) {
      scroll(1.4)
      while (!element.checkVisibility({ contentVisibilityAuto: true })) await frames()
      await frames()
    }
    scroll(share)
  }, share)

/** Scrolls to just above an element, which hides what is revealed. */
export const bringNear = (target: Locator) => scrollIntoPosition(target, 1.4)

/** The entrances of an element and its parts in CSS, by the names of their keyframes. */
const partsOf = (target: Locator) =>
  target.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap((animation) =>
        animation instanceof CSSAnimation
          ? { name: animation.animationName, state: animation.playState }
          : [],
      ),
  )

/**
 * Waits until an element is hidden, brings it into view, and stops its entrance at the start. The
 * start and duration of the movements of its parts, in ms (to 10), by the names of their keyframes.
 * All of them end together.
 */
export async function enter(target: Locator) {
  await bringNear(target)
  await expect(target).toHaveAttribute('data-unseen')
  const waiting = await partsOf(target)
  expect(waiting.filter(({ state }) => state === 'running')).toEqual([])
  const parts = await target.evaluate(async (element) => {
    const top = element.getBoundingClientRect().top + scrollY - innerHeight * 0.75
    scrollTo({ top, behavior: 'instant' })
    const running = () =>
      element
        .getAnimations({ subtree: true })
        .filter((one) => one instanceof CSSAnimation)
        .filter(({ playState }) => playState === 'running')
    while (running().length === 0) await new Promise(requestAnimationFrame)
    return running().map((animation) => {
      animation.pause()
      const { effect, animationName: name } = animation
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      return { ...effect?.getComputedTiming(), name, easing: `${frames[0]?.easing}` }
    })
  })
  expect(new Set(parts.map(({ endTime }) => endTime)).size).toBe(1)
  const beginnings = parts.map(({ name, easing, delay, duration }) => {
    // In `linear(0 0%, 0 24%, …, 1 66%, 1 100%)` the part moves from 24 to 66 %. One of them ends
    // early by itself.
    const shares = /^linear\(0 0%, 0 ([\d.]+)%.*?, 1 ([\d.]+)%(?:, 1 100%)?\)$/.exec(easing)
    if (!shares && !['reveal-lines', 'reveal-prose'].includes(name))
      throw new Error(`${name} has no delay in its easing: ${easing}`)
    expect(delay).toBe(0)
    const [begins = 0, ends = 100] = shares?.slice(1).map(Number) ?? []
    const ms = (share: number) => Math.round((Number(duration) * share) / 1000) * 10
    return { name, begins: ms(begins), moves: ms(ends - begins) }
  })
  return Object.fromEntries(
    parts.map(({ name }) => [
      name,
      beginnings.filter((one) => one.name === name).map(({ begins, moves }) => [begins, moves]),
    ]),
  )
}

/** Finishes an entrance, which must leave nothing behind. */
export async function leaveEntered(target: Locator) {
  await finish(target)
  await expect(target).not.toHaveAttribute('data-unseen')
  expect(await partsOf(target)).toEqual([])
}
