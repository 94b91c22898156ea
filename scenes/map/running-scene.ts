import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import type { WebGLRenderer } from 'three'
import { Director } from './camera/director.ts'
import type { MapScene, SceneEvents, SceneFigures, SceneSettings, SceneState } from './contract.ts'
import { isDataSaver, isPhone } from './device.ts'
import { Events } from './events.ts'
import { FrameLoop, type Next } from './frames/frame-loop.ts'
import { RatioKeeper } from './frames/ratio-keeper.ts'
import { seaMoves } from './frames/sea-moves.ts'
import { whileSeen } from './frames/while-seen.ts'
import { Hotspots } from './hotspots.ts'
import { listen } from './input/listen.ts'
import type { MapModel } from './model/load-model.ts'
import { pointsOfPlaces, usualRadius } from './points-of-places.ts'
import { putCanvas, type Size, sizeOf } from './put-canvas.ts'
import { changedKeys, firstState } from './scene-state.ts'
import { Stage } from './stage.ts'

type Parts = {
  frame: HTMLElement
  /** The element on which gestures are read: the frame, or the element with it and its pins. */
  hands: HTMLElement
  canvas: HTMLCanvasElement
  renderer: WebGLRenderer
  settings: SceneSettings
  model: MapModel
  signal: AbortSignal
}

/** Long enough for every movement to end. */
const AT_ONCE_MS = 60_000

/** A scene that is rendered into its frame until its signal aborts. */
export class RunningScene implements MapScene {
  readonly #settings: SceneSettings
  readonly #model: MapModel
  readonly #stage: Stage
  readonly #director: Director
  readonly #hotspots: Hotspots
  readonly #loop: FrameLoop
  readonly #ratio: RatioKeeper
  readonly #events = new Events()
  readonly #isSeen: () => boolean
  #state: SceneState
  #size: Size
  #isReduced = prefersReducedMotion()
  #lastInput = performance.now()
  #isEntered = false

  /** Prepares everything; nothing is drawn before the next frame. */
  static async start(parts: Parts): Promise<RunningScene> {
    const size = sizeOf(parts.frame)
    const stage = await Stage.open({
      ...parts,
      size,
      shadowSize: isPhone() ? 1536 : 2048,
    })
    return new RunningScene(parts, stage, size)
  }

  private constructor(parts: Parts, stage: Stage, size: Size) {
    const { frame, settings, model, signal } = parts
    this.#settings = settings
    this.#model = model
    this.#stage = stage
    this.#size = size
    this.#state = firstState(settings.places)
    const points = pointsOfPlaces(model)
    this.#director = new Director(
      { ...size, covered: this.#state.covered },
      points,
      usualRadius(model),
    )
    // The state before the first frame is shown without animation.
    this.#director.isReduced = true
    this.#hotspots = new Hotspots(
      settings.places.flatMap(({ id }, index) => {
        const shape = model.shapes[index]
        return shape ? [{ id, shape }] : []
      }),
      model.ground.heights,
    )
    this.#ratio = new RatioKeeper(isPhone())
    this.#isSeen = whileSeen(frame, () => this.#loop.resume(), signal)
    const draw = (now: number, ms: number) => this.#draw(now, ms)
    this.#loop = new FrameLoop({ draw, isSeen: this.#isSeen }, signal)
    this.#stage.light(this.#state.time)
    this.#attach(parts)
  }

  show(change: Partial<SceneState>): void {
    const changed = changedKeys(this.#state, change)
    if (changed.size === 0) return
    const state = { ...this.#state, ...change }
    this.#state = state
    if (changed.has('time')) this.#stage.light(state.time)
    if (changed.has('walk')) this.#stage.ribbon.show(state.walk, this.#isReduced)
    if (changed.has('covered')) this.#director.resize({ ...this.#size, covered: state.covered })
    if (changed.has('chosen')) this.#goTo(state.chosen)
    this.#stage.looks.show(state)
    this.#touch()
  }

  zoomBy(factor: number): number {
    const allowed = this.#director.zoom(factor)
    this.#touch()
    return allowed
  }

  turnBy(degrees: number): void {
    this.#director.turn(degrees)
    this.#touch()
  }

  panBy(right: number, down: number): void {
    this.#director.pan((right * this.#size.width) / this.#size.height, down)
    this.#touch()
  }

  reset(): void {
    this.#director.reset()
    this.#touch()
  }

  figures(): SceneFigures {
    return this.#stage.figures()
  }

  on<N extends keyof SceneEvents>(
    name: N,
    listener: (event: SceneEvents[N]) => void,
    signal: AbortSignal,
  ): void {
    this.#events.on(name, listener, signal)
  }

  /** Tells the page that the scene has ended by itself. */
  lose(): void {
    this.#events.emit('lost', { reason: 'context lost' })
  }

  #goTo(id: string | null) {
    const index = this.#settings.places.findIndex((place) => place.id === id)
    const shape = this.#model.shapes[index]
    if (shape) this.#director.goTo(shape)
  }

  #draw(now: number, ms: number): Next {
    const stage = this.#stage
    this.#events.emit('tick before', { now })
    if (!this.#isEntered && this.#settings.opens && !this.#isReduced) this.#director.open()
    const passed = this.#isReduced || !this.#isEntered ? AT_ONCE_MS : ms
    const isFlying = this.#director.step(ms)
    const { view } = this.#director
    const isLooking = stage.looks.step(passed)
    const isWalking = stage.ribbon.step(passed, view.distance)
    const isMoving = isFlying || isLooking || isWalking
    const hasSea = this.#hasSea(now)
    if (hasSea) stage.moveSea(ms)
    stage.aim(view)
    this.#ratio.next(now, isMoving, !isMoving && !hasSea)
    stage.setRatio(this.#ratio.ratio)
    this.#events.emit('tick', { now })
    stage.draw()
    const hotspots = this.#hotspots.seen(stage.camera, this.#size, now, !isMoving)
    this.#events.emit('tick after', { now, hotspots })
    if (!this.#isEntered) this.#enter()
    if (isMoving) return 'moves'
    return hasSea ? 'sea' : 'rest'
  }

  #enter() {
    this.#isEntered = true
    this.#director.isReduced = this.#isReduced
    this.#events.emit('enter', {})
  }

  #hasSea(now: number) {
    return seaMoves({
      isReduced: this.#isReduced,
      isDataSaver: isDataSaver(),
      isSeen: this.#isSeen(),
      sinceInput: now - this.#lastInput,
    })
  }

  #touch = () => {
    this.#lastInput = performance.now()
    this.#loop.wake()
  }

  #attach({ frame, hands, canvas, signal }: Parts) {
    putCanvas(canvas, frame, (size) => this.#resize(size), signal)
    watchReducedMotion(() => {
      this.#isReduced = prefersReducedMotion()
      this.#director.isReduced = this.#isReduced || !this.#isEntered
      this.#touch()
    }, signal)
    const [director, events] = [this.#director, this.#events]
    listen({ frame, hands, director, events, onInput: this.#touch }, signal)
    this.#touch()
  }

  #resize(size: Size) {
    if (size.width === this.#size.width && size.height === this.#size.height) return
    this.#size = size
    this.#stage.resize(size)
    this.#director.resize({ ...size, covered: this.#state.covered })
    this.#events.emit('resize', size)
    this.#loop.wake()
  }
}
