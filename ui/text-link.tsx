import { Anchor } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons/arrow.tsx'
import { Ring } from './icons/ring.tsx'
import s from './text-link.module.css'

type Props = { to: string; label?: string; className?: string }

/** Words and an arrow; a circle is drawn round the arrow on hover and focus. */
export function TextLink({ to, label = 'Read More', className }: Props) {
  return (
    <Anchor to={to} className={classNames(s.link, className)}>
      <span className={s.label}>{label}</span>
      <span className={s.round}>
        <Ring />
        <ArrowIcon className={s.arrow} />
      </span>
    </Anchor>
  )
}
