import { classNames } from '@belvedere/ui/class-names.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import { Panel } from './panel.tsx'
import s from './property-gallery.module.css'
import { type Tab, tabsOf } from './tabs.ts'

/**
 * Pictures and films of a property as wide as the page, one at a time. The tabs are links to the pictures until
 * `behaviour.ts` makes them tabs; without scripts all pictures stand below each other.
 */
export function PropertyGallery({ title, tabs, place }: BlockData<typeof fragment>) {
  const shown = tabsOf(tabs)
  if (shown.length === 0) return null

  const name = blockName(place, { title }, 'Pictures')
  return (
    <section className={classNames('block', s.gallery)} {...name}>
      <div className={classNames('grid', s.row)}>
        <BlockTitle title={title} place={place} className={s.title} />
        {shown.length > 1 && <TabList tabs={shown} name={name} />}
        <div className={s.stage} data-stage="">
          {shown.map((tab, index) => (
            <Panel key={tab.id} {...tab} isShown={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

type TabListProps = { tabs: Tab[]; name: ReturnType<typeof blockName> }

function TabList({ tabs, name }: TabListProps) {
  return (
    <nav className={s.tabs} data-tabs="" {...name}>
      {tabs.map(({ id, label }, index) => (
        <a key={id} href={`#item-${id}`} className={s.tab} data-current={index === 0 || undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
