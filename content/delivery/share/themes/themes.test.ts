import { expect, test } from 'vitest'
import { HORIZON, MARGIN } from '../layout.ts'
import { day } from './day.ts'
import { plain } from './plain.ts'

const colours = { line: '#ffffff', accent: '#cc4422' }

test('the sun of the day stands on its arc, at noon at the top', () => {
  const { svg, defs } = day(0.5, 300, colours)
  expect(svg).toContain(`cy="${(HORIZON - 470).toFixed(1)}"`)
  expect(svg).toContain(colours.accent)
  expect(defs).toContain('id="fade"')
})

test('plain pictures have a short line above the title, within the margin, and no circle', () => {
  expect(plain(300, colours)).toEqual({
    defs: '',
    svg: `<path d="M${MARGIN} 278h88" stroke="${colours.accent}" stroke-width="2"/>`,
  })
  expect(plain(20, colours).svg).toContain(`M${MARGIN} ${MARGIN}h`)
})
