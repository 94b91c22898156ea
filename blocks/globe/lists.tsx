import { TabList } from '@belvedere/ui/tab-list.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { ReactNode } from 'react'
import type { Place } from '../kind.ts'
import s from './globe.module.css'

/** One of the lists beside the globe. */
type List = { key: string; label: string; list: ReactNode }

type Props = { place: Place; lists: List[] }

/** Links to the lists, which the behaviour makes tabs; none for a single list. */
export function ListTabs({ place, lists }: Props) {
  const words = useWords().blocks
  if (lists.length < 2) return null
  const tabs = lists.map(({ key, label }) => ({ id: panelId(place, key), label }))
  return <TabList tabs={tabs} className={s.tabs} aria-label={words.show} />
}

/** The lists; without scripts one below the other. */
export function ListPanels({ place, lists }: Props) {
  const areTabs = lists.length > 1
  return (
    <div className={s.panels} data-panels={areTabs ? '' : undefined}>
      {lists.map(({ key, list }, index) => (
        <div
          key={key}
          id={areTabs ? panelId(place, key) : undefined}
          className={s.panel}
          data-shown={index === 0 || undefined}
        >
          {list}
        </div>
      ))}
    </div>
  )
}

/** The label of a list: its title, or a default. */
export function labelOf(title: string | null, otherwise: string): string {
  return hasWords(title) ? plainTitle(title) : otherwise
}

function panelId(place: Place, key: string) {
  return `${key}-${place.id}`
}
