import { type ReactNode, use } from 'react'
import { classNames } from '../../class-names.ts'
import { LookContext } from '../slot.tsx'
import { BigArc } from './arc.tsx'
import s from './closing.module.css'

type Props = { isBare: boolean; children: ReactNode }

/** The picture at the end of a page as a half sun on the footer's edge; without one only its arc. */
export function HalfSun({ isBare, children }: Props) {
  const { arc } = use(LookContext).parts
  return (
    <div className={classNames(s.sun, isBare && s.bare)}>
      {children}
      {arc && <BigArc className={s.arc} />}
    </div>
  )
}
