import { say } from '@belvedere/kit/words/say.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import type { Box } from '@belvedere/ui/sizes.ts'
import { TabList } from '@belvedere/ui/tab-list.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './property-gallery.module.css'
import type { Tab } from './tabs.ts'
import { tabsOf } from './tabs.ts'

/**
 * A full-width gallery that shows one picture or video at a time. The labels are links until
 * `behaviour.ts` turns them into tabs; without JavaScript all pictures are stacked.
 */
export function PropertyGallery({ title, tabs, place }: BlockData<typeof fragment>) {
  const { blocks, media, locale } = useWords()
  const shown = tabsOf(tabs, (number) => say(media.pictureAt, { number }, locale))
  if (shown.length === 0) return null

  const name = blockName(place, { title }, blocks.pictures)
  return (
    <section className={classNames('block', s.gallery)} {...name}>
      <div className={classNames('grid', s.row)}>
        <BlockTitle title={title} place={place} className={s.title} />
        {shown.length > 1 && (
          <TabList
            tabs={shown.map(({ id, label }) => ({ id: `item-${id}`, label }))}
            className={s.tabs}
            tabClassName={s.tab}
            {...name}
          />
        )}
        <div className={s.stage} data-stage="">
          {shown.map((tab, index) => (
            <Panel key={tab.id} {...tab} isShown={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

const WIDE = 16 / 9

const BOXES: Box[] = [
  { width: 100, ratio: 4 / 5 },
  { from: 650, width: 100, ratio: WIDE },
]

/** One picture or video. Its label is visible only without JavaScript. */
function Panel({ id, label, isShown, ...shown }: Tab & { isShown: boolean }) {
  return (
    <div
      id={`item-${id}`}
      className={s.panel}
      data-shown={isShown || undefined}
      data-reduces-motion=""
    >
      <figure>
        <Media {...shown} ratio={WIDE} boxes={BOXES} className={s.media} opens />
        <figcaption className={s.label}>{label}</figcaption>
      </figure>
    </div>
  )
}
