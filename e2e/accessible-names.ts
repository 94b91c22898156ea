import type { CDPSession, Page } from '@playwright/test'

/** The properties of an accessibility node that the checks read. */
type Exposed = { role: string; name: string; level: number | undefined }

/** Roles that need an accessible name. */
const NAMED = new Set([
  ...['link', 'button', 'image', 'heading', 'dialog', 'alertdialog', 'Iframe', 'meter'],
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radio', 'switch', 'slider'],
  ...['spinbutton', 'tab', 'tabpanel', 'menuitem', 'option', 'radiogroup', 'progressbar'],
])

/** Landmarks of which a page has one. */
const SINGLE = new Set(['banner', 'main', 'contentinfo'])

/** Landmarks that a page may have several of, which then need names. */
const SEVERAL = new Set(['navigation', 'region', 'complementary', 'form', 'search'])

/** The nodes that assistive technology gets, in its order. */
export async function accessibilityTree(page: Page): Promise<Exposed[]> {
  const session = await page.context().newCDPSession(page)
  const nodes = await nodesOf(session)
  await session.detach()
  return nodes
}

/** The browser lists the nodes level by level; they are read depth-first. */
async function nodesOf(session: CDPSession): Promise<Exposed[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder: Exposed[] = []
  const waiting = nodes.slice(0, 1)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { ignored, role, name, properties, childIds = [] } = node
    waiting.push(...childIds.flatMap((id) => byId.get(id) ?? []).reverse())
    if (ignored) continue
    inOrder.push({
      role: `${role?.value ?? ''}`,
      name: `${name?.value ?? ''}`.trim(),
      level: properties?.find((one) => one.name === 'level')?.value?.value,
    })
  }
  return inOrder
}

/**
 * Nodes without a name, landmarks that cannot be distinguished, and headings that skip a level.
 * Where a page repeats a block, as in the catalogue, its landmarks may share a name.
 */
export function nameFaults(tree: readonly Exposed[], mayRepeat = false): string[] {
  const unnamed = tree.filter(({ role, name }) => NAMED.has(role) && !name)
  const has = (role: string) => tree.some((node) => node.role === role)
  return [
    ...unnamed.map(({ role }) => `${role} without a name`),
    // An open dialog hides the page.
    ...(has('main') || has('dialog') ? [] : ['no main']),
    ...(mayRepeat ? [] : repeatedLandmarks(tree)),
    ...(has('dialog') ? [] : skippedHeadings(tree)),
  ]
}

function repeatedLandmarks(tree: readonly Exposed[]): string[] {
  const landmarks = tree.filter(({ role }) => SINGLE.has(role) || SEVERAL.has(role))
  const labels = landmarks.map(({ role, name }) => (SINGLE.has(role) ? role : `${role} “${name}”`))
  const repeated = labels.filter((label, index) => labels.indexOf(label) !== index)
  return [...new Set(repeated)].map((label) => `several landmarks: ${label}`)
}

function skippedHeadings(tree: readonly Exposed[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading')
  return headings.flatMap(({ name, level = 2 }, index) => {
    const before = headings[index - 1]?.level ?? 0
    return level > before + 1 ? [`heading “${name}” of level ${level} after ${before}`] : []
  })
}
