import type { AriaAttributes } from 'react'
import { classNames } from './class-names.ts'
import s from './tab-list.module.css'

type Tab = { id: string; label: string }

type Props = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  /** A label and the id of its panel. */
  tabs: Tab[]
  className?: string | undefined
  tabClassName?: string | undefined
}

/** Links to panels, of which the first is shown; `startTabs` makes them ARIA tabs. */
export function TabList({ tabs, className, tabClassName, ...name }: Props) {
  return (
    <nav className={classNames(s.tabs, className)} data-tabs="" {...name}>
      {tabs.map(({ id, label }, index) => (
        <a
          key={id}
          href={`#${id}`}
          className={classNames(s.tab, tabClassName)}
          data-current={index === 0 || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
