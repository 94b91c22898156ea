import { budgets, kinds, overBudget } from '../e2e/first-view.ts'
import { printGrid } from './grid.ts'
import type { ScreenCost } from './pages.ts'
import { LINE } from './phone.ts'

const HEADS = [
  'KB before interaction',
  ...['HTML', 'CSS', 'JS', 'fonts', 'images', 'rest'],
  ...['elements', 'CLS', 'script ms', 'LCP ms', '× floor', 'LCP element'],
]

/** Prints one line per screen, the budgets, and how it was measured. */
export function printPages(costs: readonly ScreenCost[], runs: number): void {
  printGrid(HEADS, [...costs.map(cells), budgetCells()])
  console.log(`
${LINE}. Empty browser cache; pages and pictures already created by the server.
Times are medians of ${runs} runs. CSS: inline styles, which are part of HTML, compressed separately.
Floor: the same page in the same run with the site's scripts blocked.`)
  for (const { name, weight } of costs)
    for (const words of overBudget(name, weight)) console.log(`✗ ${name}, ${words}`)
}

function cells(cost: ScreenCost): string[] {
  const { name, weight, elements, shift, scriptTime, paint, besideFloor, paintOf } = cost
  const bytes = [...kinds, 'rest' as const].map((kind) => weight[kind].toFixed(1))
  const times = [scriptTime, paint].map((time) => (Number.isNaN(time) ? 'none' : time.toFixed(0)))
  const [script = '', largest = ''] = times
  const quality = [String(elements), shift.toFixed(3), script, largest]
  return [name, ...bytes, ...quality, besideFloor.toFixed(2), paintOf]
}

function budgetCells(): string[] {
  return ['at most', ...kinds.map((kind) => String(budgets[kind])), ...Array(7).fill('')]
}
