import { eyebrow, inline } from './html.ts'
import { WORDMARK } from './page.ts'
import { short } from './svg.ts'

/** What the head of a first page says. `hour` is where the sun stands, from 0 to 1. */
type Head = { eyebrow: string; title: string; subtitle: string; hour: number }

/** The head of a first page: the day as an arc from margin to margin, the title on its horizon. */
export function coverHead({ eyebrow: small, title, subtitle, hour }: Head): string {
  const lines = title
    .split('\n')
    .map((text, i) => `<span class="line${i % 2 ? ' indent' : ''}">${inline(text)}</span>`)
  return `${sky(hour)}
<div class="cover__sky"><div class="cover__top">${WORDMARK}${eyebrow(small)}</div><h1>${lines.join(' ')}</h1></div>
<div class="cover__line"><p class="lead">${inline(subtitle)}</p></div>`
}

/** In millimetres: the arc ends at the right margin, so that it clears the top line. */
const HORIZON = 92
const RADIUS = 64
const MIDDLE = 194 - RADIUS

function sky(hour: number) {
  const x = MIDDLE - RADIUS * Math.cos(Math.PI * hour)
  const y = HORIZON - RADIUS * Math.sin(Math.PI * hour)
  return `<svg class="sky" viewBox="0 0 210 ${HORIZON}" aria-hidden="true"><path d="M${MIDDLE - RADIUS} ${HORIZON}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0"/><circle cx="${short(x)}" cy="${short(y)}" r="2.6"/></svg>`
}
