import { useRef } from 'react'
import type { Settings } from '../content/settings.ts'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { ScriptlessToggle, Toggle } from './toggle.tsx'
import { useMenu } from './use-menu.ts'

/** The header and the menu it opens. */
export function Masthead({ settings }: { settings: Settings }) {
  const panel = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [state, send] = useMenu({ panel, opener })
  return (
    <>
      <Header name={settings.site?.name ?? null}>
        <Toggle
          ref={opener}
          isOpen={state.isOpen}
          command="show-modal"
          onPress={() => send('toggle')}
        />
        <ScriptlessToggle />
      </Header>
      <Menu ref={panel} settings={settings} state={state} send={send} />
    </>
  )
}
