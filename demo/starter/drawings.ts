/**
 * Placeholder pictures for a new property, drawn from plain shapes: architecture without a place.
 * SVG of 1600 × 1200, in neutral tones.
 */

const [WIDTH, HEIGHT] = [1600, 1200]

const TONES = {
  sky: '#e7e4dc',
  light: '#f6f3ec',
  wall: '#d8d2c5',
  shade: '#b9b1a1',
  dark: '#7d776a',
  deep: '#4a4840',
  leaf: '#9aa391',
  warm: '#c9a98a',
  dusk: '#474d55',
  front: '#4f4a43',
  side: '#3b3833',
  cornice: '#635d54',
  night: '#2b2d30',
  lamp: '#c08f5f',
} as const

type Tone = keyof typeof TONES

const rect = (x: number, y: number, width: number, height: number, tone: Tone, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${TONES[tone]}" opacity="${opacity}"/>`

const shape = (points: string, tone: Tone, opacity = 1) =>
  `<polygon points="${points}" fill="${TONES[tone]}" opacity="${opacity}"/>`

const circle = (x: number, y: number, radius: number, tone: Tone) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${TONES[tone]}"/>`

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** A front at dusk with rows of windows, some of them lit: dark enough for light words on it. */
function front() {
  const windows = range(4).flatMap((row) =>
    range(6).map((column) => {
      const [x, y] = [300 + column * 190, 240 + row * 210]
      const isLit = LIT.some(([atRow, atColumn]) => atRow === row && atColumn === column)
      return (
        rect(x, y, 96, 140, isLit ? 'lamp' : 'night') +
        rect(x, y, 96, 10, 'night', 0.5) +
        rect(x - 8, y + 140, 112, 8, 'cornice')
      )
    }),
  )
  return [
    rect(0, 0, WIDTH, HEIGHT, 'dusk'),
    rect(220, 150, 1240, 1050, 'front'),
    shape('1460,150 1600,230 1600,1200 1460,1200', 'side'),
    rect(200, 130, 1270, 26, 'cornice'),
    ...windows,
    rect(0, 1120, WIDTH, 80, 'night', 0.5),
  ]
}

const LIT = [
  [0, 1],
  [1, 4],
  [2, 4],
  [1, 2],
]

/** A room with a tall window, and its light on the floor. */
function room() {
  return [
    rect(0, 0, WIDTH, HEIGHT, 'wall'),
    shape('0,900 1600,900 1600,1200 0,1200', 'shade'),
    rect(860, 160, 420, 640, 'light'),
    rect(1060, 160, 18, 640, 'dark', 0.7),
    rect(860, 460, 420, 14, 'dark', 0.7),
    shape('700,900 1090,900 820,1200 260,1200', 'light', 0.75),
    rect(180, 640, 420, 190, 'dark'),
    rect(160, 590, 60, 240, 'deep'),
    rect(200, 620, 400, 60, 'warm'),
  ]
}

/** A stair from below, step by step into the light. */
function stair() {
  const steps = range(9).map((i) => {
    const [x, y] = [140 + i * 130, 1040 - i * 92]
    return rect(x, y, WIDTH - x, 92, i % 2 === 0 ? 'wall' : 'light') + rect(x, y, 130, 8, 'shade')
  })
  return [
    rect(0, 0, WIDTH, HEIGHT, 'shade'),
    rect(0, 0, WIDTH, 300, 'sky'),
    ...steps,
    `<path d="M120 900 1300 62" stroke="${TONES.deep}" stroke-width="14"/>`,
  ]
}

/** Trees before a long wall. */
function garden() {
  const trees = [260, 560, 900, 1300].map((x, i) => {
    const radius = [150, 200, 130, 220][i] ?? 150
    return rect(x - 9, 720, 18, 260, 'deep') + circle(x, 680, radius, i % 2 === 0 ? 'leaf' : 'dark')
  })
  return [
    rect(0, 0, WIDTH, HEIGHT, 'light'),
    rect(0, 560, WIDTH, 420, 'wall'),
    ...trees,
    rect(0, 970, WIDTH, 230, 'leaf'),
    rect(0, 1080, WIDTH, 120, 'shade', 0.6),
  ]
}

/** Roofs, one behind the other. */
function roofs() {
  return [
    rect(0, 0, WIDTH, HEIGHT, 'sky'),
    shape('0,620 380,330 760,620 760,1200 0,1200', 'wall'),
    shape('620,700 1050,380 1600,740 1600,1200 620,1200', 'shade'),
    shape('200,860 640,520 1080,860 1080,1200 200,1200', 'light'),
    shape('200,860 640,520 640,560 250,860', 'dark', 0.5),
    rect(560, 880, 150, 320, 'deep', 0.8),
    rect(860, 930, 110, 130, 'warm'),
    rect(330, 930, 110, 130, 'dark'),
  ]
}

/** An open door at the end of a hall. */
function door() {
  return [
    rect(0, 0, WIDTH, HEIGHT, 'shade'),
    shape('0,0 520,240 520,960 0,1200', 'wall'),
    shape('1600,0 1080,240 1080,960 1600,1200', 'dark', 0.55),
    rect(520, 240, 560, 720, 'light'),
    shape('520,960 1080,960 1600,1200 0,1200', 'wall'),
    shape('640,960 960,960 1180,1200 420,1200', 'light'),
    rect(640, 380, 320, 580, 'sky'),
    rect(920, 380, 40, 580, 'warm'),
  ]
}

/** A balcony in the shade of the one above. */
function balcony() {
  const bars = range(19).map((i) => rect(330 + i * 52, 700, 10, 260, 'deep'))
  return [
    rect(0, 0, WIDTH, HEIGHT, 'wall'),
    rect(300, 120, 1000, 840, 'light'),
    rect(300, 120, 1000, 150, 'dark', 0.6),
    rect(420, 270, 300, 690, 'dark'),
    rect(760, 270, 300, 690, 'deep'),
    shape('420,270 560,270 420,700', 'shade', 0.6),
    ...bars,
    rect(310, 690, 980, 22, 'deep'),
    rect(240, 960, 1120, 60, 'shade'),
  ]
}

/** A table, two chairs, a lamp. */
function table() {
  return [
    rect(0, 0, WIDTH, HEIGHT, 'light'),
    rect(0, 860, WIDTH, 340, 'wall'),
    `<path d="M800 0V300" stroke="${TONES.deep}" stroke-width="8"/>`,
    shape('700,400 900,400 860,300 740,300', 'deep'),
    shape('520,860 1080,860 900,400 700,400', 'warm', 0.18),
    rect(460, 680, 680, 28, 'dark'),
    rect(520, 708, 22, 300, 'dark'),
    rect(1058, 708, 22, 300, 'dark'),
    rect(300, 640, 26, 370, 'shade'),
    rect(300, 800, 150, 22, 'shade'),
    rect(1274, 640, 26, 370, 'shade'),
    rect(1150, 800, 150, 22, 'shade'),
    circle(640, 650, 32, 'warm'),
  ]
}

const DRAWINGS = { front, room, stair, garden, roofs, door, balcony, table }

export type DrawingName = keyof typeof DRAWINGS

export const DRAWING_NAMES = Object.keys(DRAWINGS) as DrawingName[]

/** A drawing as SVG. */
export function drawing(name: DrawingName): string {
  const parts = DRAWINGS[name]().join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none">${parts}</svg>`
}
