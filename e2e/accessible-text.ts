import type { Locator } from '@playwright/test'

/**
 * The text of an element in the accessibility tree: the name of its heading, or else its static
 * text in lower case.
 */
export async function accessibleText(target: Locator) {
  const session = await target.page().context().newCDPSession(target.page())
  const mark = 'data-accessible-text'
  await target.evaluate((element, mark) => element.setAttribute(mark, ''), mark)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  await target.evaluate((element, mark) => element.removeAttribute(mark), mark)
  await session.detach()
  const exposed = nodes.filter(({ ignored }) => !ignored)
  const namesOf = (...roles: unknown[]) =>
    exposed.flatMap(({ role, name }) => (roles.includes(role?.value) ? [`${name?.value}`] : []))
  const [heading] = namesOf('heading')
  return heading ?? namesOf('StaticText', 'image').join('').toLowerCase()
}

/** Removes soft hyphens and spaces: a hyphenated word is split in two while its lines move. */
export const withoutHyphens = (phrase: string) =>
  phrase.includes('\u00ad') ? phrase.replaceAll(/[\s\u00ad]/g, '') : phrase
