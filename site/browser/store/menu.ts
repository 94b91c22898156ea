/** The menu's three flags (spec §4): the target state, and whether it is animating. */
export type MenuState = { isOpen: boolean; isOpening: boolean; isClosing: boolean }

export type MenuEvent =
  /** The visitor used the toggle. */
  | 'toggle'
  /** The page scrolled or changed, or Escape was pressed. */
  | 'close'
  /** The current animation has ended. */
  | 'settle'

export const closedMenu: MenuState = { isOpen: false, isOpening: false, isClosing: false }
const opening: MenuState = { isOpen: true, isOpening: true, isClosing: false }
const open: MenuState = { isOpen: true, isOpening: false, isClosing: false }
const closing: MenuState = { isOpen: false, isOpening: false, isClosing: true }

/** The state after an event; the same object when the event changes nothing. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  if (event === 'toggle') return toggled(state)
  if (event === 'close') return state.isOpen ? closing : state
  return settled(state)
}

/** The toggle is ignored while the panel animates. */
function toggled(state: MenuState): MenuState {
  if (state.isOpening || state.isClosing) return state
  return state.isOpen ? closing : opening
}

function settled(state: MenuState): MenuState {
  if (state.isOpening) return open
  return state.isClosing ? closedMenu : state
}

/** Merges flags into the state; returns the same object if nothing changes. */
export function updatedMenu(state: MenuState, part: Partial<MenuState>): MenuState {
  const next = { ...state, ...part }
  return isSame(state, next) ? state : next
}

function isSame(one: MenuState, other: MenuState) {
  return (
    one.isOpen === other.isOpen &&
    one.isOpening === other.isOpening &&
    one.isClosing === other.isClosing
  )
}
