/**
 * The metrics that a page names, in its table and in its rules. A row of the table shortens all
 * names but the first to their differing parts.
 */
export function metricsOf(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `belvedere_'))
  const inTable = rows.flatMap((row) => {
    const cell = row.split(' | ', 1)[0] ?? ''
    const prefix = /belvedere_(?:site|content)/.exec(cell)?.[0] ?? ''
    const names = [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name)
    return names.map((name) => (name.startsWith('_') ? `${prefix}${name}` : name))
  })
  const inRules = [...page.matchAll(/\b(belvedere_(?:site|content)_\w+?)(?:_bucket)?[ {]/g)]
  return [...new Set([...inTable, ...inRules.map(([, name = '']) => name)])]
}
