/** The land of the lodge in the model’s units: `2 × REACH` wide, peaks in the north. */
export const REACH = 50

const PEAKS = [
  { x: -26, z: -40, height: 26, wide: 17 },
  { x: 4, z: -46, height: 34, wide: 20 },
  { x: 32, z: -38, height: 24, wide: 16 },
]

/** The height of the land: a slope that rises to three peaks. */
export function heightAt(x: number, z: number): number {
  const slope = (REACH - z) * 0.09
  const peaks = PEAKS.map((peak) => {
    const away = Math.hypot(x - peak.x, z - peak.z) / peak.wide
    return peak.height * Math.exp(-away * away)
  })
  const folds = Math.sin(x * 0.32) * Math.cos(z * 0.27) * 0.7
  return slope + folds + Math.max(...peaks)
}

/** Where the chalets stand: three rows of four, each row higher than the one below. */
export const CHALETS = Array.from({ length: 12 }, (_, at) => {
  const [row, column] = [Math.floor(at / 4), at % 4]
  return {
    name: `chalet-${`${at + 1}`.padStart(2, '0')}`,
    x: -27 + column * 18 + row * 3,
    z: 30 - row * 16 - (column % 2) * 3,
  }
})

/** The house that all share. */
export const LODGE = { name: 'refugio', x: 0, z: 42 }
