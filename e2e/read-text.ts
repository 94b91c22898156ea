import type { Locator } from '@playwright/test'

/** An element's rendered, copied and raw text, its HTML, and the positions of its letters. */
export const readText = async (target: Locator) => ({
  // biome-ignore lint/performance/useDomNodeTextContent: innerText depends on the layout under test
  rendered: await target.innerText(),
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

type TextState = Awaited<ReturnType<typeof readText>>

/** The parts that must not change when the text is split. */
export const textOf = ({ rendered, copied, text }: TextState) => ({ rendered, copied, text })

/** The largest displacement of a letter, in pixels. */
export const maxDisplacement = (before: number[], now: number[]) =>
  Math.max(...before.map((place, index) => Math.abs(place - (now[index] ?? Number.NaN))))
