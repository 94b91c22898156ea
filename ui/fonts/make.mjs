/*
 * Creates the font files in site/public/assets/fonts and kit/brand/faces.json; README.md has the
 * command. The tools and the original fonts are in a folder outside the project: running Belvedere
 * needs neither.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FACES } from './faces.mjs'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Letters and symbols of western European languages, with typographic punctuation. */
const GLYPHS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ıŒœŠšŸŽžˆ˚˜',
  range(0x2010, 0x2015),
  '‘’‚“”„†‡•…‰′″‹›⁄€™−←↑→↓≈≠≤≥',
  '\u2009\u200a\u200b\u202f\u2060',
].join('')

const tools = resolve(process.argv[2] ?? '.')
const load = createRequire(join(tools, 'package.json'))
const subsetFont = load('subset-font')
const { fromBuffer } = await import(pathToFileURL(load.resolve('@capsizecss/unpack')).href)
const { entireMetricsCollection: systems } = load('@capsizecss/metrics/entireMetricsCollection')

const output = new URL('../../site/public/assets/fonts/', import.meta.url)

/**
 * Local fallback fonts by kind and style; the last one is tried first. Liberation has the metrics of
 * Times New Roman and Arial.
 */
const STAND_INS = {
  'serif normal': () => [
    [['Times New Roman', 'Times', 'Liberation Serif'], systems.timesNewRoman],
    [['Noto Serif', 'Noto Serif Regular', 'NotoSerif'], systems.notoSerif],
    [['Georgia'], systems.georgia],
  ],
  'serif italic': () => [
    [
      ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic'],
      systems.timesNewRoman.variants.italic,
    ],
    [['Noto Serif Italic', 'NotoSerif-Italic'], systems.notoSerif.variants.italic],
    [['Georgia Italic'], systems.georgia.variants.italic],
  ],
  'sans normal': (weight) =>
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
 * frequencies; measured in Chromium with the first of each kind, font against fallback.
 */
const SET_TIGHTER = { 'serif normal': 0.992, 'serif italic': 1.001, 'sans normal': 0.989 }

const percent = (part) => `${(part * 100).toFixed(2)}%`

/** Gives the fallback the metrics of the font: average width, ascent and descent. */
function standIn(setting, weight, real, [names, local]) {
  const width = (font) => font.xWidthAvg / font.unitsPerEm
  const size = (width(real) / width(local)) * SET_TIGHTER[setting]
  const height = (part) => percent(Math.abs(part) / real.unitsPerEm / size)
  return {
    weight,
    local: names,
    size: percent(size),
    ascent: height(real.ascent),
    descent: height(real.descent),
    gap: height(real.lineGap),
  }
}

async function makeFile({ kind }, { name, from, weight, style, axes, instances }) {
  const source = await readFile(join(tools, 'node_modules', from))
  const font = await subsetFont(source, GLYPHS, { targetFormat: 'woff2', variationAxes: axes })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  await writeFile(new URL(`${name}-${hash}.woff2`, output), font)
  const standIns = await Promise.all(
    instances.map((instance) => standInsOf(source, `${kind} ${style}`, instance, axes)),
  )
  return { href: `/assets/fonts/${name}-${hash}.woff2`, weight, style, standIns: standIns.flat() }
}

/** Weights differ in width, so each has its own fallbacks. */
async function standInsOf(source, setting, weight, axes) {
  const variationAxes = axes && { wght: Number(weight) }
  const instance = await subsetFont(source, GLYPHS, { targetFormat: 'sfnt', variationAxes })
  const real = await fromBuffer(instance)
  return STAND_INS[setting](weight).map((local) => standIn(setting, weight, real, local))
}

async function makeFace(face) {
  const { slug, name, use, kind } = face
  const licence = join(tools, 'node_modules', face.files[0].from, '../../LICENSE')
  await copyFile(licence, new URL(`OFL-${slug}.txt`, import.meta.url))
  const files = await Promise.all(face.files.map((file) => makeFile(face, file)))
  return { slug, name, use, kind, files }
}

await rm(output, { recursive: true, force: true })
await mkdir(output, { recursive: true })
const faces = await Promise.all(FACES.map(makeFace))
const list = new URL('../../kit/brand/faces.json', import.meta.url)
await writeFile(list, `${JSON.stringify(faces, null, 2)}\n`)
