import { Anchor } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons/arrow.tsx'
import { Ring } from './icons/ring.tsx'
import s from './text-link.module.css'
import { useWords } from './use-words.ts'

type Props = { to: string; label?: string; className?: string }

/** A link with an arrow; on hover and focus a circle is drawn around the arrow. */
export function TextLink({ to, label, className }: Props) {
  const { readMore } = useWords().media
  return (
    <Anchor to={to} className={classNames(s.link, className)}>
      <span className={s.label}>{label ?? readMore}</span>
      <span className={s.round}>
        <Ring />
        <ArrowIcon className={s.arrow} />
      </span>
    </Anchor>
  )
}
