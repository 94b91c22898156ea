import type { PlaceShape } from '../model/place-shape.ts'
import { approached } from './approach.ts'
import { dragged, isStill, NO_SPEED, type Speed, slowed } from './coast.ts'
import type { Point } from './fit.ts'
import { type Flight, flightTo, flown, isOver, redirected } from './flight.ts'
import { type Frame, homeOf, middleOf } from './home.ts'
import { type Limits, within } from './limits.ts'
import { panned, turned, type View, zoomed } from './view.ts'

/** A chosen place is viewed from this many of its radii. */
const CLOSE_RADII = 11
/** Degrees for a drag over a frame's height. */
const TURN = 110
/** The opening flight begins nearer than the first view, and turned by so many degrees. */
const OPENING = { nearer: 0.6, turn: -48 }

type Motion =
  | { kind: 'flight'; flight: Flight }
  | { kind: 'step'; to: View }
  | { kind: 'coast'; speed: Speed }

/** Controls the camera: flights to places, steps of buttons, drags and coasting. */
export class Director {
  readonly #points: readonly Point[]
  readonly #radius: number
  #frame: Frame
  #home: View
  #limits: Limits
  #view: View
  #motion: Motion | null = null
  #speed = NO_SPEED
  #isAtHome = true
  /** Without flights, steps and coasting, every view is reached at once. */
  isReduced = false

  constructor(frame: Frame, points: readonly Point[], radius: number) {
    this.#frame = frame
    this.#points = points
    this.#radius = radius
    const { home, limits } = homeOf(frame, points, radius)
    this.#home = home
    this.#limits = limits
    this.#view = home
  }

  get view(): View {
    return this.#view
  }

  /**
   * Adapts to another frame size, also during a flight. A camera that was not moved stays at the
   * first view.
   */
  resize(frame: Frame): void {
    this.#frame = frame
    const { home, limits } = homeOf(frame, this.#points, this.#radius)
    this.#home = home
    this.#limits = limits
    const to = this.#isAtHome ? home : within({ ...this.#goal(), ...middleOf(frame) }, limits)
    const motion = this.#motion
    // A card that opens covers the frame while the camera flies: the flight continues.
    if (motion?.kind === 'flight') this.#fly(redirected(motion.flight, to, this.#view))
    else this.#stepTo(to)
  }

  /** Comes to the first view in one slow flight, unless the camera is somewhere else already. */
  open(): void {
    if (!this.#isAtHome) return
    const near = { ...this.#home, distance: this.#home.distance * OPENING.nearer }
    this.#view = within(turned(near, OPENING.turn), this.#limits)
    this.#motion = { kind: 'flight', flight: flightTo(this.#view, this.#home, 'opening') }
  }

  goTo({ x, z, radius }: PlaceShape): void {
    this.#isAtHome = false
    const distance = Math.min(radius * CLOSE_RADII, this.#limits.farthest)
    const near = { ...this.#goal(), x, z, distance, ...middleOf(this.#frame) }
    this.#fly(flightTo(this.#view, within(near, this.#limits)))
  }

  reset(): void {
    this.#isAtHome = true
    this.#fly(flightTo(this.#view, this.#home))
  }

  /** Zooms towards a point of the frame, and returns the factor that the limits allow. */
  zoom(factor: number, right = 0, down = 0): number {
    const from = this.#goal().distance
    this.#step(zoomed(this.#goal(), factor, right, down))
    return from / this.#goal().distance
  }

  turn(degrees: number): void {
    this.#step(turned(this.#goal(), degrees))
  }

  pan(right: number, down: number): void {
    this.#step(panned(this.#goal(), right, down))
  }

  /** A press ends all movement. */
  hold(): void {
    this.#motion = null
    this.#speed = NO_SPEED
  }

  /** Follows a drag: shares of the frame's height, or a turn. */
  drag(right: number, down: number, isTurn: boolean, ms: number): void {
    this.#isAtHome = false
    const move = isTurn
      ? { right: 0, down: 0, turn: -right * TURN }
      : { right: -right, down: -down, turn: 0 }
    this.#move(move)
    this.#speed = dragged(this.#speed, move, ms)
  }

  /** Follows two fingers. */
  pinch(scale: number, turn: number, move: Speed, right: number, down: number): void {
    this.#isAtHome = false
    this.#motion = null
    this.#move(move)
    this.#view = within(turned(zoomed(this.#view, scale, right, down), turn), this.#limits)
  }

  /** Ends a drag: the view coasts, unless the hand had stopped before. */
  release(msSinceMove: number): void {
    const isThrown = !this.isReduced && msSinceMove < 80 && !isStill(this.#speed)
    if (isThrown) this.#motion = { kind: 'coast', speed: this.#speed }
    this.#speed = NO_SPEED
  }

  /** Advances by some time; returns whether the view still moves. */
  step(ms: number): boolean {
    const motion = this.#motion
    if (!motion) return false
    if (motion.kind === 'flight') this.#flyOn(motion, ms)
    else if (motion.kind === 'step') this.#approach(motion.to, ms)
    else this.#coast(motion, ms)
    return this.#motion !== null
  }

  /** The view that the camera is moving to. */
  #goal(): View {
    const motion = this.#motion
    if (motion?.kind === 'flight') return motion.flight.to
    return motion?.kind === 'step' ? motion.to : this.#view
  }

  #step(to: View) {
    this.#isAtHome = false
    this.#stepTo(within(to, this.#limits))
  }

  #stepTo(to: View) {
    this.#motion = this.isReduced ? null : { kind: 'step', to }
    if (this.isReduced) this.#view = to
  }

  #fly(flight: Flight) {
    this.#motion = this.isReduced ? null : { kind: 'flight', flight }
    if (this.isReduced) this.#view = flight.to
  }

  #flyOn(motion: Motion & { kind: 'flight' }, ms: number) {
    const { flight, view } = flown(motion.flight, ms)
    motion.flight = flight
    this.#view = view
    // The remaining distance is less than a step; most flights have ended.
    if (isOver(flight)) this.#approach(flight.to, 0)
  }

  #approach(to: View, ms: number) {
    this.#view = approached(this.#view, to, ms)
    this.#motion = this.#view === to ? null : { kind: 'step', to }
  }

  #coast(motion: Motion & { kind: 'coast' }, ms: number) {
    const { right, down, turn } = motion.speed
    const share = ms / 1000
    this.#move({
      right: right * share,
      down: down * share,
      turn: turn * share,
    })
    motion.speed = slowed(motion.speed, ms)
    if (motion.speed === NO_SPEED) this.#motion = null
  }

  #move({ right, down, turn }: Speed) {
    this.#view = within(turned(panned(this.#view, right, down), turn), this.#limits)
  }
}
