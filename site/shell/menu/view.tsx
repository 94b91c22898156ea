import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { Button } from '@belvedere/ui/button.tsx'
import type { Settings } from '../../content/settings.ts'
import { useWords } from '../brand/context.ts'
import { MENU } from '../element-ids.ts'
import s from './menu.module.css'
import { MenuColumns } from './menu-columns.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { MenuPicture } from './menu-picture.tsx'

type Props = {
  global: Settings['global']
  /** The path of the current page. */
  path: string
}

/** The full-screen panel under the header, closed and inert until the toggle opens it. */
export function Menu({ global, path }: Props) {
  const { menu, inquire } = useWords().labels
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
        <div className={s.inquire}>
          <Button to="/contact" label={inquire} />
        </div>
      </div>
    </div>
  )
}
