import type { NamedFinding } from '@belvedere/kit/health/finding.ts'

const MARKS = { ok: '✓', warning: '!', fault: '✗' } as const

/** The findings as lines: what was looked at, what was found, what to do. */
export function sayFindings(findings: readonly NamedFinding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = findings.map(({ is, name, found, todo }) => {
    const said = todo ? `${found} → ${todo}` : found
    return `  ${MARKS[is]}  ${name.padEnd(width)}  ${said}`
  })
  return [...lines, '', `  ${countsOf(findings)}`].join('\n')
}

function countsOf(findings: readonly NamedFinding[]) {
  const count = (is: NamedFinding['is']) => findings.filter((one) => one.is === is).length
  const [warnings, faults] = [count('warning'), count('fault')]
  return [
    `${count('ok')} ok`,
    `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
    `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
  ].join(', ')
}
