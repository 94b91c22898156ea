import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { type Picture, withoutPreview } from '@belvedere/ui/picture.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { Settings } from '../../content/settings.ts'
import { useInquireTo } from '../brand/context.ts'
import { MENU } from '../element-ids.ts'
import s from './menu.module.css'
import { MenuColumns } from './menu-columns.tsx'
import { MenuFoot } from './menu-foot.tsx'

type Props = {
  global: Settings['global']
  /** The path of the current page. */
  path: string
}

/** The full-screen panel under the header, closed and inert until the toggle opens it. */
export function Menu({ global, path }: Props) {
  const { menu, inquire } = useWords().labels
  const inquireTo = useInquireTo()
  return (
    <div
      id={MENU}
      className={s.menu}
      role="dialog"
      aria-label={menu}
      hidden
      inert
      data-tone="dark"
      data-reduces-motion=""
    >
      <MenuPicture image={pictureOf(global?.image)} />
      <div className={s.main}>
        <MenuColumns global={global} path={path} />
        <MenuFoot entries={global?.menuData ?? []} />
        {inquireTo && (
          <div className={s.inquire}>
            <Button to={inquireTo} label={inquire} />
          </div>
        )}
      </div>
    </div>
  )
}

/** A third of the width and the full height of a desktop screen; below that it is not loaded. */
const sizes = '(min-width: 1024px) max(31vw, 150vh), 1px'

/**
 * The picture beside the panel. It is lazy, so it loads when the panel first opens. Layers with the
 * share images of links are copied from the template.
 */
function MenuPicture({ image }: { image: Picture | null }) {
  if (!image) return null

  return (
    <div className={s.side}>
      <Side image={image} />
      <template>
        <div className={s.layer}>
          <Side image={image} />
        </div>
      </template>
    </div>
  )
}

function Side({ image }: { image: Picture }) {
  return (
    <Image
      image={withoutPreview(image)}
      ratio="fill"
      sizes={sizes}
      isDecorative
      className={s.image}
    />
  )
}
