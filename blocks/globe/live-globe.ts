import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import ring from '@belvedere/ui/icons/ring.module.css?inline'
import button from '@belvedere/ui/round-button.module.css?inline'
import { showTime, watchRows } from './airport-rows.ts'
import { fitCanvas, putCanvas } from './canvas.ts'
import { addControls } from './controls.ts'
import { watchDrags } from './drag.ts'
import { followView } from './follow-view.ts'
import { landDots } from './land-dots.ts'
import own from './live/live.module.css?inline'
import { createLoop, type Loop } from './loop.ts'
import { makeButton } from './make-button.ts'
import { paint } from './paint.ts'
import { readPalette } from './palette.ts'
import type { CommunityCard, GlobeParts } from './read-globe.ts'
import { createScene, type List, type Scene } from './scene.ts'

export type LiveGlobe = { show: (list: List) => void }

/**
 * Replaces the still picture by an animated globe until the signal aborts; null without a canvas.
 */
export function showLiveGlobe(parts: GlobeParts, signal: AbortSignal): LiveGlobe | null {
  const { stage, still, centre, property, airports, communities } = parts
  const on = putCanvas(stage, signal)
  if (!on) return null

  adoptLiveStyles()
  const palette = readPalette(still)
  const scene = createScene({
    centre,
    land: landDots(),
    property,
    airports,
    places: communities.map(({ place }) => place),
    onFly: (index, minutes) => {
      const row = airports[index]
      if (row) showTime(row, minutes)
    },
  })
  const show = () => paint(on.context, on.canvas.width, palette, scene.picture())
  const loop = createLoop((ms) => {
    const isBusy = scene.advance(ms)
    show()
    return isBusy
  }, signal)

  const markCard = connect(parts, scene, loop, signal)
  watchDrags(on.canvas, scene.turner, loop.wake, signal)
  followView(stage, scene, loop, signal)
  fitCanvas(on.canvas, show, signal)
  setLive(stage, signal)
  return {
    show(list) {
      scene.show(list)
      if (list === 'airports') markCard(null)
      loop.wake()
    },
  }
}

/**
 * Connects the lists and the buttons to the globe; returns a function that marks a community's
 * card.
 */
function connect(parts: GlobeParts, scene: Scene, loop: Loop, signal: AbortSignal) {
  const { stage, airports, communities, property } = parts
  const light = (index: number | null) => {
    scene.light(index)
    loop.wake()
  }
  const choose = (index: number) => {
    scene.choose(index)
    markCard(index)
    loop.wake()
  }
  const markCard = watchCards(communities, choose, signal)
  if (property) watchRows(airports, light, signal)
  const turnBy: Scene['turnBy'] = (step) => {
    scene.turnBy(step)
    loop.wake()
  }
  addControls(stage, turnBy, signal)
  return markCard
}

/** The stylesheet then hides the still picture. */
function setLive(stage: HTMLElement, signal: AbortSignal) {
  stage.dataset.live = ''
  signal.addEventListener('abort', () => delete stage.dataset.live)
}

/** Turns the names of communities into buttons; returns a function that marks the chosen one. */
function watchCards(
  cards: readonly CommunityCard[],
  onChoose: (index: number) => void,
  signal: AbortSignal,
): (chosen: number | null) => void {
  const buttons = cards.map(({ card }, index) => {
    const button = makeButton(card, card.querySelector('[data-name]') ?? card, signal)
    button.addEventListener('click', () => onChoose(index), { signal })
    return button
  })
  return (chosen) => {
    for (const [index, button] of buttons.entries())
      button.ariaCurrent = index === chosen ? 'true' : null
  }
}

let areAdopted = false

/** Adds the styles of the animated globe, once for all pages of a visit. */
function adoptLiveStyles(): void {
  if (!areAdopted) adoptStyles(ring + button + own)
  areAdopted = true
}
