import type { Page } from '@playwright/test'

/** A circle by its middle and diameter, in pixels of the viewport. */
type Circle = { x: number; y: number; size: number }

/**
 * The opening circle, as a ring and as a hole in the splash, and the suns of the mark and the hero.
 */
export type HandOver = {
  ring: Circle
  /** The width of the hole, as a multiple of its width at the start. */
  hole: number
  sun: Circle & { opacity: string; colour: string }
  hero: Circle & { opacity: string; colour: string }
}

/**
 * Lets the splash leave, and reads the positions of ring and suns at times in milliseconds after
 * its first frame. All in one task, so that a busy machine does not remove the splash in between.
 */
export function readHandOver(page: Page, times: number[]): Promise<HandOver[]> {
  return page.evaluate(async (times) => {
    const find = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`The page has no ${selector}.`)
      return element
    }
    const seek = (time: number) => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.currentTime = time
    }
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, size: width }
    }
    const wayOf = (selector: string, pseudo?: string) =>
      new DOMMatrix(getComputedStyle(find(selector), pseudo).transform)
    const readSun = () => {
      const sun = find('#splash [data-sun]')
      const { x, y, width } = sun.getBoundingClientRect()
      const { a: scale, f: down } = wayOf('#splash [data-sun] > :first-child')
      const disc = { x: x + width / 2, y: y + width / 2 + down, size: width * scale }
      const above = find('#splash [data-sun] > :last-child')
      const { backgroundColor: colour, opacity } = getComputedStyle(above)
      return { ...disc, opacity: getComputedStyle(sun).opacity, colour: `${colour} ${opacity}` }
    }
    const readHero = () => {
      const sun = find('main > :first-child [data-sun]')
      const { r, fill, opacity } = getComputedStyle(sun)
      const drawing = sun.closest('svg')?.getBoundingClientRect().width ?? 0
      const size = (2 * Number.parseFloat(r) * drawing) / 100
      return { ...middleOf(sun), size, opacity, colour: `${fill} 1` }
    }
    const leaving = new Promise((done) => document.addEventListener('splash:leave', done))
    seek(1001)
    await leaving
    return times.map((time) => {
      seek(time)
      const hole = wayOf('#splash div:has(> [data-sun])', '::before').a
      return { ring: middleOf(find('#splash circle')), hole, sun: readSun(), hero: readHero() }
    })
  }, times)
}
