/*
 * Creates the font files beside this script and ../styles/fonts.css; README.md has the command. The
 * tools and the original fonts are in a folder outside the project: running Belvedere needs neither.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GLYPHS } from './glyphs.mjs'

const tools = resolve(process.argv[2] ?? '.')
const load = createRequire(join(tools, 'package.json'))
const subsetFont = load('subset-font')
const { fromBuffer } = await import(pathToFileURL(load.resolve('@capsizecss/unpack')).href)
const { entireMetricsCollection: systems } = load('@capsizecss/metrics/entireMetricsCollection')

const SERIF = '@fontsource/noto-serif-display/files/noto-serif-display-latin'
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const FILES = [
  serif('200', 'normal'),
  serif('200', 'italic'),
  serif('300', 'normal'),
  {
    family: 'Instrument Sans',
    from: SANS,
    file: 'instrument-sans.woff2',
    weight: '400 600',
    style: 'normal',
    axes: { wght: { min: 400, max: 600 } },
    instances: ['400', '500', '600'],
  },
]

function serif(weight, style) {
  const file = `noto-serif-display-${weight}${style === 'italic' ? '-italic' : ''}.woff2`
  const from = `${SERIF}-${weight}-${style}.woff2`
  return { family: 'Noto Serif Display', from, file, weight, style, instances: [weight] }
}

/**
 * Local fallback fonts by family and style; the last one is tried first. Liberation has the metrics of
 * Times New Roman and Arial.
 */
const STAND_INS = {
  'Noto Serif Display normal': () => [
    [['Times New Roman', 'Times', 'Liberation Serif'], systems.timesNewRoman],
    [['Noto Serif', 'Noto Serif Regular', 'NotoSerif'], systems.notoSerif],
    [['Georgia'], systems.georgia],
  ],
  'Noto Serif Display italic': () => [
    [
      ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic'],
      systems.timesNewRoman.variants.italic,
    ],
    [['Noto Serif Italic', 'NotoSerif-Italic'], systems.notoSerif.variants.italic],
    [['Georgia Italic'], systems.georgia.variants.italic],
  ],
  'Instrument Sans normal': (weight) =>
    weight === '600'
      ? [
          [['Roboto Bold', 'Roboto-Bold'], systems.roboto.variants['700']],
          [['Arial Bold', 'Liberation Sans Bold'], systems.arial.variants['700']],
        ]
      : [
          [['Roboto', 'Roboto Regular', 'Roboto-Regular'], systems.roboto],
          [['Arial', 'Liberation Sans'], systems.arial],
        ],
}

/**
 * How much narrower real text is than average widths predict, because of kerning and letter
 * frequencies; measured in Chromium on the demo's texts, font against fallback.
 */
const SET_TIGHTER = {
  'Noto Serif Display normal': 0.992,
  'Noto Serif Display italic': 1.001,
  'Instrument Sans normal': 0.989,
}

const percent = (part) => `${(part * 100).toFixed(2)}%`

/** Gives the fallback the metrics of the font: average width, ascent and descent. */
function fallbackRule({ family, style }, weight, real, [names, standIn]) {
  const width = (font) => font.xWidthAvg / font.unitsPerEm
  const size = (width(real) / width(standIn)) * SET_TIGHTER[`${family} ${style}`]
  const height = (part) => percent(Math.abs(part) / real.unitsPerEm / size)
  return rule({
    'font-family': `"${family} Fallback"`,
    'font-style': style,
    'font-weight': weight,
    src: names.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': height(real.ascent),
    'descent-override': height(real.descent),
    'line-gap-override': height(real.lineGap),
  })
}

function webRule({ family, file, weight, style }) {
  return rule({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("../fonts/${file}") format("woff2")`,
  })
}

function rule(descriptors) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

async function make(font) {
  const source = await readFile(join(tools, 'node_modules', font.from))
  const options = { targetFormat: 'woff2', variationAxes: font.axes }
  await writeFile(new URL(font.file, import.meta.url), await subsetFont(source, GLYPHS, options))
  const rules = await Promise.all(font.instances.map((weight) => fallbacks(font, source, weight)))
  return [webRule(font), ...rules.flat()]
}

/** Weights differ in width, so each has its own fallbacks. */
async function fallbacks(font, source, weight) {
  const variationAxes = font.axes && { wght: Number(weight) }
  const instance = await subsetFont(source, GLYPHS, { targetFormat: 'sfnt', variationAxes })
  const real = await fromBuffer(instance)
  const standIns = STAND_INS[`${font.family} ${font.style}`](weight)
  return standIns.map((standIn) => fallbackRule(font, weight, real, standIn))
}

const rules = (await Promise.all(FILES.map(make))).flat()
const head = '/* Made by ui/fonts/make.mjs; change it there. */\n\n'
await writeFile(new URL('../styles/fonts.css', import.meta.url), head + rules.join('\n'))
