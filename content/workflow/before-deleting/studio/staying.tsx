import type { WhatGoes } from '../what-goes.ts'
import { keptOf, type Nouns, type StayCounts } from '../words.ts'
import { UseList } from './use-list.tsx'

type Props = { goes: WhatGoes & Partial<StayCounts>; nouns: Nouns }

/** The selected records that stay, with what uses them. */
export function Staying({ goes, nouns }: Props) {
  return (
    <>
      {keptOf(goes, nouns).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {goes.kept.map(({ id, title, uses }) => (
        <section key={id} className="before-deleting__kept">
          <h3>{title}</h3>
          <UseList uses={uses} />
        </section>
      ))}
    </>
  )
}
