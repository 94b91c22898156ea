import { classNames } from '../../class-names.ts'
import { BigArc } from './arc.tsx'
import s from './opening-arc.module.css'

/** The arc in the sky of an opening that fills the screen; `isBig` is the largest title below it. */
export function OpeningArc({ isBig }: { isBig: boolean }) {
  const className = classNames(s.arc, isBig && s.big)
  return (
    <div className={s.sky}>
      <BigArc part="line" className={classNames(className, s.line)} />
      <BigArc part="sun" className={className} />
    </div>
  )
}
