import { classNames } from '@belvedere/ui/class-names.ts'
import type { Style } from '@belvedere/ui/style.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import type { fragment } from './fragment.ts'
import s from './spacer.module.css'

/** Air between two blocks, or a pull that lets the next one overlap. */
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
