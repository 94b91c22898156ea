/** Materials of what stands at places, with its fill and the line around it. */
type Layer = readonly [materials: readonly string[], fill: string, line: string]

/** The colours of the plan at an hour; all hours have the same shapes in the same frame. */
export type Hour = {
  sea: readonly [bay: string, coast: string, open: string]
  /** Water that one can stand in. */
  lagoon: string
  /** The water along the shore. */
  shallows: string
  /** Heights in the model and the colours of the land above them, from the beach up. */
  bands: readonly (readonly [height: number, colour: string])[]
  contours: string
  trees: Readonly<Record<string, string>>
  paths: readonly [fill: string, line: string]
  jetty: string
  boats: readonly [fill: string, line: string]
  /** What stands at places, from the ground up. */
  layers: readonly Layer[]
  /** Whether windows and lamps are lit. */
  lamps: boolean
}

export const DAY: Hour = {
  sea: ['#c3e2da', '#8cc2ba', '#4c938c'],
  lagoon: '#b5dcd2',
  shallows: '#faf6ee',
  bands: [
    [0.04, '#fbf5e8'],
    [0.42, '#ede2ce'],
    [1.5, '#e4dcc3'],
    [2.4, '#d8d6ba'],
    [3.2, '#c9cdb2'],
    [4, '#b9c2a3'],
  ],
  contours: '#fffdf9',
  trees: { 'trees-pine': '#5f7a5f', 'trees-olive': '#7c8f6d', 'trees-cypress': '#496350' },
  paths: ['#fffdf9', '#c3ad86'],
  jetty: '#a58b62',
  boats: ['#fffdf9', '#1f6461'],
  layers: [
    [['travertine_plain', 'slate', 'concrete'], '#f6eedd', '#cdbb99'],
    [['deck', 'earth', 'court'], '#dcc3a0', '#b99d74'],
    [['pool_flat', 'pool_pond'], '#7fb9b1', '#4c938c'],
    [['plaster', 'built', 'white', 'glass_dark'], '#fffdf9', '#a58b62'],
  ],
  lamps: false,
}

/** An hour after the sun: blue land, a last warmth on the lagoon, lamps on. */
export const DUSK: Hour = {
  sea: ['#76707f', '#2f5163', '#12293a'],
  lagoon: '#77727f',
  shallows: '#b79a94',
  bands: [
    [0.04, '#8f858a'],
    [0.42, '#6c6d78'],
    [1.5, '#5f6670'],
    [2.4, '#535f68'],
    [3.2, '#48575f'],
    [4, '#3f4f56'],
  ],
  contours: '#a9a7ad',
  trees: { 'trees-pine': '#1b3336', 'trees-olive': '#2a4144', 'trees-cypress': '#14282c' },
  paths: ['#a8a2a3', '#4b525c'],
  jetty: '#2b3a46',
  boats: ['#cfc8c4', '#12293a'],
  layers: [
    [['travertine_plain', 'slate', 'concrete'], '#c9a983', '#5e5a5e'],
    [['deck', 'earth', 'court'], '#8d7a70', '#4f4c50'],
    [['pool_flat', 'pool_pond'], '#5fd0cb', '#2f8f93'],
    [['white'], '#bdb7b8', '#5e5a5e'],
    [['plaster', 'built', 'glass_dark'], '#d5d0d2', '#f0b566'],
  ],
  lamps: true,
}
