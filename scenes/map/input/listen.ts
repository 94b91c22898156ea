import type { Director } from '../camera/director.ts'
import type { SceneEvents } from '../contract.ts'
import type { Events } from '../events.ts'
import { onPointers } from './pointer-drag.ts'
import { onWheel } from './wheel-focus.ts'

type Listening = {
  frame: HTMLElement
  hands: HTMLElement
  director: Director
  events: Events
  /** Called after every input. */
  onInput(): void
}

/** Connects gestures to the view: drags, pinches and the wheel. */
export function listen(
  { frame, hands, director, events, onInput }: Listening,
  signal: AbortSignal,
): void {
  let moved = 0
  const tell = <N extends keyof SceneEvents>(name: N, event: SceneEvents[N]) => {
    events.emit(name, event)
    onInput()
  }
  /** Relative to the frame's centre, which views may have moved, in shares of its height. */
  const fromMiddle = (x: number, y: number) => {
    const { clientWidth: width, clientHeight: height } = frame
    const { right, down } = director.view
    return [(x - width * (0.5 + right)) / height, (y - height * (0.5 + down)) / height] as const
  }
  onPointers(
    { frame, hands },
    {
      begin: () => director.hold(),
      drag: ({ x, y }, turns) => {
        const now = performance.now()
        const height = frame.clientHeight
        director.drag(x / height, y / height, turns, now - moved)
        moved = now
        tell('drag', { dx: x, dy: y })
      },
      pinch: (scale, turn, move, middle) => {
        const height = frame.clientHeight
        const [right, down] = fromMiddle(middle.x, middle.y)
        const way = {
          right: -move.x / height,
          down: -move.y / height,
          turn: 0,
        }
        director.pinch(scale, -turn, way, right, down)
        tell('pinch', { scale, ...middle })
      },
      end: () => {
        director.release(performance.now() - moved)
        onInput()
      },
    },
    signal,
  )
  onWheel(
    { frame, hands },
    {
      zoom: (delta, x, y) => {
        const [right, down] = fromMiddle(x, y)
        director.zoom(Math.exp(-delta / 220), right, down)
        tell('wheel', { delta, x, y })
      },
      focus: (isFocused) => tell('wheel focus', { isFocused }),
    },
    signal,
  )
}
