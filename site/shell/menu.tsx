import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { type MouseEvent, type RefObject, useEffect, useMemo } from 'react'
import type { MenuEvent, MenuState } from '../browser/store/menu.ts'
import type { Settings } from '../content/settings.ts'
import s from './menu.module.css'
import { MenuColumns } from './menu-columns.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { menuId } from './toggle.tsx'
import { useMenuPicture } from './use-menu-picture.ts'
import { words } from './words.ts'

type Props = {
  global: Settings['global']
  state: MenuState
  send: (event: MenuEvent) => void
  ref: RefObject<HTMLDivElement | null>
}

/** The full-screen panel under the header. The layout quiets the page behind it. */
export function Menu({ global, state: { isOpen, isClosing }, send, ref }: Props) {
  const own = useMemo(() => pictureOf(global?.image), [global])
  const { layers, onPoint, clear } = useMenuPicture(own)
  const isHidden = !isOpen && !isClosing
  useEffect(() => {
    if (isHidden) clear()
  }, [isHidden, clear])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links in the panel as clicks
    <div
      id={menuId}
      ref={ref}
      className={s.menu}
      role="dialog"
      aria-label={words.menu}
      hidden={isHidden}
      inert={!isOpen}
      data-tone="dark"
      data-calm
      data-closing={isClosing || undefined}
      onClick={(event) => {
        if (leavesPage(event)) send('close')
      }}
    >
      <MenuPicture image={own} layers={layers} />
      <div className={s.main}>
        <MenuColumns global={global} onPoint={onPoint} />
        <MenuFoot entries={global?.menuData ?? []} />
      </div>
    </div>
  )
}

/** True for a link that shows another page in this tab. */
function leavesPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return false
  return target.closest('a:not([target="_blank"])') !== null
}
