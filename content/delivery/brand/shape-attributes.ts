/** Attributes that draw, with the format that each of them must have. */
const FORMS = new Map<string, RegExp>([
  ...formOf(/^[\s\d.,eE+-]*$/, [
    ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points'],
    ...['stroke-width', 'stroke-miterlimit', 'stroke-dasharray', 'opacity'],
    ...['fill-opacity', 'stroke-opacity'],
  ]),
  ...formOf(/^[\s\d.,eE+\-a-zA-Z]*$/, ['d']),
  ...formOf(/^[\s\d.,eE+\-a-zA-Z()]*$/, ['transform']),
  ...formOf(/^[a-z-]*$/, ['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin']),
])

const COLOURED = ['fill', 'stroke']
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|rgb\([\d\s.,%/]+\)|var\(--accent(,\s*#[\da-f]{3,8})?\))$/i
const BLACK = /^(#000|#000000|black|rgb\(\s*0[\s,]+0[\s,]+0\s*\))$/i

function formOf(form: RegExp, names: string[]) {
  return names.map((name) => [name, form] as const)
}

/** The attributes that draw, as HTML. Anything else is left out, because it could be harmful. */
export function shapeAttributes(tag: string, values: ReadonlyMap<string, string>): string {
  const all = new Map([...values, ...declarations(values.get('style') ?? '')])
  const kept = [...all].flatMap(([name, value]) => {
    const own = COLOURED.includes(name) ? colourOf(value) : keptValue(name, value)
    return own === undefined || isSizeOf(tag, name) ? [] : [` ${name}="${own}"`]
  })
  return kept.join('')
}

/** The group that replaces the root has no box of its own. */
function isSizeOf(tag: string, name: string) {
  return tag === 'g' && ['x', 'y', 'width', 'height'].includes(name)
}

function keptValue(name: string, value: string) {
  return FORMS.get(name)?.test(value) ? value.trim().replaceAll(/\s+/g, ' ') : undefined
}

/** Black, the default of drawing programs, becomes the colour of the text. */
function colourOf(value: string) {
  const colour = value.trim()
  if (BLACK.test(colour)) return 'currentColor'
  return COLOUR.test(colour) ? colour : undefined
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration) => {
    const [name = '', value] = declaration.split(':')
    return value === undefined ? [] : [[name.trim(), value.trim()] as [string, string]]
  })
}
