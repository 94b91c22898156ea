import type { Face, FaceFile, StandIn } from './faces.ts'

/** Local fonts for the characters that the typeface does not have. */
const SYSTEM = {
  serif: '"Iowan Old Style","Palatino Linotype",Georgia,serif',
  sans: '"Helvetica Neue",Arial,sans-serif',
}

/** The `@font-face` rules of a typeface: its files, each with its stand-ins. */
export function faceCss({ name, files }: Face): string {
  return files.map((file) => fileRule(name, file) + standInRules(name, file)).join('')
}

/** The value of `font-family` for a typeface. */
export function familyOf({ name, kind }: Face): string {
  return `${quoted(name)},${quoted(fallbackOf(name))},${SYSTEM[kind]}`
}

function fileRule(name: string, { href, weight, style }: FaceFile) {
  return rule({
    'font-family': quoted(name),
    ...styleOf(style),
    'font-weight': weight,
    'font-display': 'swap',
    src: `url(${quoted(href)}) format("woff2")`,
  })
}

function standInRules(name: string, { style, standIns }: FaceFile) {
  return standIns.map((one) => standInRule(name, style, one)).join('')
}

function standInRule(name: string, style: string, standIn: StandIn) {
  const { weight, local, size, ascent, descent, gap } = standIn
  return rule({
    'font-family': quoted(fallbackOf(name)),
    ...styleOf(style),
    'font-weight': weight,
    src: local.map((one) => `local(${quoted(one)})`).join(),
    'size-adjust': size,
    'ascent-override': short(ascent),
    'descent-override': short(descent),
    'line-gap-override': short(gap),
  })
}

/** A rule without a style is upright. */
function styleOf(style: string): Record<string, string> {
  return style === 'normal' ? {} : { 'font-style': style }
}

/**
 * Rounds to a tenth of a percent: more precision moves no line by a pixel, and every document has
 * these rules.
 */
function short(percent: string) {
  return `${Number(Number.parseFloat(percent).toFixed(1))}%`
}

function fallbackOf(name: string) {
  return `${name} Fallback`
}

function rule(descriptors: Record<string, string>) {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${lines.join(';')}}`
}

/** A CSS string without characters that could end it, or the style element around it. */
function quoted(text: string) {
  return `"${text.replaceAll(/[^\p{L}\p{N} ./_-]/gu, '')}"`
}
