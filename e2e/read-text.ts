import type { Locator } from '@playwright/test'

/** What those get who read, copy or search an element, and where its letters stand. */
export const read = async (target: Locator) => ({
  // biome-ignore lint/performance/useDomNodeTextContent: how it is laid out is the question
  said: await target.innerText(),
  ...(await target.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const places: number[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const [at, char] of text.split('').entries()) {
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        const box = [...range.getClientRects()].at(-1)
        if (box && box.width > 0 && /[^\s\u00ad]/.test(char))
          places.push(box.left, box.top + scrollY)
      }
    }
    getSelection()?.selectAllChildren(element)
    const copied = String(getSelection())
    getSelection()?.removeAllRanges()
    return { copied, text: element.textContent, places, html: element.innerHTML }
  })),
})

type Read = Awaited<ReturnType<typeof read>>

/** What has to stay the same, however it is laid out. */
export const wordsOf = ({ said, copied, text }: Read) => ({ said, copied, text })

/** How far, in pixels, any letter stands from where it stood. */
export const furthest = (before: number[], now: number[]) =>
  Math.max(...before.map((place, index) => Math.abs(place - (now[index] ?? Number.NaN))))
