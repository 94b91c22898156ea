import { MONTHS } from './chart.ts'

/** Twelve dots for the months, filled from one month to another; said in words as well. */
export function monthDots(from: number, to: number): string {
  const holds = (month: number) =>
    from <= to ? month >= from && month <= to : month >= from || month <= to
  const dots = MONTHS.map((_, i) => {
    return `<circle class="${holds(i + 1) ? 'on' : 'off'}" cx="${2 + i * 4}" cy="2" r="1.35"/>`
  })
  const isYear = from === 1 && to === 12
  const words = isYear ? 'All year' : `${MONTHS[from - 1]} to ${MONTHS[to - 1]}`
  return `<svg class="months" viewBox="0 0 48 4" role="img" aria-label="${words}">${dots.join('')}</svg>`
}

/** The letters above a column of such dots. */
export function monthLetters(): string {
  const letters = MONTHS.map((name, i) => `<text x="${2 + i * 4}" y="3">${name.slice(0, 1)}</text>`)
  return `<svg class="months months--head" viewBox="0 0 48 4" aria-hidden="true">${letters.join('')}</svg>`
}
