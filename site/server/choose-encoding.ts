export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings of a response, from the smallest body to the largest. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

const WEIGHT = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/

/**
 * Negotiates `Accept-Encoding`: the highest weight wins, and of equal weights the smallest body.
 * A client that refuses every encoding gets plain bytes, which RFC 9110 allows instead of a 406.
 */
export function chooseEncoding(accept = ''): Encoding {
  const weights = new Map(accept.toLowerCase().split(',').map(readEncoding))
  // `*` matches every encoding that the header does not name.
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = Math.max(...ENCODINGS.map(weightOf))
  return (best > 0 && ENCODINGS.find((encoding) => weightOf(encoding) === best)) || 'identity'
}

/** One encoding of the header with its weight. A weight that cannot be read counts as refused. */
function readEncoding(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';')
  const isWeighted = parameters.some((parameter) => parameter.trim() !== '')
  const weights = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1])
  const weight = Number(weights.find((one) => one !== undefined) ?? (isWeighted ? 0 : 1))
  return [name.trim(), Math.min(weight, 1)]
}
