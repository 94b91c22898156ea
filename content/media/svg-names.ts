import type sax from 'sax'

/** A name of SVG without its namespace, in small letters. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}

/** The values of an element’s attributes, by these names. */
export function attributesOf({ attributes }: sax.Tag | sax.QualifiedTag): Map<string, string> {
  return new Map(
    Object.entries(attributes).map(([name, value]): [string, string] => [
      localName(name),
      typeof value === 'string' ? value : value.value,
    ]),
  )
}
