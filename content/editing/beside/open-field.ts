import type { ClientField, FormState } from 'payload'
import { elementOfField, elementOfRow } from './field-element.ts'
import { formPathOf, rowsAround } from './form-paths.ts'
import { press } from './own-press.ts'

const PATIENCE = 4000
/** Long enough for a field that only has to come into view. */
const GLANCE = 600
const MARK = 'field-found'
const MARK_TIME = 1600
/** Neither the buttons above a text nor the menu of a list. */
const FOCUSABLE =
  'input:not([type=hidden]), textarea, [contenteditable=true], select, button:not(.fixed-toolbar *, .popup-button)'

type Form = { element: Element; fields: ClientField[]; getState: () => FormState }

/**
 * Opens the tab, rows and folds that a field is in, scrolls to it and puts the cursor there. If the
 * form lacks the field, the nearest thing around it is shown. Returns whether anything was found.
 */
export async function openField(
  { element, fields, getState }: Form,
  path: string,
): Promise<boolean> {
  const place = formPathOf(getState(), path)
  if (place === undefined) return false
  openTab(element, tabOf(fields, place.split('.', 1)[0] ?? place))
  let found: HTMLElement | undefined
  for (const row of rowsAround(place)) {
    found = (await untilThere(() => elementOfRow(element, row))) ?? found
    if (found) unfold(found.querySelector(':scope > .collapsible--collapsed'))
    found?.scrollIntoView({ block: 'nearest' })
  }
  const target = (await fieldAt(element, place, found)) ?? found
  if (target) await show(target)
  return target !== undefined
}

/** The field; undefined if the path is a row, or hidden by another choice in the form. */
async function fieldAt(form: Element, place: string, row: HTMLElement | undefined) {
  if (row && elementOfRow(form, place) === row) return undefined
  const find = () => elementOfField(form, place)
  const field = await untilThere(find, row ? GLANCE : PATIENCE)
  if (field || !row) return field
  const opened = new Set<Element>()
  return untilThere(() => find() ?? unfoldIn(row, opened))
}

/** A form renders its visible part, so the field is awaited. */
async function untilThere<Found>(
  find: () => Found | undefined,
  patience = PATIENCE,
): Promise<Found | undefined> {
  const end = performance.now() + patience
  for (;;) {
    const found = find()
    if (found || performance.now() > end) return found
    await nextFrame()
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The open tab is pressed as well: without a press, Payload soon opens the one that was last used. */
function openTab(form: Element, tab: number | undefined) {
  const tabs = form.querySelector('.tabs-field')?.querySelectorAll('.tabs-field__tab-button')
  const button = tab === undefined ? undefined : tabs?.[tab]
  if (button instanceof HTMLElement) press(button)
}

function unfold(fold: Element | null | undefined) {
  const toggle = fold?.querySelector<HTMLElement>('.collapsible__toggle')
  if (toggle) press(toggle)
}

/** Fields in a fold are not rendered before it is open. */
function unfoldIn(row: Element, opened: Set<Element>): undefined {
  for (const fold of row.querySelectorAll('.collapsible-field .collapsible--collapsed')) {
    if (opened.has(fold) || fold.closest('[id*="-row-"]') !== row) continue
    opened.add(fold)
    unfold(fold)
  }
}

async function show(target: HTMLElement) {
  for (let fold = target.closest('.collapsible--collapsed'); fold; ) {
    unfold(fold)
    fold = fold.parentElement?.closest('.collapsible--collapsed') ?? null
  }
  target.closest('details')?.setAttribute('open', '')
  const inside = target.querySelector('.collapsible__content') ?? target
  // A field in a fold stays hidden for a moment after the fold was opened, and cannot have the focus.
  const find = () => {
    const own = target.matches(FOCUSABLE)
      ? [target]
      : inside.querySelectorAll<HTMLElement>(FOCUSABLE)
    return [...own].find((field) => field.checkVisibility())
  }
  const focused = find()
  focused?.focus({ preventScroll: true })
  // Rows above change their height when they are rendered, so the position is computed again.
  for (let i = 0; i < 3; i++) {
    target.scrollIntoView({ block: 'center' })
    await nextFrame()
  }
  const field = target.closest('.word-row, .field-type') ?? target
  field.classList.add(MARK)
  setTimeout(() => field.classList.remove(MARK), MARK_TIME)
  // The buttons of a picture appear once its file has loaded.
  if (!focused) (await untilThere(find))?.focus({ preventScroll: true })
}

/** The number of the tab of a form that a field of the record is in; undefined if it is in none. */
function tabOf(fields: ClientField[], name: string): number | undefined {
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    const tab = field.tabs.findIndex((tab) =>
      'name' in tab && tab.name ? tab.name === name : holds(tab.fields, name),
    )
    if (tab >= 0) return tab
  }
  return undefined
}

/**
 * Reports the first field of the open tab of a form, and again for each tab that is opened: by a
 * press, or by Payload, which soon opens the one that was last used.
 */
export function watchTabs(
  form: Element,
  fields: ClientField[],
  onOpen: (field: string) => void,
): () => void {
  const list = form.querySelector('.tabs-field')
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  let last = -1
  const look = () => {
    const buttons = list?.querySelectorAll('.tabs-field__tab-button') ?? []
    const open = [...buttons].findIndex(({ classList }) =>
      classList.contains('tabs-field__tab-button--active'),
    )
    const field = open === last ? undefined : firstIn(tabs[open]?.fields ?? [])
    last = open
    if (field !== undefined) onOpen(field)
  }
  look()
  const observer = new MutationObserver(look)
  if (list) observer.observe(list, { subtree: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

function firstIn(fields: ClientField[]): string | undefined {
  for (const field of fields) {
    if ('name' in field && field.name) return field.name
    const first = 'fields' in field ? firstIn(field.fields) : undefined
    if (first !== undefined) return first
  }
  return undefined
}

/** Rows, folds and groups without a name only arrange fields. */
function holds(fields: ClientField[], name: string): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name) return field.name === name
    return 'fields' in field && holds(field.fields, name)
  })
}
