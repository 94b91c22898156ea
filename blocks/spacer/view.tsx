import { classNames } from '@belvedere/ui/class-names.ts'
import type { Style } from '@belvedere/ui/style.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import type { fragment } from './fragment.ts'
import s from './spacer.module.css'

/** Space between two blocks; a negative one lets the next block overlap. */
export function Spacer({ spacing, negative, customize }: BlockData<typeof fragment>) {
  const { style, ...ground } = chosenGround(customize)
  const height: Style = { '--space': `${(spacing ?? 0) / 10}rem` }
  return (
    <div
      className={classNames(s.spacer, negative && s.negative)}
      {...ground}
      style={{ ...style, ...height }}
      aria-hidden="true"
    />
  )
}
