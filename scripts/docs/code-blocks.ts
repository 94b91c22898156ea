/** A fenced block of a page, such as a command. */
export type CodeBlock = {
  language: string
  code: string
  /** The line of its fence, from 1. */
  line: number
  /** Why no test runs it; undefined when one does. */
  notRun: string | undefined
  /** What a command prints: the block `text` that follows it. */
  expected: string | undefined
}

const NOT_RUN = /Not run by the tests: (.+?)[.:]?$/

/** The fenced blocks of a page in their order. A block is not run if the line above it says why. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const lines = markdown.split('\n')
  const blocks: (CodeBlock & { end: number })[] = []
  for (let at = 0; at < lines.length; at++) {
    const [, fence = '', language = ''] = /^(```+)(\w*)$/.exec(lines[at] ?? '') ?? []
    if (!fence) continue
    const end = lines.indexOf(fence, at + 1)
    if (end < 0) throw new Error(`The block in line ${at + 1} has no end.`)
    const code = lines.slice(at + 1, end).join('\n')
    const before = blocks.at(-1)
    const isAnswer = language === 'text' && before?.language === 'sh'
    if (before && isAnswer && areNear(lines.slice(before.end + 1, at))) before.expected = code
    blocks.push({
      language,
      code,
      line: at + 1,
      notRun: reasonIn(lines, at),
      expected: undefined,
      end,
    })
    at = end
  }
  return blocks.map(({ end: _, ...block }) => block)
}

function reasonIn(lines: readonly string[], at: number) {
  const above = lines.slice(0, at).findLast((line) => line.trim() !== '')
  return NOT_RUN.exec(above ?? '')?.[1]
}

/** One sentence at most, such as “You should see:”, is between a command and what it prints. */
function areNear(between: readonly string[]) {
  return between.filter((line) => line.trim() !== '').length <= 1
}

/** Whether a command printed what its page says; `…` stands for what differs within a line. */
export function isAsShown(printed: string, shown: string): boolean {
  const lines = shown.trim().split('\n')
  const pattern = lines.map((line) => line.split('…').map(literally).join('.*')).join('\n')
  return new RegExp(`^${pattern}$`).test(printed.trim())
}

function literally(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
