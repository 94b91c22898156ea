import type { MouseEvent, RefObject } from 'react'
import type { Settings } from '../content/settings.ts'
import { Bar } from './bar.tsx'
import s from './menu.module.css'
import { MenuColumns } from './menu-columns.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { MenuPicture } from './menu-picture.tsx'
import type { MenuEvent, MenuState } from './menu-state.ts'
import { menuId, Toggle } from './toggle.tsx'
import { words } from './words.ts'

type Props = {
  settings: Settings
  state: MenuState
  send: (event: MenuEvent) => void
  ref: RefObject<HTMLDialogElement | null>
}

/** The full-screen panel. As a modal dialog it holds the focus and quiets the page behind it. */
export function Menu({ settings: { site, global }, state, send, ref }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links in the panel as clicks
    <dialog
      id={menuId}
      ref={ref}
      className={s.menu}
      aria-label={words.menu}
      data-tone="dark"
      data-calm
      data-closing={state.isClosing || undefined}
      onClose={() => send('closed')}
      onCancel={(event) => {
        event.preventDefault()
        send('close')
      }}
      onClick={(event) => {
        if (leavesPage(event)) send('close')
      }}
    >
      <div className={s.bar}>
        <Bar name={site?.name ?? null}>
          <Toggle isOpen={!state.isClosing} command="close" onPress={() => send('toggle')} />
        </Bar>
      </div>
      <div className={s.body}>
        <MenuPicture image={global?.image} />
        <div className={s.main}>
          <MenuColumns global={global} />
          <MenuFoot entries={global?.menuData ?? []} />
        </div>
      </div>
    </dialog>
  )
}

/** True for a link that shows another page in this tab. */
function leavesPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return false
  return target.closest('a:not([target="_blank"])') !== null
}
