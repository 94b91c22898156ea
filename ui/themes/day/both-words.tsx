import { DUSK } from '@belvedere/kit/page-hour.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import type { Style } from '../../style.ts'
import s from './both-words.module.css'
import { byDay, inEvening, undrawn } from './tell-evening.ts'

export type Both = {
  /** A heading holds both, so that a page has one title; else they are boxes. */
  as?: 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined
  id?: string | undefined
  className?: string | undefined
  /** The full hour from which those of the evening show. */
  from: number
  day: ReactNode
  evening: ReactNode
  'data-long'?: true | undefined
  /** How the words of a heading are revealed. */
  reveal?: string | undefined
  /** Pictures that fill their box: the one of the other hour is not loaded. */
  arePictures?: true | undefined
}

/**
 * Words or pictures of the day and of the evening, of which the clock shows one (`tell-evening.ts`). The others are
 * hidden from assistive technology too, and search results quote those of the day.
 */
export function BothWords({
  as: Tag = 'div',
  className,
  from,
  reveal,
  day,
  evening,
  arePictures,
  ...own
}: Both) {
  const Part = Tag === 'div' ? 'div' : 'span'
  const shown = arePictures ? undrawn : (style: Style) => style
  const atDusk: Style = { ...shown(inEvening(from)), '--hour': DUSK }
  return (
    <Tag {...own} className={classNames(s.both, className)} data-both="">
      <Part style={shown(byDay(from))} data-reveal={reveal}>
        {day}
      </Part>
      <Part style={atDusk} data-reveal={reveal} data-nosnippet="">
        {evening}
      </Part>
    </Tag>
  )
}
