import type { Locator } from '@playwright/test'

/**
 * What a screen reader is told of an element: the name of a heading, or else the phrases in it,
 * whatever their case.
 */
export async function phraseOf(target: Locator) {
  const session = await target.page().context().newCDPSession(target.page())
  const mark = 'data-said'
  await target.evaluate((element, mark) => element.setAttribute(mark, ''), mark)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  await target.evaluate((element, mark) => element.removeAttribute(mark), mark)
  await session.detach()
  const said = nodes.filter(({ ignored }) => !ignored)
  const namesOf = (...roles: unknown[]) =>
    said.flatMap(({ role, name }) => (roles.includes(role?.value) ? [`${name?.value}`] : []))
  const [heading] = namesOf('heading')
  return heading ?? namesOf('StaticText', 'image').join('').toLowerCase()
}

/** A word that is broken at a line's end is said in two parts while its lines move. */
export const withoutBreaks = (phrase: string) =>
  phrase.includes('\u00ad') ? phrase.replaceAll(/[\s\u00ad]/g, '') : phrase
