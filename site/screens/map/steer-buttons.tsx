import { useWords } from '@belvedere/ui/use-words.ts'
import round from './round.module.css'
import { FirstViewIcon, MoveIcon, TurnIcon } from './scene-icons.tsx'
import s from './steer-buttons.module.css'

const WAYS = ['left', 'up', 'down', 'right'] as const

/** Buttons for the gestures of the scene: they turn it and move it. */
export function SteerButtons() {
  const words = useWords().map
  return (
    <div className={s.steer}>
      <div className={s.turns}>
        <button type="button" className={round.round} aria-label={words.turnLeft} data-turn="-30">
          <TurnIcon />
        </button>
        <button type="button" className={round.round} aria-label={words.turnRight} data-turn="30">
          <TurnIcon isRight />
        </button>
        <button type="button" className={round.round} aria-label={words.firstView} data-reset="">
          <FirstViewIcon />
        </button>
      </div>
      <div className={s.moves}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            className={round.round}
            aria-label={words[way]}
            data-pan={way}
          >
            <MoveIcon way={way} />
          </button>
        ))}
      </div>
    </div>
  )
}
