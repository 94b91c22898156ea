import type { Run } from './block.ts'

const INVISIBLE = /[\u200b\ufeff\u00ad]/g

/**
 * The runs of a block as HTML. Two line breaks start a paragraph, except in an item; spaces at the
 * ends of lines are removed, and several in a row, breaking or not, become one.
 */
export function paragraphsIn(runs: readonly Run[], isItem: boolean): string[] {
  return linesOf(runs)
    .reduce<Run[][][]>(
      (found, line) => {
        const isEmpty = line.length === 0
        if (isEmpty && !isItem) found.push([])
        else if (!isEmpty) found.at(-1)?.push(line)
        return found
      },
      [[]],
    )
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.map(htmlOfRun).join('')).join('<br>'))
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    const [first = '', ...others] = run.text.replaceAll(INVISIBLE, '').split('\n')
    lines.at(-1)?.push({ ...run, text: first })
    for (const text of others) lines.push([{ ...run, text }])
  }
  return lines.map(trimmed)
}

/** A line without spaces at its ends or in a row. */
function trimmed(line: Run[]): Run[] {
  let isAfterSpace = true
  const tidy = line.map((run) => {
    let text = run.text.replaceAll(/\s{2,}/g, ' ')
    if (isAfterSpace) text = text.trimStart()
    if (text !== '') isAfterSpace = /\s$/.test(text)
    return { ...run, text }
  })
  while (tidy.length > 0) {
    const last = tidy.pop()
    const text = last?.text.trimEnd()
    if (last && text) return [...tidy, { ...last, text }].filter((run) => run.text !== '')
  }
  return []
}

function htmlOfRun({ text, isBold, isItalic, href }: Run): string {
  let html = escaped(text)
  if (isItalic) html = `<em>${html}</em>`
  if (isBold) html = `<strong>${html}</strong>`
  return href ? `<a href="${escaped(href)}">${html}</a>` : html
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')
